import { randomBytes } from 'node:crypto';
import { link, mkdir, rm, rmdir, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { holdLock, readHolder, SILENCE_MS, type DataLock, type Holder } from './held-lock';
import { processPlace, processStart } from './process-identity';

/** Longer than what a killed taker leaves behind counts. */
const PATIENCE_MS = 15_000;
const TRIES = 30;
const PAUSE_MS = 50;
const STALE_TAKEOVER_MS = 10_000;
const LOOK_MS = 250;

const touchedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** True when somebody touches the lock while we watch. */
async function beats(path: string): Promise<boolean> {
  const before = await touchedAt(path);
  for (let waited = 0; waited < SILENCE_MS && before > 0; waited += LOOK_MS) {
    await pause(LOOK_MS);
    const now = await touchedAt(path);
    if (now !== before) return now > 0;
  }
  return false;
}

async function lives(path: string, { pid, start, place }: Holder): Promise<boolean> {
  if (place !== undefined && place !== (await processPlace())) return beats(path);
  const now = await processStart(pid);
  return now !== null && (now === start || now === 'unknown' || start === 'unknown');
}

const exists = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

const guardOf = (path: string) => `${path}.takeover`;

/** Removes a lock whose process is gone. Only one process at a time may try, and it looks again first. */
async function clearStale(path: string, dead: Holder | null): Promise<void> {
  const guard = guardOf(path);
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
    const isSame = JSON.stringify(holder) === JSON.stringify(dead);
    if (!holder || isSame) await unlink(path).catch(() => undefined);
  } finally {
    await rmdir(guard).catch(() => undefined);
  }
}

/** Another process has the data. */
export class DataInUse extends Error {}

/**
 * Takes the data directory for this process, or throws with the pid of the one that has it. A lock is
 * never taken from a process that lives; one left behind by a killed process is taken over.
 */
export async function lockDataDir(dataDir: string): Promise<DataLock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'gateway.lock');
  const start = (await processStart(process.pid)) ?? 'unknown';
  const own: Holder = { pid: process.pid, start, place: await processPlace() };
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
  const until = Date.now() + PATIENCE_MS;
  try {
    // What a killed taker left is waited for, not counted.
    for (let attempt = 0; attempt < TRIES; attempt += (await isGuarded(path, until)) ? 0 : 1) {
      try {
        await link(draft, path);
        return holdLock(path, own);
      } catch (error) {
        if (!exists(error)) throw error;
      }
      const holder = await readHolder(path);
      if (holder && (await lives(path, holder))) {
        throw new DataInUse(
          `The data in ${dataDir} is in use by process ${holder.pid}${await elsewhere(holder)}. Stop it first, or choose another directory with PLAINDAY_DATA_DIR.`,
        );
      }
      await clearStale(path, holder);
      await pause(PAUSE_MS);
    }
    throw new Error(`The lock ${path} could not be taken. Delete it if nothing uses the data.`);
  } finally {
    await rm(draft, { force: true });
  }
}

async function elsewhere({ place }: Holder): Promise<string> {
  const isHere = place === undefined || place === (await processPlace());
  return isHere ? '' : ' of another container or machine';
}

async function isGuarded(path: string, until: number): Promise<boolean> {
  return Date.now() < until && (await touchedAt(guardOf(path))) > 0;
}
