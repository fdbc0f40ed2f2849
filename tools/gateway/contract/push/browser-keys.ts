import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** The keys that a browser makes when it subscribes. */
export interface BrowserKeys {
  readonly curve: ECDH;
  readonly secret: Buffer;
}

export function newBrowserKeys(): BrowserKeys {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { curve, secret: randomBytes(16) };
}

function contentKeys(body: Buffer, { curve, secret }: BrowserKeys) {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const ikm = hkdfSync('sha256', curve.computeSecret(sender), secret, info, 32);
  const derive = (name: string, bytes: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(ikm), salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes),
    );
  return { key: derive('aes128gcm', 16), nonce: derive('nonce', 12) };
}

/**
 * What a push says, read from the RFCs (8188, 8291) and with nothing of what seals it: one record of AES-128-GCM, under
 * keys of an exchange on P-256 and the secret of the browser.
 */
export function unseal(body: Buffer, browser: BrowserKeys): string {
  const { key, nonce } = contentKeys(body, browser);
  const record = body.subarray(21 + body.readUInt8(20));
  if (record.length > body.readUInt32BE(16)) throw new Error('There is more than one record.');
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('No last record.');
  return plain.subarray(0, end).toString('utf8');
}
