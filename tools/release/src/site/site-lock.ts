import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const WAIT_S = 60;
const PAUSE_MS = 50;

const busy = () => new Error(`Another release has been running for ${WAIT_S} s. Try again later.`);

/** What `open` understands as "alone, or not at all": on macOS with O_NONBLOCK, on Windows by itself. */
const exclusive: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | 0x4,
  freebsd: 0x20 | 0x4,
  win32: 0x1000_0000,
};

async function openAlone(path: string, flag: number): Promise<() => Promise<void>> {
  const flags = 2 /* read and write */ | (0o100 * Number(process.platform === 'win32'));
  await (await open(path, 'a')).close();
  for (let waited = 0; waited < WAIT_S * 1000; waited += PAUSE_MS) {
    try {
      const file = await open(path, flags | flag);
      return () => file.close();
    } catch {
      await pause(PAUSE_MS);
    }
  }
  throw busy();
}

/** The kernel's lock, held by a child for as long as this process keeps its input open: also a kill ends it. */
async function flock(path: string): Promise<() => Promise<void>> {
  const args = [path, 'sh', '-c', 'echo held; exec cat >/dev/null'];
  const child = spawn('flock', args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const failed = once(child, 'error').then(([error]) => {
    throw new Error('Releasing needs the command `flock` (package util-linux).', { cause: error });
  });
  const ended = once(child, 'close');
  const refused = ended.then(() => Promise.reject(busy()));
  const patience = setTimeout(() => child.kill(), WAIT_S * 1000);
  try {
    await Promise.race([once(child.stdout, 'data'), refused, failed]);
  } finally {
    clearTimeout(patience);
  }
  refused.catch(() => undefined);
  failed.catch(() => undefined);
  return async () => {
    child.stdin.end();
    await ended;
  };
}

/**
 * Runs a job while no other release may touch the site. The lock is the kernel's, so it holds between containers
 * that share the folder and is gone with the process that held it, however that ended.
 */
export async function withSiteLock<Result>(
  folder: string,
  job: () => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, '.release.lock');
  const flag = exclusive[process.platform];
  const unlock = await (flag === undefined ? flock(path) : openAlone(path, flag));
  try {
    return await job();
  } finally {
    await unlock();
  }
}
