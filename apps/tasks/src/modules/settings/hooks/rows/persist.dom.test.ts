import { persist, type Failure } from './persist';

let isOnline = true;

function connect(value: boolean): void {
  isOnline = value;
  window.dispatchEvent(new Event(value ? 'online' : 'offline'));
}

/** Attempts that end as listed, then all as the last. */
function attempts(...ends: (Failure | null)[]) {
  return jest.fn(async () => (ends.length > 1 ? (ends.shift() ?? null) : (ends[0] ?? null)));
}

beforeEach(() => {
  jest.useFakeTimers();
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what found no answer is tried again, and who watches hears that it waits', async () => {
  const onWaiting = jest.fn();
  const attempt = attempts('no-answer', 'no-answer', null);
  const end = persist(attempt, { onWaiting });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await end).toBeNull();
  expect(attempt).toHaveBeenCalledTimes(3);
  expect(onWaiting.mock.calls).toEqual([[true], [false], [true], [false]]);
});

test('a server that never answers ends it after two minutes, having been asked rarely', async () => {
  const attempt = attempts('no-answer');
  const ended = jest.fn();
  void persist(attempt).then(ended);
  await jest.advanceTimersByTimeAsync(110_000);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledWith('no-answer');
  expect(attempt.mock.calls.length).toBeLessThan(10);
});

test.each(['full', 'refused'] as const)('%s is an answer, and not asked twice', async (failure) => {
  const attempt = attempts(failure);
  expect(await persist(attempt)).toBe(failure);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('without a network it waits for nothing else, and goes on at once when it is back', async () => {
  connect(false);
  const attempt = attempts('no-answer', 'no-answer', null);
  const end = persist(attempt);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  connect(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(attempt).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await end).toBeNull();
});

test('stopped while it waits, it asks no more', async () => {
  const stop = new AbortController();
  const attempt = attempts('no-answer');
  const end = persist(attempt, { signal: stop.signal });
  await jest.advanceTimersByTimeAsync(0);
  stop.abort();
  expect(await end).toBe('no-answer');
  expect(attempt).toHaveBeenCalledTimes(1);
});
