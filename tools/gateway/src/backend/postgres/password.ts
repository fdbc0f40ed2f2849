import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

const pathOf = (dataDir: string) => join(dataDir, 'postgres.password');

/** The embedded server's password; null when its file is missing or torn. */
export async function findPassword(dataDir: string): Promise<string | null> {
  const kept = await readFile(pathOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return /^[0-9a-f]{32,}$/.test(kept) ? kept : null;
}

/**
 * Makes a password, random and readable by the owner of the data only. It is written down once `accept`
 * has made it good.
 */
export async function newPassword(
  dataDir: string,
  accept: (password: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const password = randomBytes(24).toString('hex');
  const draft = `${pathOf(dataDir)}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(password);
    await file.sync();
  } finally {
    await file.close();
  }
  await accept(password);
  await rename(draft, pathOf(dataDir));
  return password;
}
