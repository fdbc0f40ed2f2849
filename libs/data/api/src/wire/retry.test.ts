import { toApiError } from '@plainday/data-supabase';
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
