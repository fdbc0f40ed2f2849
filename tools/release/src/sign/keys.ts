import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { Release } from '@plainday/federation-contract';
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

/** Signs what browsers get of a release. */
export function signRelease(release: Release, key: KeyObject): string {
  return sign(null, Buffer.from(signedText(release)), key).toString('base64');
}

/** Whether a release was signed with the private half of this key, and is what was signed. */
export function isSigned(release: Release, publicKey: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  const signature = Buffer.from(release.signature ?? '', 'base64');
  return verify(null, Buffer.from(signedText(release)), key, signature);
}
