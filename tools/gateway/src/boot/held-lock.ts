import { readFile, rm, utimes, writeFile } from 'node:fs/promises';

/** Who has the data directory. */
export interface Holder {
  readonly pid: number;
  readonly start: string;
  /** Where that number counts; absent in locks of earlier versions. */
  readonly place?: string | undefined;
}

/** A held lock. */
export interface DataLock {
  release(): Promise<void>;
  /** False once another has taken the data over. After a standstill it is looked up anew. */
  isOwn(): Promise<boolean>;
  /** Settles when the lock is found to be another's. */
  readonly lost: Promise<void>;
}

/** The holder touches its lock this often. */
const BEAT_MS = 2_000;
/** A lock from another container or machine that is not touched for so long is left behind. */
export const SILENCE_MS = 12_000;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

function parse(source: string): Holder | null {
  try {
    const { pid, start, place } = JSON.parse(source) as Partial<Holder>;
    return typeof pid === 'number' && Number.isInteger(pid) && typeof start === 'string'
      ? { pid, start, place }
      : null;
  } catch {
    return null;
  }
}

/** Who a lock names; null when it is missing or names nobody. */
export async function readHolder(path: string): Promise<Holder | null> {
  return readFile(path, 'utf8').then(parse, () => null);
}

const isSame = (one: Holder | null, other: Holder) =>
  one?.pid === other.pid && one.start === other.start && one.place === other.place;

/** Whose the lock is. One that was deleted by hand is put back, unless another was faster. */
async function isStillOwn(path: string, own: Holder): Promise<boolean> {
  try {
    return isSame(parse(await readFile(path, 'utf8')), own);
  } catch (error) {
    if (!isMissing(error)) return true;
  }
  await writeFile(path, JSON.stringify(own), { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return isSame(await readHolder(path), own);
}

/**
 * Keeps the lock in hand: who cannot see this process sees that the file is touched. Whoever stood still for
 * too long (a paused container, a machine that slept) may find that another has it by then.
 */
export function holdLock(path: string, own: Holder): DataLock {
  let tellLost = () => undefined as void;
  const lost = new Promise<void>((resolve) => (tellLost = resolve));
  let seenAt = Date.now();
  let isLost = false;

  async function look(): Promise<void> {
    const now = new Date();
    isLost ||= !(await isStillOwn(path, own));
    if (isLost) return tellLost();
    await utimes(path, now, now).catch(() => undefined);
    seenAt = now.getTime();
  }
  const beat = setInterval(() => void look(), BEAT_MS);
  beat.unref();
  return {
    lost,
    isOwn: async () => {
      if (Math.abs(Date.now() - seenAt) > SILENCE_MS / 2) await look();
      return !isLost;
    },
    release: async () => {
      clearInterval(beat);
      if (isSame(await readHolder(path), own)) await rm(path, { force: true });
    },
  };
}
