import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** How to start a program that refuses to run as root: under another user, maybe through a helper. */
export interface Identity {
  uid?: number;
  gid?: number;
  /** Words before the program's own path. */
  prefix: string[];
}

/** A user by number. */
export interface User {
  uid: number;
  gid: number;
}

async function findUser(name: string): Promise<User | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = passwd.split('\n').find((line) => line.startsWith(`${name}:`));
  const [, , uid, gid] = fields?.split(':') ?? [];
  return uid === undefined || gid === undefined
    ? undefined
    : { uid: Number(uid), gid: Number(gid) };
}

/** Whom PostgreSQL runs as when the gateway is root: `postgres` where that user exists, else `nobody`. */
export async function servantOfRoot(): Promise<User> {
  const user = (await findUser('postgres')) ?? (await findUser('nobody'));
  if (user === undefined) {
    throw new Error('PostgreSQL does not run as root, and no other user was found.');
  }
  return user;
}

/** Whether that identity can run the program and enter the folder. */
function works(identity: Identity, program: string, folder: string): boolean {
  const script = '"$0" --version && cd "$1"';
  const [command = 'sh', ...rest] = [...identity.prefix, 'sh', '-c', script, program, folder];
  const { uid, gid } = identity;
  return spawnSync(command, rest, { uid, gid, stdio: 'ignore' }).status === 0;
}

/**
 * The user PostgreSQL runs as. Not root: oneself. Root: its servant. When the data lies below a
 * folder closed to that user (/root), `setpriv` drops the user id but keeps the right to pass folders.
 */
export async function chooseIdentity(program: string, dataDir: string): Promise<Identity> {
  if (process.getuid?.() !== 0) {
    return { prefix: [] };
  }
  const user = await servantOfRoot();
  const direct: Identity = { ...user, prefix: [] };
  const caps = '+dac_override,+dac_read_search';
  const words = `--reuid=${user.uid} --regid=${user.gid} --clear-groups --inh-caps=${caps} --ambient-caps=${caps}`;
  const helped: Identity = { prefix: ['setpriv', ...words.split(' ')] };
  const chosen = [direct, helped].find((identity) => works(identity, program, dataDir));
  if (chosen === undefined) {
    throw new Error('PostgreSQL does not run as root, and no other user reaches program and data.');
  }
  return chosen;
}

/** The user and group that must own the data directory, when they are not one's own. */
export function ownerOf(identity: Identity): { uid: number; gid: number } | undefined {
  if (identity.uid !== undefined && identity.gid !== undefined) {
    return { uid: identity.uid, gid: identity.gid };
  }
  const [uid, gid] = ['--reuid=', '--regid='].map((word) =>
    identity.prefix.find((part) => part.startsWith(word))?.slice(word.length),
  );
  return uid === undefined || gid === undefined
    ? undefined
    : { uid: Number(uid), gid: Number(gid) };
}
