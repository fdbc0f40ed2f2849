import type { ChangesListener, OpenChanges } from '@plainday/data-supabase';
import { createHeard } from './heard';
import { keepStream, pauseOf } from './keep-stream';

const silent: ChangesListener = {
  ready: () => undefined,
  change: () => undefined,
  alive: () => undefined,
};

test('[V6] pauses are short at first, grow to a minute, are spread, and follow the server where it names one', () => {
  expect([0, 4, 5, 6, 12].map((failures) => pauseOf('again', failures, 0))).toEqual([
    500, 500, 1000, 2000, 30_000,
  ]);
  expect(pauseOf('again', 12, 1)).toBe(60_000);
  expect([pauseOf(5000, 3, 0), pauseOf(5000, 3, 1)]).toEqual([5000, 7500]);
});

test('a stream is opened again until it may not be, and a good one makes the next pause short', async () => {
  const ends: (() => ReturnType<OpenChanges>)[] = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve('again'),
    () => Promise.resolve(7000),
    () => Promise.resolve('never'),
  ];
  const waits: number[] = [];
  let opened = 0;
  await keepStream(
    {
      open: (age, listener) => {
        expect(age).toBe(42);
        if (opened === 2) listener.ready(false);
        return (ends[opened++] ?? ends[0])?.() ?? Promise.resolve('never');
      },
      wait: async (milliseconds) => void waits.push(milliseconds),
      random: () => 0,
    },
    () => 42,
    silent,
    new AbortController().signal,
  );
  expect(opened).toBe(5);
  expect(waits).toEqual([500, 500, 500, 7000]);
});

test.each([
  ['in time', 2000, false, false],
  ['in time, with a gap', 2000, true, true],
  // The server looks back from when it has let the device in: what was changed right after the last sign is out of sight.
  ['after longer than the server looks back', 5000, false, true],
])('a stream that opens %s', async (_, milliseconds, isGap, told) => {
  let now = 1_000_000;
  const heard = createHeard({ now: () => now }, now);
  const gaps: boolean[] = [];
  await keepStream(
    {
      async open(age, listener) {
        expect(age).toBe(0);
        now += milliseconds;
        listener.ready(isGap);
        return 'never';
      },
      wait: () => Promise.resolve(),
      random: () => 0,
    },
    heard.age,
    { ...silent, ready: (found) => void gaps.push(found) },
    new AbortController().signal,
  );
  expect(gaps).toEqual([told]);
});

test('that nobody answers is told once, and not where the server names a pause', async () => {
  const ends: (number | 'again' | 'never')[] = ['again', 'again', 7000, 'again', 'again', 'again'];
  ends.push('again', 'again', 'again', 'never');
  const told: number[] = [];
  let opened = 0;
  await keepStream(
    {
      open: () => Promise.resolve(ends[opened++] ?? 'never'),
      wait: () => Promise.resolve(),
      random: () => 0,
    },
    () => 0,
    silent,
    new AbortController().signal,
    () => void told.push(opened),
  );
  expect(told).toEqual([8]);
});

test('who is no longer wanted ends the stream, and does not come back', async () => {
  const ending = new AbortController();
  let opened = 0;
  const kept = keepStream(
    {
      open: (_age, _listener, signal) =>
        new Promise((resolve) => {
          opened += 1;
          signal.addEventListener('abort', () => resolve('again'));
        }),
      wait: () => Promise.resolve(),
      random: () => 0,
    },
    () => 0,
    silent,
    ending.signal,
  );
  ending.abort();
  await kept;
  expect(opened).toBe(1);
});

describe('what was heard', () => {
  const change = { table: 'tasks', op: 'update', ids: ['1'] } as const;

  function start() {
    let now = 1_000_000;
    const heard = createHeard({ now: () => now }, now - 3000);
    return { heard, pass: (milliseconds: number) => void (now += milliseconds) };
  }

  test('is counted from the opening of the page, then from the last sign of life', () => {
    const { heard, pass } = start();
    expect(heard.age()).toBe(3000);
    heard.begin(false);
    pass(500);
    expect(heard.age()).toBe(500);
    heard.note();
    expect(heard.age()).toBe(0);
    pass(-60_000);
    expect(heard.age()).toBeGreaterThan(120_000);
  });

  test('is told to a tab that comes later, where it is complete', () => {
    const { heard, pass } = start();
    expect(heard.since(1000)).toBeNull();
    heard.begin(false);
    pass(10_000);
    heard.note(change);
    pass(1000);
    expect(heard.since(5000)).toEqual([change]);
    expect(heard.since(500)).toEqual([]);
    expect(heard.since(60_000)).toBeNull();
    heard.begin(true);
    expect(heard.since(5000)).toBeNull();
  });
});
