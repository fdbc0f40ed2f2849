import { onSeconds } from './seconds';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000_250 }));
afterEach(() => jest.useRealTimers());

it('calls back at the whole seconds of an instant, before and after it', () => {
  const seen: number[] = [];
  const stop = onSeconds(1_000_002_000, () => seen.push(Date.now() - 1_000_000_000));
  jest.advanceTimersByTime(3_000);
  stop();
  jest.advanceTimersByTime(3_000);
  expect(seen).toEqual([1_000, 2_000, 3_000]);
  expect(jest.getTimerCount()).toBe(0);
});

it('keeps one timer for all who wait for the same moments, until the last has gone', () => {
  const calls: string[] = [];
  const stops = [
    onSeconds(5_000_000_700, () => calls.push('a')),
    onSeconds(9_700, () => calls.push('b')),
  ];
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(450);
  expect(calls).toEqual(['a', 'b']);
  stops[0]?.();
  jest.advanceTimersByTime(1_000);
  expect(calls).toEqual(['a', 'b', 'b']);
  stops[1]?.();
  expect(jest.getTimerCount()).toBe(0);
});

it('calls the others where one fails', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const calls: string[] = [];
  const stops = [
    onSeconds(0, () => {
      throw new Error('broken');
    }),
    onSeconds(0, () => calls.push('whole')),
  ];
  jest.advanceTimersByTime(750);
  expect(calls).toEqual(['whole']);
  expect(warned).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});

it('does not call twice for a second where the timer goes off a little early', () => {
  let now = 250;
  const clock = { now: () => now };
  const calls: number[] = [];
  onSeconds(0, () => calls.push(now), clock);
  now = 998;
  jest.advanceTimersByTime(750);
  expect(calls).toEqual([]);
  now = 1_000;
  jest.advanceTimersByTime(2);
  expect(calls).toEqual([1_000]);
});
