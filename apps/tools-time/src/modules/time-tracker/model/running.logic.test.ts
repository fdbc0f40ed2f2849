import { HOUR_MS, MINUTE_MS } from '@plainday/shared-utils';
import {
  endAt,
  firstDayOf,
  gapText,
  runByTimer,
  shellTimerOf,
  shouldAsk,
  toEntry,
  unansweredGap,
  withRunning,
  withStart,
  withStop,
} from './running.logic';
import { emptyTracker, type Running } from './session.schema';

const NOW = Date.parse('2026-11-21T13:24:00Z');
const request = { id: 'r1', taskName: ' Logo ', projectId: 'p1', now: NOW };
const started = withStart(emptyTracker, request);
const running = started.running as Running;

test('[TT1] Start takes the name, the project and the time', () => {
  expect(started).toEqual({
    running: { id: 'r1', taskName: 'Logo', projectId: 'p1', taskId: null, startedAt: NOW },
    draft: { taskName: '', projectId: null },
  });
});

test('[TT1] a blank name starts nothing', () => {
  expect(withStart(emptyTracker, { ...request, taskName: '  ' })).toBe(emptyTracker);
});

test('[TT3] a second start leaves what runs alone', () => {
  expect(withStart(started, { ...request, id: 'r2' })).toBe(started);
});

test('[TT2][TT3] only what runs is stopped', () => {
  expect(withStop(started, 'r2')).toBe(started);
  expect(withStop(started, 'r1').running).toBeNull();
});

test('[TT2] the entry has its duration in seconds and the id of what ran', () => {
  expect(toEntry(running, NOW + 30 * MINUTE_MS, 'u1')).toMatchObject({
    id: 'r1',
    task_name: 'Logo',
    start_time: '2026-11-21T13:24:00.000Z',
    end_time: '2026-11-21T13:54:00.000Z',
    duration: 1800,
  });
});

test('[TT2] a clock that was set back makes the entry empty', () => {
  expect(toEntry(running, NOW - HOUR_MS, 'u1')).toMatchObject({ duration: 0 });
});

test('[TT1] what runs can be renamed, never to nothing', () => {
  expect(withRunning(started, { taskName: ' Sketch ' }).running?.taskName).toBe('Sketch');
  expect(withRunning(started, { taskName: '  ' }).running?.taskName).toBe('Logo');
  expect(withRunning(emptyTracker, { taskName: 'Sketch' })).toBe(emptyTracker);
});

test('[TT8] it asks after four hours, and four hours after the answer', () => {
  expect(shouldAsk(running, NOW + 4 * HOUR_MS - 1)).toBe(false);
  expect(shouldAsk(running, NOW + 4 * HOUR_MS)).toBe(true);
  const confirmed = { ...running, confirmedAt: NOW + 5 * HOUR_MS };
  expect(shouldAsk(confirmed, NOW + 8 * HOUR_MS)).toBe(false);
  expect(shouldAsk(confirmed, NOW + 9 * HOUR_MS)).toBe(true);
});

test.each([
  ['15:00', '2026-11-21T15:00:00.000Z'],
  ['13:00', '2026-11-22T13:00:00.000Z'],
])('[TT8] it ends at the first %s after the start', (time, instant) => {
  const now = NOW + 24 * HOUR_MS;
  const day = firstDayOf(running, time, 'UTC');
  expect(endAt(running, { day, time }, now, 'UTC')).toEqual({ end: Date.parse(instant) });
});

test('[TT8] [T7] after two days it can have ended on any of them', () => {
  const now = NOW + 48 * HOUR_MS;
  const on = (day: string, time: string) => endAt(running, { day, time }, now, 'UTC');
  expect(on('2026-11-22', '18:00')).toEqual({ end: Date.parse('2026-11-22T18:00:00Z') });
  expect(on('2026-11-21', '09:00')).toEqual({ error: 'It had not started by then' });
  expect(on('2026-11-23', '18:00')).toEqual({ error: 'That time is in the future' });
});

test('[TT8] it cannot end in the future', () => {
  expect(endAt(running, { day: '2026-11-21', time: '15:00' }, NOW + HOUR_MS, 'UTC')).toEqual({
    error: 'That time is in the future',
  });
});

describe('[TT14] while the device was asleep', () => {
  const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
  const asleep = { from: at('14:00:00'), to: at('17:00:00') };
  const timer = { ...shellTimerOf(running), away: [asleep] };
  const answered = (leftOut: readonly (typeof asleep)[]) =>
    withRunning(started, { confirmedAt: asleep.to, leftOut: [...leftOut] }).running as Running;

  test('it asks about the time that nobody has answered for', () => {
    expect(unansweredGap(running, timer)).toEqual(asleep);
    expect(unansweredGap(running, null)).toBeUndefined();
    expect(unansweredGap(answered([]), timer)).toBeUndefined();
    const again = { from: at('18:00:00'), to: at('19:00:00') };
    expect(unansweredGap(answered([]), { ...timer, away: [asleep, again] })).toEqual(again);
  });

  test('what is left out is no work, and lies between start and end', () => {
    // 13:24 to 17:30, without three hours: 1 h 06.
    expect(toEntry(answered([asleep]), at('17:30:00'), 'u1')).toMatchObject({
      start_time: '2026-11-21T13:24:00.000Z',
      end_time: '2026-11-21T17:30:00.000Z',
      duration: 66 * 60,
    });
    expect(toEntry(answered([]), at('17:30:00'), 'u1')).toMatchObject({ duration: 246 * 60 });
  });

  test('an end within it leaves out what lies before that end', () => {
    // 13:24 to 14:00 is all the work there was by 15:00.
    expect(toEntry(answered([asleep]), at('15:00:00'), 'u1')).toMatchObject({ duration: 36 * 60 });
  });

  test('the header counts the work, and a clock that was set back moves it with the rest', () => {
    expect(shellTimerOf(answered([asleep])).startedAt).toBe(at('16:24:00'));
    expect(runByTimer(answered([asleep]), at('16:24:00')).startedAt).toBe(NOW);
  });

  test('it is told by the clock on the wall, with a day where it has two', () => {
    expect(gapText(asleep, 'Europe/Berlin')).toBe('from 15:00 to 18:00');
    const night = { from: at('21:30:00'), to: at('23:45:00') };
    expect(gapText(night, 'Europe/Berlin')).toBe('from Sat, Nov 21, 22:30 to 00:45');
  });
});
