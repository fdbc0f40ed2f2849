import { randomBytes } from 'node:crypto';
import { cp, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const beside = (path: string) => `${path}.${randomBytes(4).toString('hex')}.tmp`;

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

const alreadyThere = new Set(['ENOTEMPTY', 'EEXIST']);

/** Renames what was written beside its place. What is there already is the same by its name. */
async function putInPlace(temporary: string, path: string): Promise<void> {
  try {
    await rename(temporary, path);
  } catch (error) {
    if (!alreadyThere.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Writes a file so that a reader sees either the old content or the new one, also after a crash. */
export async function writeAtomically(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = beside(path);
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

/** Copies a folder to a place that is not there yet. The copy appears whole or not at all. */
export async function copyFolder(source: string, destination: string): Promise<void> {
  if (await exists(destination)) return;
  await mkdir(dirname(destination), { recursive: true });
  const temporary = beside(destination);
  await cp(source, temporary, { recursive: true });
  await putInPlace(temporary, destination);
}

/** Copies the files of a folder that are not there yet, each whole or not at all. */
export async function copyMissing(source: string, destination: string): Promise<void> {
  await mkdir(destination, { recursive: true });
  for (const name of await readdir(source)) {
    const path = join(destination, name);
    if (await exists(path)) continue;
    const temporary = beside(path);
    await copyFile(join(source, name), temporary);
    await putInPlace(temporary, path);
  }
}

/** Removes what a killed process left half-written. Returns how many. */
export async function clearLeftovers(folder: string): Promise<number> {
  if (!(await exists(folder))) return 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const left = entries.filter(({ name }) => /\.[0-9a-f]{8}\.tmp$/.test(name));
  for (const { parentPath, name } of left) {
    await rm(join(parentPath, name), { recursive: true, force: true });
  }
  return left.length;
}
