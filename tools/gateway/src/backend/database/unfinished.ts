import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A name beside the data directory for a database that is still being made. */
export function unfinishedDir(dataDir: string, name: string): string {
  return join(dataDir, `${name}.new-${randomBytes(4).toString('hex')}`);
}

/** Removes what a first start that was killed left behind. */
export async function removeUnfinished(dataDir: string, name: string): Promise<void> {
  for (const entry of await readdir(dataDir)) {
    if (entry.startsWith(`${name}.new-`)) {
      await rm(join(dataDir, entry), {
        recursive: true,
        force: true,
        // The program that was making it may still be ending.
        maxRetries: 20,
        retryDelay: 100,
      });
    }
  }
}
