import {
  phaseMs,
  reachedEnd,
  timerLabel,
  withEnd,
  withMode,
  withPause,
  withReset,
  withStart,
} from './pomodoro.logic';
import { emptyPomodoro } from './pomodoro.schema';
import type { PomodoroState } from './pomodoro.schema';

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

const running = (state: PomodoroState = emptyPomodoro) =>
  withStart(state, { id: 'run-1', now: NOON, endsAt: NOON + phaseMs(state) });

test('[PO1] the phases last 25 and 5, or 50 and 10 minutes', () => {
  const minutes = (mode: PomodoroState['mode'], phase: PomodoroState['phase']) =>
    phaseMs({ mode, phase }) / MINUTE;
  expect(minutes('25:5', 'focus')).toBe(25);
  expect(minutes('25:5', 'break')).toBe(5);
  expect(minutes('50:10', 'focus')).toBe(50);
  expect(minutes('50:10', 'break')).toBe(10);
});

test('[PO2] going on after a pause is the same run', () => {
  const paused = withPause(running());
  expect(paused.run).toEqual({ id: 'run-1', startedAt: NOON, endsAt: null });
  const later = NOON + 10 * MINUTE;
  const resumed = withStart(paused, { id: 'run-2', now: later, endsAt: later + MINUTE });
  expect(resumed.run).toEqual({ id: 'run-1', startedAt: NOON, endsAt: later + MINUTE });
});

test('[PO3] at zero it stops in the other phase with a fresh duration', () => {
  const ended = withEnd(running(), { runId: 'run-1', at: NOON + 25 * MINUTE });
  expect(ended.phase).toBe('break');
  expect(ended.run).toBeNull();
  expect(phaseMs(ended)).toBe(5 * MINUTE);

  const afterBreak = withEnd(running(ended), { runId: 'run-1', at: NOON + 31 * MINUTE });
  expect(afterBreak.phase).toBe('focus');
  expect(afterBreak.run).toBeNull();
  expect(phaseMs(afterBreak)).toBe(25 * MINUTE);
});

test('[PO4] Reset restores the duration of the current phase', () => {
  const inBreak = running({ ...emptyPomodoro, phase: 'break' });
  expect(withReset(inBreak)).toMatchObject({ phase: 'break', run: null });
});

test('[PO5] another mode keeps the phase, stops, and keeps what was done', () => {
  const done = withEnd(running(), { runId: 'run-1', at: NOON + 25 * MINUTE });
  const changed = withMode(running(done), '50:10');
  expect(changed).toMatchObject({ mode: '50:10', phase: 'break', run: null });
  expect(phaseMs(changed)).toBe(10 * MINUTE);
  expect(changed.sessions).toHaveLength(1);
});

test('[PO6] an end reached while nobody looked is found with the time it was reached', () => {
  const state = running();
  expect(reachedEnd(state, NOON + 25 * MINUTE - 1)).toBeNull();
  expect(reachedEnd(state, NOON + 9 * 60 * MINUTE)).toEqual({
    runId: 'run-1',
    at: NOON + 25 * MINUTE,
  });
  expect(reachedEnd(withPause(state), NOON + 9 * 60 * MINUTE)).toBeNull();
  expect(reachedEnd(emptyPomodoro, NOON)).toBeNull();
});

test('[PO7] two tabs that see the same end note one session and switch once', () => {
  const end = { runId: 'run-1', at: NOON + 25 * MINUTE };
  const once = withEnd(running({ ...emptyPomodoro, label: ' Write proposal ' }), end);
  const twice = withEnd(once, end);
  expect(twice).toBe(once);
  expect(twice.sessions).toEqual([
    {
      id: 'run-1',
      label: 'Write proposal',
      startedAt: NOON,
      endedAt: NOON + 25 * MINUTE,
      minutes: 25,
    },
  ]);
});

test('[PO7] a finished break is no session', () => {
  const state = running({ ...emptyPomodoro, phase: 'break' });
  expect(withEnd(state, { runId: 'run-1', at: NOON }).sessions).toEqual([]);
});

test('[PO8] the label says what one works on, or the phase', () => {
  expect(timerLabel({ phase: 'focus', label: ' Tax ' })).toBe('Tax');
  expect(timerLabel({ phase: 'focus', label: '  ' })).toBe('Focus');
  expect(timerLabel({ phase: 'break', label: 'Tax' })).toBe('Break');
});
