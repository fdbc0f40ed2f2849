import { hkdfSync, randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { weakness } from './weak-secret';

const keysSchema = z.object({
  /** Signs the session tokens. */
  jwtSecret: z.string(),
  /** Sent by every browser; grants nothing by itself. */
  publishableKey: z.string(),
  /** Full rights on the backend; never leaves this process. */
  secretKey: z.string(),
});

/** The secrets of one installation. */
export type Keys = z.infer<typeof keysSchema>;

function newKeys(): Keys {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(36).toString('base64url')}`,
  };
}

/** The keys that belong to one secret: the same in every gateway that is given it. */
export function keysOf(secret: string): Keys {
  const derived = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `plainday ${purpose}`, bytes)).toString('base64url');
  return {
    jwtSecret: derived('sessions', 48),
    publishableKey: `sb_publishable_${derived('publishable', 24)}`,
    secretKey: `sb_secret_${derived('secret', 36)}`,
  };
}

/** Writes keys to their file, all or nothing. */
export async function saveKeys(path: string, keys: Keys): Promise<void> {
  const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(keys, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

function check(path: string, source: string): Keys {
  const advice = `Restore ${path} from a backup, or delete it: everyone then signs in again.`;
  let keys: Keys;
  try {
    keys = z.parse(keysSchema, JSON.parse(source));
  } catch {
    throw new Error(`The keys cannot be read. ${advice}`);
  }
  for (const [name, secret] of Object.entries(keys)) {
    const reason = weakness(secret);
    if (reason) throw new Error(`The ${name} in the keys ${reason}. ${advice}`);
  }
  return keys;
}

/** Reads the keys of a data directory, or makes them at first start. Only the owner can read the file. */
export async function loadKeys(path: string): Promise<Keys> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  let source: string;
  try {
    source = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const keys = newKeys();
    await saveKeys(path, keys);
    return keys;
  }
  const { mode } = await stat(path);
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) await chmod(path, 0o600);
  return check(path, source);
}
