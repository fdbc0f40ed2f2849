import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/**
 * Names what a link ends, signed, so that nobody ends what they got no mail of. Nothing has to be kept of a link: one that
 * has ended what it names finds nothing any more.
 */
export interface EndLinks {
  tokenOf(device: string): string;
  /** The device that a token names; null where it is not ours. */
  deviceOf(token: string): string | null;
}

/** The links of an installation, signed by a key made from its secret. */
export function endLinks(secret: string): EndLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'plainday end of mails', 32));
  const sign = (device: string) => createHmac('sha256', key).update(device).digest();
  return {
    tokenOf: (device) => `${device}.${sign(device).toString('base64url')}`,
    deviceOf(token) {
      const [, device, signature] = TOKEN.exec(token) ?? [];
      if (device === undefined || signature === undefined) return null;
      const given = Buffer.from(signature, 'base64url');
      return timingSafeEqual(given, sign(device)) ? device : null;
    },
  };
}
