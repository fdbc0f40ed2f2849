import { act, renderHook } from '@testing-library/react';
import { useSecondsLeft } from './use-seconds-left';

const MINUTE = 60_000;

beforeEach(() => jest.useFakeTimers({ now: 1_000_000_250 }));
afterEach(() => jest.useRealTimers());

test('shows every second once and stops at zero', () => {
  const endsAt = Date.now() + 2_500;
  const seen: number[] = [];
  renderHook(() => seen.push(useSecondsLeft({ endsAt, remainingMs: null }, MINUTE)));
  for (let step = 0; step < 20; step += 1) act(() => jest.advanceTimersByTime(250));
  expect([...new Set(seen)]).toEqual([3, 2, 1, 0]);
  expect(jest.getTimerCount()).toBe(0);
});

test('needs no ticks in between: one look after a long sleep is enough', () => {
  const endsAt = Date.now() + 25 * MINUTE;
  const { result } = renderHook(() => useSecondsLeft({ endsAt, remainingMs: null }, 25 * MINUTE));
  act(() => {
    jest.setSystemTime(Date.now() + 10 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current).toBe(15 * 60);
});

test('a paused one rests', () => {
  const { result } = renderHook(() =>
    useSecondsLeft({ endsAt: null, remainingMs: 61_001 }, 25 * MINUTE),
  );
  expect(result.current).toBe(62);
  expect(jest.getTimerCount()).toBe(0);
});

test('one that has not begun is whole, and none is longer than that', () => {
  expect(renderHook(() => useSecondsLeft(null, MINUTE)).result.current).toBe(60);
  const far = { endsAt: Date.now() + 24 * 60 * MINUTE, remainingMs: null };
  expect(renderHook(() => useSecondsLeft(far, MINUTE)).result.current).toBe(60);
});

test('going on after a pause shows no second of the time in between', () => {
  const seen: number[] = [];
  const { rerender } = renderHook(
    ({ endsAt, remainingMs }: { endsAt: number | null; remainingMs: number | null }) =>
      seen.push(useSecondsLeft({ endsAt, remainingMs }, 25 * MINUTE)),
    {
      initialProps: { endsAt: null as number | null, remainingMs: (20 * MINUTE) as number | null },
    },
  );
  jest.setSystemTime(Date.now() + 10 * MINUTE);
  rerender({ endsAt: Date.now() + 20 * MINUTE, remainingMs: null });
  expect(new Set(seen)).toEqual(new Set([20 * 60]));
});
