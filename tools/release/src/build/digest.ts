import { readBuiltFiles, type LocalFile } from './built-files';
import { ALGORITHM, integrityOf } from './integrity';

/** One hash for files and their names. */
export function digestOf(files: readonly LocalFile[], algorithm = ALGORITHM): string {
  const list = files.map(({ name, integrity }) => `${name}\0${integrity}\0`);
  return integrityOf(list.join(''), algorithm);
}

/** One hash for all files of a folder but the compressed twins. */
export async function folderDigest(folder: string, algorithm = ALGORITHM): Promise<string> {
  return digestOf(await readBuiltFiles(folder, algorithm), algorithm);
}
