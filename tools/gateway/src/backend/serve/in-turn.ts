import { createHash } from 'node:crypto';
import type { Database } from '../database/database';

/** How long a job waits for others at most. Milliseconds. */
const WAIT_MS = 5000;

const last = new Map<string, Promise<unknown>>();

/** One job after another of those in this process that have the same key. A job that fails does not hold up the next. */
async function oneByOne<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
  const before = last.get(key) ?? Promise.resolve();
  const own = before.then(job, job);
  last.set(key, own);
  try {
    return await own;
  } finally {
    if (last.get(key) === own) last.delete(key);
  }
}

/** A word that tells nothing of the key, which may be a secret: the database may write down what it was asked. */
const nameOf = (key: string) => createHash('sha256').update(`turn ${key}`).digest('hex');

/** The lock orders and no more: where it cannot be had soon, or breaks, the job is done all the same, and once. */
async function withLock<Result>(
  locks: Database,
  key: string,
  job: () => Promise<Result>,
): Promise<Result> {
  let outcome: Promise<Result> | undefined;
  const begin = () => (outcome ??= job());
  const held = locks.transaction(async (transaction) => {
    const sql = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
    await transaction.query(sql, [nameOf(key)]);
    await begin();
  });
  const late = new Promise((resolve) => void setTimeout(resolve, WAIT_MS).unref());
  await Promise.race([held.catch(() => undefined), late]);
  return begin();
}

/**
 * Does a job after those with the same key that processes on this database do, as far as that can be told.
 *
 * @param locks Connections of their own, for the job needs others; null where this process is the only one.
 */
export async function inTurn<Result>(
  locks: Database | null,
  key: string,
  job: () => Promise<Result>,
): Promise<Result> {
  return oneByOne(key, () => (locks ? withLock(locks, key, job) : job()));
}
