import { randomBytes } from 'node:crypto';
import { chmod, open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the key of the local mailbox lies: whoever can read the data folder may read the mails. */
export const mailboxKeyPath = (dataDir: string) => join(dataDir, 'mailbox.key');

/** Reads the key of the local mailbox, or makes it. Only the owner of the data can read the file. */
export async function loadMailboxKey(dataDir: string): Promise<string> {
  const path = mailboxKeyPath(dataDir);
  const kept = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (/^[\w-]{32,}$/.test(kept)) {
    const { mode } = await stat(path);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) await chmod(path, 0o600);
    return kept;
  }
  const key = randomBytes(24).toString('base64url');
  const file = await open(path, 'w', 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(`${key}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return key;
}
