import { toApiError } from '@plainday/data-supabase';
import { createLanes } from '../write/lanes';
import { withRetry } from './retry';
import type { Outcome } from './send';

const passing: Outcome = { error: toApiError({ message: '' }, 503) };
const final: Outcome = { error: toApiError({ code: '23514', message: '' }, 400) };
const done: Outcome = { data: 1 };

/** Runs attempts that end as listed; returns the outcome, the number of attempts and the waits. */
async function run(...outcomes: Outcome[]) {
  const waits: number[] = [];
  let attempts = 0;
  const outcome = await withRetry(
    () => Promise.resolve(outcomes[attempts++] ?? done),
    async (milliseconds) => void waits.push(milliseconds),
  );
  return { outcome, attempts, waits };
}

test('a passing failure is tried again, with growing pauses, three times at most', async () => {
  const { outcome, attempts, waits } = await run(passing, passing, passing, passing, passing);
  expect(outcome).toBe(passing);
  expect(attempts).toBe(4);
  expect(waits.map((wait, index) => wait > (waits[index - 1] ?? 0))).toEqual([true, true, true]);
});

test('it stops at the first success and at the first final failure', async () => {
  expect(await run(passing, done)).toMatchObject({ outcome: done, attempts: 2 });
  expect(await run(final, done)).toMatchObject({ outcome: final, attempts: 1 });
  expect(await run(passing, final, done)).toMatchObject({ outcome: final, attempts: 2 });
});

test('a lane runs its jobs one after the other, and a failed one does not block it', async () => {
  const lanes = createLanes();
  const log: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = lanes.run('a', async () => {
    log.push('first starts');
    await held;
    log.push('first ends');
    throw new Error('no');
  });
  const second = lanes.run('a', async () => log.push('second'));
  await lanes.run('b', async () => log.push('other lane'));
  release();
  await expect(first).rejects.toThrow('no');
  await second;
  expect(log).toEqual(['first starts', 'other lane', 'first ends', 'second']);
});
