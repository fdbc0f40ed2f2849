import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { BuiltFile } from '@plainday/federation-contract';
import { ALGORITHM, integrityOf } from './integrity';

/** A file of a build, relative to the build's folder, with what a release says of it. */
export interface LocalFile {
  name: string;
  bytes: number;
  /** Size of its brotli twin; its own where there is none. */
  compressedBytes: number;
  integrity: string;
}

const compressedTwin = /\.(br|gz)$/;

/** All files of a build in a fixed order, without their compressed twins. */
export async function readBuiltFiles(folder: string, algorithm = ALGORITHM): Promise<LocalFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !compressedTwin.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name));
      const twin = await stat(join(folder, `${name}.br`)).catch(() => null);
      return {
        name,
        bytes: content.length,
        compressedBytes: twin?.size ?? content.length,
        integrity: integrityOf(content, algorithm),
      };
    }),
  );
}

/** The version of a build is the hash of its content: the same code never gets two. */
export function versionOf(files: readonly LocalFile[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.name}\0${file.integrity}\0`);
  return hash.digest('hex').slice(0, 12);
}

/** The same files under the public path they are served from. */
export function publicFiles(files: readonly LocalFile[], base: string): BuiltFile[] {
  return files.map(({ name, bytes, integrity }) => ({ path: `${base}${name}`, bytes, integrity }));
}
