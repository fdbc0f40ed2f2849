import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Identity } from './identity';

/** Starts a PostgreSQL program in a process group of its own, so that Ctrl-C reaches only the gateway. */
export function spawnAs(
  identity: Identity,
  program: string,
  words: string[],
  input: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  const [command = program, ...rest] = [...identity.prefix, program, ...words];
  const { uid, gid } = identity;
  return spawn(command, rest, {
    uid,
    gid,
    cwd: '/',
    detached: true,
    windowsHide: true,
    stdio: [input, 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
  });
}

/** Runs a program to its end; fails with what it said on stderr. */
export async function runAs(
  identity: Identity,
  program: string,
  words: string[],
  input?: string,
): Promise<void> {
  const child = spawnAs(identity, program, words, input === undefined ? 'ignore' : 'pipe');
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4_000)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    throw new Error(`${program} ended with ${code}: ${said.trim()}`);
  }
}
