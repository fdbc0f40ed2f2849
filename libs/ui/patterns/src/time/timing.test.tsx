import { useState } from 'react';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readTime, shiftTime } from './time-text.logic';
import { TimerControls } from './timer-controls';
import { useCountdown } from './use-countdown';
import type { Countdown } from './use-seconds-left';

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['21.15', '21:15'],
  ['9 pm', '21:00'],
  ['9p', '21:00'],
  ['9:30 PM', '21:30'],
  ['1030 a.m.', '10:30'],
  ['12am', '00:00'],
  ['', ''],
  ['24:00', null],
  ['9:60', null],
  ['13pm', null],
  ['soon', null],
])('reads the time %p as %p', (text, time) => {
  expect(readTime(text)).toBe(time);
});

it('moves a time around midnight', () => {
  expect(shiftTime('23:50', 15)).toBe('00:05');
  expect(shiftTime('00:05', -15)).toBe('23:50');
});

it('says with one button what it does next', async () => {
  const calls = { onStart: jest.fn(), onPause: jest.fn(), onReset: jest.fn() };
  const { rerender } = render(<TimerControls running={false} {...calls} />);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  rerender(<TimerControls running {...calls} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(Object.values(calls).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

describe('a countdown of the shell', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => jest.useRealTimers());

  function start() {
    return renderHook(() => {
      const [timer, onChange] = useState<Countdown | null>(null);
      return { timer, ...useCountdown({ timer, totalMs: 60_000, onChange }) };
    });
  }

  it('starts, pauses, continues and is reset', () => {
    const { result } = start();
    expect(result.current).toMatchObject({ status: 'idle', secondsLeft: 60 });
    act(() => result.current.start());
    expect(result.current.timer).toEqual({ endsAt: 1_060_000, remainingMs: null });
    act(() => jest.advanceTimersByTime(10_000));
    act(() => result.current.pause());
    expect(result.current).toMatchObject({ status: 'paused', secondsLeft: 50, elapsedMs: 10_000 });
    act(() => jest.advanceTimersByTime(60_000));
    act(() => result.current.start());
    expect(result.current).toMatchObject({ status: 'running', secondsLeft: 50 });
    act(() => result.current.reset());
    expect(result.current).toMatchObject({ status: 'idle', secondsLeft: 60, timer: null });
  });

  it('ends also where it was not started, and not where it was reset elsewhere', () => {
    const running = { endsAt: 1_030_000, remainingMs: null };
    const open = (onChange: (next: Countdown | null) => void) =>
      renderHook(
        ({ timer }: { readonly timer: Countdown | null }) =>
          useCountdown({ timer, totalMs: 60_000, onChange }),
        { initialProps: { timer: running as Countdown | null } },
      );
    const [seen, reset] = [open(() => seen.rerender({ timer: null })), open(() => undefined)];
    act(() => jest.advanceTimersByTime(10_000));
    reset.rerender({ timer: null });
    act(() => jest.advanceTimersByTime(30_000));
    expect(seen.result.current).toMatchObject({ status: 'done', secondsLeft: 0 });
    reset.rerender({ timer: null });
    expect(reset.result.current).toMatchObject({ status: 'idle', secondsLeft: 60 });
  });

  it('is done at its end, clears the timer, and can be started anew', () => {
    const { result } = start();
    act(() => result.current.start());
    act(() => jest.advanceTimersByTime(60_000));
    expect(result.current).toMatchObject({ status: 'done', secondsLeft: 0, timer: null });
    act(() => result.current.start());
    expect(result.current).toMatchObject({ status: 'running', secondsLeft: 60 });
  });
});
