import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What an export leaves in its folder: such a one may be emptied, and no other. */
const MARK = '.plainday-export';

const isWithin = (folder: string, other: string) => !relative(other, folder).startsWith('..');

/** Rejects for a folder that an export has not made: nothing of somebody else is ever removed. */
export async function refuseForeign(target: string, siteDir: string): Promise<void> {
  if (isWithin(target, siteDir) || isWithin(siteDir, target)) {
    throw new Error(
      `${target} is the folder of the site, or shares one with it. Name another one.`,
    );
  }
  const names = await readdir(target).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0 || names.includes(MARK)) return;
  throw new Error(
    `${target} holds something that no export has written (there is no ${MARK} in it). ` +
      'Nothing was changed. Name an empty folder, or one of an export.',
  );
}

/** Takes away what the last export wrote. The mark stays until all else is gone. */
export async function emptyFolder(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  await writeFile(
    join(target, MARK),
    'npm run export empties this folder before it writes again.\n',
  );
  for (const name of await readdir(target)) {
    if (name !== MARK) await rm(join(target, name), { recursive: true, force: true });
  }
}
