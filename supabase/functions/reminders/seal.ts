import { createCipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';

/** What may be told in one record, with the sign of its end and the tag. */
const RECORD_BYTES = 4096;
const INFO = Buffer.from('WebPush: info\0');
const KEY_INFO = Buffer.from('Content-Encoding: aes128gcm\0\x01');
const NONCE_INFO = Buffer.from('Content-Encoding: nonce\0\x01');
const ONE = Buffer.from([1]);
const LAST = Buffer.from([2]);

/** Making a curve costs as much as a key on it. It makes a new key for each message. */
const curve = createECDH('prime256v1');

function mac(key: Buffer, ...parts: readonly Buffer[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
}

/** The head of what is sealed: the salt, the size of a record, and who seals. */
function headOf(salt: Buffer, sender: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(sender.length, 4);
  return Buffer.concat([salt, sizes, sender]);
}

/** What one message is sealed in; there is no second use of it. */
export interface Envelope {
  readonly head: Buffer;
  readonly key: Buffer;
  readonly nonce: Buffer;
}

/**
 * An envelope to the keys of a browser (RFC 8291). Throws where the keys are none. Written for thousands in a second: what
 * libraries do beside the mathematics costs as much again.
 */
export function envelopeTo(p256dh: string, auth: string): Envelope {
  const browser = Buffer.from(p256dh, 'base64url');
  const sender = curve.generateKeys();
  const shared = mac(Buffer.from(auth, 'base64url'), curve.computeSecret(browser));
  const salt = randomBytes(16);
  const root = mac(salt, mac(shared, INFO, browser, sender, ONE));
  const [key, nonce] = [mac(root, KEY_INFO).subarray(0, 16), mac(root, NONCE_INFO).subarray(0, 12)];
  return { head: headOf(salt, sender), key, nonce };
}

/** Seals a text, in one record of RFC 8188. */
export function seal(text: string, { head, key, nonce }: Envelope): Buffer {
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final()];
  return Buffer.concat([head, ...record, cipher.getAuthTag()]);
}
