import type { ShellTimer } from '@plainday/federation-contract';
import { isUntouched, movedBack, setBackBy } from './set-back.logic';

const NOW = 1_000_000;
const HOUR = 3_600_000;
const look = (wall: number, steady: number) => ({ wall: NOW + wall, steady });
const timer: ShellTimer = {
  id: 'pomodoro',
  label: 'Write',
  endsAt: NOW + HOUR,
  remainingMs: null,
};

test('[DB19] a step back of the clock is what the steady clock has ahead of it', () => {
  expect(setBackBy(look(0, 0), look(-HOUR + 1000, 1000))).toBe(HOUR);
  expect(setBackBy(look(0, 0), look(60_000, 60_000))).toBe(0);
});

test('[DB19] sleep, a step forward and a clock that is kept right are none', () => {
  expect(setBackBy(look(0, 0), look(8 * HOUR, 1000))).toBe(0);
  expect(setBackBy(look(0, 0), look(500, 1000))).toBe(0);
});

test('[DB19] a timer moves with the clock: what is left and what was counted stay', () => {
  expect(movedBack(timer, HOUR).endsAt).toBe(NOW);
  const tracker = { ...timer, endsAt: null, startedAt: NOW };
  expect(movedBack(tracker, HOUR)).toMatchObject({ endsAt: null, startedAt: NOW - HOUR });
});

test('[DB19] one that another tab has moved or paused is left alone', () => {
  expect(isUntouched({ ...timer }, [timer])).toBe(true);
  expect(isUntouched(movedBack(timer, HOUR), [timer])).toBe(false);
  expect(isUntouched(timer, [])).toBe(false);
});
