import { createHash } from 'node:crypto';

/** How a file is vouched for, as in an integrity attribute. */
export type Algorithm = 'sha256' | 'sha384';

/** Of what is built now. Releases from before are hashed with SHA-384, and are checked with it. */
export const ALGORITHM: Algorithm = 'sha256';

/** With which algorithm a hash was made. */
export function algorithmOf(integrity: string): Algorithm {
  return integrity.startsWith('sha384-') ? 'sha384' : 'sha256';
}

/** The hash of a text or file in the form of an integrity attribute. */
export function integrityOf(content: string | Buffer, algorithm = ALGORITHM): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Whether a file is what its hash says. */
export function isIntact(content: string | Buffer, integrity: string): boolean {
  return integrityOf(content, algorithmOf(integrity)) === integrity;
}
