import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { Release } from '@plainday/federation-contract';
import { proofsOf } from '@plainday/federation-contract/owned';
import { signedText } from '@plainday/federation-contract/signed';

/** A new key: the private half as PEM. */
export function newKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

/** Reads a private key. Throws where it is not one of Ed25519. */
export function readKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('It is not an Ed25519 key.');
  return key;
}

/** The public half as browsers and the gateway get it: 43 letters. */
export function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'jwk' }).x ?? '';
}

/** Signs a text. */
export const signText = (text: string, key: KeyObject): string =>
  sign(null, Buffer.from(text), key).toString('base64');

/** Whether a text was signed with the private half of this key. */
export function isSignedText(text: string, signature: string, publicKey: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

/** Signs what browsers get of a release. */
export const signRelease = (release: Release, key: KeyObject): string =>
  signText(signedText(release), key);

/** What of a release is not signed as it has to be where this is the key of the site; null where all is. */
export function unproven(release: Release, siteKey: string): string | null {
  try {
    const wrong = proofsOf(release, siteKey).find(
      ({ key, signature, text }) => !isSignedText(text, signature, key),
    );
    return wrong ? `${wrong.what} is not signed with the key it names.` : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whether a release was signed with the private half of this key, or by teams that this key has named. */
export const isSigned = (release: Release, siteKey: string): boolean =>
  unproven(release, siteKey) === null;
