import { createECDH, hkdfSync } from 'node:crypto';

/** What pushes are signed with (RFC 8292). */
export interface VapidKeys {
  /** Uncompressed point on P-256, base64url; browsers subscribe with it. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The key of an installation, made from its secret: the same in every gateway that shares it, in every backup that holds
 * it, and gone with it, as are the sessions that devices subscribe with.
 */
export function vapidKeysOf(secret: string): VapidKeys {
  const curve = createECDH('prime256v1');
  for (let turn = 0; ; turn += 1) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, '', `plainday push ${turn}`, 32));
    try {
      curve.setPrivateKey(scalar);
    } catch {
      // One of four billion numbers is none of this curve.
      continue;
    }
    const publicKey = curve.getPublicKey().toString('base64url');
    return { publicKey, privateKey: scalar.toString('base64url') };
  }
}
