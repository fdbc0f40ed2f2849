import type { BuiltFile } from '@plainday/federation-contract';

/** The hash of no file: what the release does not know does not run. */
const NO_FILE = `sha256-${'A'.repeat(43)}=`;

const hashes = new Map<string, string>();

/** Remembers the hashes of the shell's files, as the release in the page has them. */
export function knowFiles(files: readonly BuiltFile[]): void {
  for (const { path, integrity } of files) hashes.set(path, integrity);
}

/** With which hash a script of the shell is loaded. A page that came without a release has nothing to check by. */
export function integrityOf(address: string): string {
  if (hashes.size === 0) return '';
  return hashes.get(new URL(address, location.origin).pathname) ?? NO_FILE;
}

// What loads the parts of the shell asks for it by this name (tools/rspack).
Object.assign(globalThis, { plaindayIntegrity: integrityOf });
