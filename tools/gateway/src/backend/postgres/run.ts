import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Identity } from './identity';

/** Starts a PostgreSQL program in a process group of its own, so that Ctrl-C reaches only the gateway. */
export function spawnAs(identity: Identity, program: string, words: string[]): ChildProcess {
  const [command = program, ...rest] = [...identity.prefix, program, ...words];
  const { uid, gid } = identity;
  return spawn(command, rest, {
    uid,
    gid,
    cwd: '/',
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
  });
}

/** Runs a program to its end; fails with what it said on stderr. */
export async function runAs(identity: Identity, program: string, words: string[]): Promise<void> {
  const child = spawnAs(identity, program, words);
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
