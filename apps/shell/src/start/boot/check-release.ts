import type { Release } from '@plainday/federation-contract';
import { signedText } from '@plainday/federation-contract/signed';

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const NAME = 'Ed25519';

/** The key to check with; null where the browser cannot: older ones, and any outside of https and loopback. */
async function importKey(x: string): Promise<CryptoKey | null> {
  if (!('subtle' in crypto)) return null;
  try {
    const jwk = { kty: 'OKP', crv: NAME, x };
    return await crypto.subtle.importKey('jwk', jwk, NAME, false, ['verify']);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return null;
    throw error;
  }
}

const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** What is known of a release: whose it is, or that this browser cannot tell. */
export type Origin = 'genuine' | 'unknown';

/** Rejects what must not run: a release of somebody else, a changed one, and on the open web an unsigned one. */
export async function checkRelease(release: Release, releaseKey?: string): Promise<Origin> {
  if (releaseKey === undefined) {
    if (loopback.test(location.hostname)) return 'genuine';
    throw new Error('Releases are not signed here. The gateway needs PLAINDAY_RELEASE_KEY.');
  }
  const whole = { key: releaseKey, signature: release.signature ?? '', text: signedText(release) };
  const proofs = release.owned
    ? (await import('@plainday/federation-contract/owned')).proofsOf(release, releaseKey)
    : [whole];
  for (const proof of proofs) {
    const key = await importKey(proof.key);
    if (!key) return 'unknown';
    const text = new TextEncoder().encode(proof.text);
    if (!(await crypto.subtle.verify(NAME, key, bytes(proof.signature), text))) {
      throw new Error(`Release '${release.id}' is not signed with the key of this site.`);
    }
  }
  return 'genuine';
}
