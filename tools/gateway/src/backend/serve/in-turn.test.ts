import type { Database, Transaction } from '../database/database';
import { inTurn } from './in-turn';

/** Connections that give a lock, or do not. */
function locksThat(lock: () => Promise<unknown>, commit = () => Promise.resolve()): Database {
  const asked: unknown[] = [];
  return {
    asked,
    async transaction(work: (transaction: Transaction) => Promise<void>) {
      const query = async (_sql: string, params?: unknown[]) => {
        asked.push(params?.[0]);
        await lock();
        return [];
      };
      await work({ query, script: () => Promise.resolve() } as Transaction);
      await commit();
    },
  } as unknown as Database & { asked: unknown[] };
}

const done = () => Promise.resolve('done');

it('does a job once, whether the lock is had, refused or lost while it runs', async () => {
  const refused = () => Promise.reject(new Error('refused'));
  for (const locks of [null, locksThat(done), locksThat(refused), locksThat(done, refused)]) {
    const job = jest.fn(done);
    await expect(inTurn(locks, 'key', job)).resolves.toBe('done');
    expect(job).toHaveBeenCalledTimes(1);
  }
});

it('does not wait for ever for a lock, and does the job once where it comes late', async () => {
  jest.useFakeTimers();
  let give: (value: unknown) => void = () => undefined;
  const late = new Promise((resolve) => (give = resolve));
  const job = jest.fn(done);
  const outcome = inTurn(
    locksThat(() => late),
    'key',
    job,
  );
  await jest.advanceTimersByTimeAsync(5000);
  await expect(outcome).resolves.toBe('done');
  give(null);
  await jest.advanceTimersByTimeAsync(0);
  expect(job).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('passes on what a job fails with, and goes on with the next', async () => {
  const fails = () => Promise.reject(new Error('no session'));
  await expect(inTurn(locksThat(done), 'key', fails)).rejects.toThrow('no session');
  await expect(inTurn(locksThat(done), 'key', done)).resolves.toBe('done');
});

it('tells the database nothing of the key', async () => {
  const locks = locksThat(done) as Database & { asked: unknown[] };
  await inTurn(locks, 'a token', done);
  expect(locks.asked).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});
