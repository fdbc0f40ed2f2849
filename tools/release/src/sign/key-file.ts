import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { newKey, publicKeyOf, readKey } from './keys';

/** Where a container finds it while it is built. */
const SECRET = '/run/secrets/release-key';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the private key of the site lies, or of a team: never in the repository. */
export function keyPath(env: Environment, team?: string): string {
  const named = env['PLAINDAY_SIGNING_KEY']?.trim();
  if (named) return resolve(named);
  if (team !== undefined) return join(homedir(), '.config', 'plainday', `${team}.key`);
  return existsSync(SECRET) ? SECRET : join(homedir(), '.config', 'plainday', 'release.key');
}

/** Makes a key and says what to do with its public half. Never writes over one, nor into the repository. */
export function createKeyFile(path: string, repository: string, team?: string): string {
  if (!relative(repository, path).startsWith('..')) {
    throw new Error('The key must lie outside of the repository. Set PLAINDAY_SIGNING_KEY.');
  }
  if (existsSync(path)) throw new Error(`${path} is there already. Nothing was changed.`);
  const pem = newKey();
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, pem, { mode: 0o600, flag: 'wx' });
  const publicKey = publicKeyOf(readKey(pem));
  if (team !== undefined) {
    return (
      `The key lies in ${path}. Keep it: who has it can release what team '${team}' owns.\n` +
      `Its public half goes into the file of owners: "${team}": ["${publicKey}"]\n` +
      'Who holds the key of the site then says: npm run release -- --owners <file>'
    );
  }
  return (
    `The key lies in ${path}. Keep it: who has it can release.\n` +
    `Give its public half to the gateway: PLAINDAY_RELEASE_KEY=${publicKey}\n` +
    'To sign what is live already: npm run release -- --sign'
  );
}

/** The key to sign with; null where none was made. Throws where one was named that is not there. */
export function findKey(env: Environment, team?: string): KeyObject | null {
  const path = keyPath(env, team);
  if (!existsSync(path)) {
    if (team !== undefined)
      throw new Error(`There is no key of team '${team}': ${path} is not there.`);
    if (!env['PLAINDAY_SIGNING_KEY']?.trim()) return null;
    throw new Error(`PLAINDAY_SIGNING_KEY names ${path}, which is not there.`);
  }
  try {
    return readKey(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path} holds no key to sign with.`, { cause });
  }
}
