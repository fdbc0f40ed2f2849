import type { Database } from '../database/database';

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

/** The lock orders and no more: where it cannot be had, or breaks, the job is done all the same. */
async function withLock<Result>(
  locks: Database,
  key: string,
  job: () => Promise<Result>,
): Promise<Result> {
  let outcome: Promise<Result> | undefined;
  const held = locks.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    outcome = job();
    await outcome;
  });
  await held.catch(() => undefined);
  return outcome ?? job();
}

/**
 * Does a job while no process on this database does any with the same key.
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
