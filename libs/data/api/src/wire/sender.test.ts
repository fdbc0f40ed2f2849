import { toApiError } from '@plainday/data-supabase';
import type { Outcome } from './send';
import { createSender } from './sender';

const busy: Outcome = { error: toApiError({ message: '' }, 503) };
const unreachable: Outcome = { error: toApiError(new TypeError('Failed to fetch')) };
const starting: Outcome = { error: toApiError({ code: 'starting', message: '' }, 503) };
const refused: Outcome = { error: toApiError({ code: '23514', message: '' }, 400) };
const done: Outcome = { data: 1 };

/** Sends a write whose attempts end as listed. */
async function send(...outcomes: readonly Outcome[]) {
  const waits: number[] = [];
  const stalls: boolean[] = [];
  let attempts = 0;
  const sender = createSender(
    (isStalled) => stalls.push(isStalled),
    async (milliseconds) => void waits.push(milliseconds),
  );
  const outcome = await sender.send(() => Promise.resolve(outcomes[attempts++] ?? done));
  return { outcome, attempts, waits, stalls };
}

test('a server that cannot be reached is tried again until it can, with pauses that grow to half a minute', async () => {
  const { outcome, attempts, waits, stalls } = await send(...Array<Outcome>(12).fill(unreachable));
  expect(outcome).toBe(done);
  expect(attempts).toBe(13);
  expect(stalls).toEqual([true, false]);
  expect(Math.max(...waits)).toBeLessThanOrEqual(37_500);
  expect(Math.min(...waits.slice(4))).toBeGreaterThanOrEqual(22_500);
});

test('a server that answers that it cannot is asked four times', async () => {
  expect(await send(busy, busy, busy, busy, done)).toMatchObject({ outcome: busy, attempts: 4 });
  expect(await send(busy, done)).toMatchObject({ outcome: done, attempts: 2, stalls: [] });
});

test('a server that is still starting is waited for', async () => {
  expect(await send(...Array<Outcome>(9).fill(starting))).toMatchObject({ outcome: done });
});

test('a refusal is final at once', async () => {
  expect(await send(refused, done)).toMatchObject({ outcome: refused, attempts: 1 });
  expect(await send(unreachable, refused)).toMatchObject({ outcome: refused, attempts: 2 });
});

test('who wakes it does not wait for the pause to end', async () => {
  let attempts = 0;
  const never = () => new Promise<void>(() => undefined);
  const sender = createSender(() => undefined, never);
  const sending = sender.send(() => Promise.resolve((attempts += 1) === 1 ? unreachable : done));
  await Promise.resolve().then(() => Promise.resolve());
  expect(attempts).toBe(1);
  sender.wake();
  expect(await sending).toBe(done);
});
