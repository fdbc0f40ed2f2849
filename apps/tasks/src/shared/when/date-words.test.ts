import { dueAtTime, dueOnDay, NO_DUE, type Task } from '@plainday/domain-tasks';
import { dateWords } from './date-words.logic';
import { dayNotes } from './day-notes.logic';

const rule = { dayStartMinutes: 0 };
const preferences = { ...rule, dueTimeMinutes: 17 * 60, newDatesTimed: true };
const WEDNESDAY = Date.parse('2026-11-25T13:06:00Z');
const SATURDAY = Date.parse('2026-11-28T13:06:00Z');
const labels = (nowMs: number, due = NO_DUE) =>
  dateWords(due, { preferences, nowMs }).map(({ label, note }) => `${label} ${note}`.trim());

it('[TL26] words name their weekday; later today is only for what has a time, and only by day', () => {
  expect(labels(WEDNESDAY)).toEqual([
    'Today Wed',
    'Tomorrow Thu',
    'This weekend Sat',
    'Next Week Wed',
    'No date',
  ]);
  const timed = dueAtTime('2026-11-25T15:00:00.000Z');
  expect(labels(WEDNESDAY, timed)[0]).toBe('Later today 16:06');
  expect(labels(WEDNESDAY + 4 * 3_600_000, timed)[0]).toBe('Today Wed');
  expect(labels(WEDNESDAY, dueOnDay('2026-11-25', rule))[0]).toBe('Today Wed');
  expect(labels(SATURDAY)[2]).toBe('Next weekend Sat');
  const words = dateWords(dueOnDay('2026-11-25', rule), { preferences, nowMs: SATURDAY });
  expect(words.map(({ due }) => due.due_day)).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-12-05',
    '2026-12-05',
    null,
  ]);
});

it('[TL26] a day is as full as its minutes, or its tasks where none has a duration', () => {
  const on = (day: string, duration: number | null) =>
    ({ ...dueOnDay(day, rule), duration }) as Task;
  const hours6 = Array.from({ length: 7 }, () => 360);
  const timed = [on('2026-11-26', 120), on('2026-11-27', 240), on('2026-11-28', 250)];
  const notes = dayNotes(timed, hours6, rule, ['2026-11-27', '2026-11-30']);
  expect(
    [...notes].map(([day, { fill, isFurther, said }]) => [day, fill, isFurther, said]),
  ).toEqual([
    ['2026-11-27', 2, true, '1 task, 4 h'],
    ['2026-11-30', undefined, true, undefined],
    ['2026-11-26', 1, undefined, '1 task, 2 h'],
    ['2026-11-28', 3, undefined, '1 task, 4 h 10 min'],
  ]);
  const untimed = Array.from({ length: 4 }, () => on('2026-11-26', null));
  expect(dayNotes(untimed, hours6, rule, []).get('2026-11-26')).toEqual({
    fill: 3,
    said: '4 tasks',
  });
});
