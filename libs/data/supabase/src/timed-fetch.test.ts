import { getEventListeners } from 'node:events';
import { REQUEST_LIMIT_MS, timedFetch } from './timed-fetch';

const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      const abort = (): void => reject(init?.signal?.reason as Error);
      if (init?.signal?.aborted) abort();
      else init?.signal?.addEventListener('abort', abort);
    });
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

test('a server that never answers is given up after the limit', async () => {
  const answer = expect(timedFetch('http://x.test')).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  await jest.advanceTimersByTimeAsync(REQUEST_LIMIT_MS);
  await answer;
});

test('a function may take longer', async () => {
  let settled = false;
  const answer = timedFetch('http://x.test/functions/v1/voice-to-text').catch(
    (error: unknown) => error,
  );
  void answer.then(() => (settled = true));
  await jest.advanceTimersByTimeAsync(REQUEST_LIMIT_MS);
  expect(settled).toBe(false);
  await jest.advanceTimersByTimeAsync(45_000);
  expect(await answer).toMatchObject({ name: 'TimeoutError' });
});

test("the caller's own signal still works, also when it was given too late", async () => {
  const controller = new AbortController();
  const answer = expect(
    timedFetch('http://x.test', { signal: controller.signal }),
  ).rejects.toMatchObject({ name: 'AbortError' });
  controller.abort();
  await answer;
  await expect(timedFetch('http://x.test', { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(jest.getTimerCount()).toBe(0);
});

test('a small write outlives the page, a read or a large one does not', async () => {
  const sent: (boolean | undefined)[] = [];
  globalThis.fetch = async (_input, init) => {
    sent.push(init?.keepalive);
    return new Response();
  };
  await timedFetch('http://x.test', { method: 'PATCH', body: '{"title":"Pay rent"}' });
  await timedFetch('http://x.test', { method: 'DELETE' });
  await timedFetch('http://x.test', { method: 'POST', body: 'x'.repeat(2_001) });
  await timedFetch('http://x.test');
  expect(sent).toEqual([true, true, false, false]);
});

test('however many requests are on their way, none of them listens to the signal that ends them all', async () => {
  const { signal } = new AbortController();
  const sent = Array.from({ length: 50 }, () =>
    timedFetch('http://x.test', { signal }).catch((error: unknown) => error),
  );
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  await jest.advanceTimersByTimeAsync(REQUEST_LIMIT_MS);
  expect(await Promise.all(sent)).toHaveLength(50);
});
