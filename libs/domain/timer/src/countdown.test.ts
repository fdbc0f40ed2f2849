import {
  hasEnded,
  isRunning,
  pauseCountdown,
  remainingMs,
  resumeCountdown,
  startCountdown,
} from './countdown';

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

test('a countdown is its end: time left follows from the clock alone', () => {
  const countdown = startCountdown(25 * MINUTE, NOON);
  expect(countdown).toEqual({ endsAt: NOON + 25 * MINUTE, remainingMs: null });
  expect(remainingMs(countdown, 25 * MINUTE, NOON)).toBe(25 * MINUTE);
  expect(remainingMs(countdown, 25 * MINUTE, NOON + 10 * MINUTE)).toBe(15 * MINUTE);
});

test('after eight hours of sleep it is over, not eight hours behind', () => {
  const countdown = startCountdown(50 * MINUTE, NOON);
  const woken = NOON + 8 * 60 * MINUTE;
  expect(remainingMs(countdown, 50 * MINUTE, woken)).toBe(0);
  expect(hasEnded(countdown, woken)).toBe(true);
});

test('a clock set back by a day never shows more than the whole duration', () => {
  const countdown = startCountdown(25 * MINUTE, NOON);
  expect(remainingMs(countdown, 25 * MINUTE, NOON - 24 * 60 * MINUTE)).toBe(25 * MINUTE);
  expect(hasEnded(countdown, NOON - 24 * 60 * MINUTE)).toBe(false);
});

test('pausing keeps what is left and resuming goes on from there', () => {
  const paused = pauseCountdown(startCountdown(25 * MINUTE, NOON), NOON + 5 * MINUTE);
  expect(paused).toEqual({ endsAt: null, remainingMs: 20 * MINUTE });
  expect(isRunning(paused)).toBe(false);
  expect(hasEnded(paused, NOON + 60 * MINUTE)).toBe(false);
  expect(remainingMs(paused, 25 * MINUTE, NOON + 60 * MINUTE)).toBe(20 * MINUTE);

  const resumed = resumeCountdown(paused, NOON + 30 * MINUTE);
  expect(resumed.endsAt).toBe(NOON + 50 * MINUTE);
  expect(isRunning(resumed)).toBe(true);
});

test('pausing twice and resuming a running one change nothing', () => {
  const running = startCountdown(MINUTE, NOON);
  const paused = pauseCountdown(running, NOON);
  expect(pauseCountdown(paused, NOON + MINUTE)).toBe(paused);
  expect(resumeCountdown(running, NOON + 5)).toBe(running);
});

test('none at all has the whole duration left and has not ended', () => {
  expect(remainingMs(null, MINUTE, NOON)).toBe(MINUTE);
  expect(hasEnded(null, NOON)).toBe(false);
  expect(isRunning(null)).toBe(false);
});

test('it ends exactly on its last millisecond', () => {
  const countdown = startCountdown(MINUTE, NOON);
  expect(hasEnded(countdown, NOON + MINUTE - 1)).toBe(false);
  expect(hasEnded(countdown, NOON + MINUTE)).toBe(true);
});
