import { createHash } from 'node:crypto';
import { readBuiltFiles, type LocalFile } from './built-files';

/** One SHA-384 for files and their names. */
export function digestOf(files: readonly LocalFile[]): string {
  const hash = createHash('sha384');
  for (const { name, integrity } of files) hash.update(`${name}\0${integrity}\0`);
  return `sha384-${hash.digest('base64')}`;
}

/** One SHA-384 for all files of a folder but the compressed twins. */
export async function folderDigest(folder: string): Promise<string> {
  return digestOf(await readBuiltFiles(folder));
}
