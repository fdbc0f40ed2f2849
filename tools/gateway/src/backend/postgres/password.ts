import { randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The embedded server's password: random, made once, readable by the owner of the data only. */
export async function readPassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'postgres.password');
  const kept = await readFile(path, 'utf8').catch(() => '');
  if (kept.length >= 32) {
    return kept;
  }
  const password = randomBytes(24).toString('hex');
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(password);
    await file.sync();
  } finally {
    await file.close();
  }
  return password;
}
