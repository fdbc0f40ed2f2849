import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, rmdir, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processStart } from './process-identity';

interface Holder {
  readonly pid: number;
  readonly start: string;
}

/** A held lock. */
export interface DataLock {
  release(): Promise<void>;
}

const TRIES = 30;
const PAUSE_MS = 50;
const STALE_TAKEOVER_MS = 10_000;

async function readHolder(path: string): Promise<Holder | null> {
  try {
    const { pid, start } = JSON.parse(await readFile(path, 'utf8')) as Partial<Holder>;
    return Number.isInteger(pid) && typeof start === 'string'
      ? { pid: pid as number, start }
      : null;
  } catch {
    return null;
  }
}

async function lives({ pid, start }: Holder): Promise<boolean> {
  const now = await processStart(pid);
  return now !== null && (now === start || now === 'unknown' || start === 'unknown');
}

const exists = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Removes a lock whose process is gone. Only one process at a time may try, and it looks again first. */
async function clearStale(path: string): Promise<void> {
  const guard = `${path}.takeover`;
  try {
    await mkdir(guard);
  } catch (error) {
    if (!exists(error)) throw error;
    const age = await stat(guard).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > STALE_TAKEOVER_MS) await rmdir(guard).catch(() => undefined);
    return;
  }
  try {
    const holder = await readHolder(path);
    if (!holder || !(await lives(holder))) await unlink(path).catch(() => undefined);
  } finally {
    await rmdir(guard).catch(() => undefined);
  }
}

/**
 * Takes the data directory for this process, or throws with the pid of the one that has it. A lock is
 * never taken from a process that lives; one left behind by a killed process is taken over.
 */
export async function lockDataDir(dataDir: string): Promise<DataLock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'gateway.lock');
  const own: Holder = { pid: process.pid, start: (await processStart(process.pid)) ?? 'unknown' };
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
  try {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      try {
        await link(draft, path);
        return { release: () => release(path, own) };
      } catch (error) {
        if (!exists(error)) throw error;
      }
      const holder = await readHolder(path);
      if (holder && (await lives(holder))) {
        throw new Error(
          `The data in ${dataDir} is in use by process ${holder.pid}. Stop it first, or choose another directory with PLAINDAY_DATA_DIR.`,
        );
      }
      await clearStale(path);
      await pause(PAUSE_MS);
    }
    throw new Error(`The lock ${path} could not be taken. Delete it if nothing uses the data.`);
  } finally {
    await rm(draft, { force: true });
  }
}

async function release(path: string, own: Holder): Promise<void> {
  const holder = await readHolder(path);
  if (holder?.pid === own.pid && holder.start === own.start) await rm(path, { force: true });
}
