import { readFile } from '../../../../../shared/import/read-file';
import { run } from '../../../../../shared/import/testing/run';
import { tasksAsCalendar } from './tasks-calendar.logic';

const ZONE = 'Europe/Berlin';
const AT = Date.UTC(2026, 10, 26, 9);

const CASES = [
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR', { due_date: '2026-11-27T08:00:00Z', repeat_pattern: 'weekly' }],
  ['FREQ=MONTHLY;BYDAY=3FR', { due_date: '2026-12-18T08:00:00Z', repeat_pattern: 'monthly' }],
  [null, { due_date: '2026-11-30T22:59:59Z', due_day: '2026-11-30', repeat_pattern: 'weekly' }],
] as const;

test.each(CASES)('[SE27] a calendar of the archive says how tasks come back: %s', (rule, said) => {
  const task = {
    id: 'a',
    title: 'T',
    repeat_interval: 1,
    repeat_rule: rule,
    tags: ['home'],
    ...said,
  };
  const calendar = tasksAsCalendar([task], AT, ZONE);
  expect(calendar).toContain(`RRULE:${rule ?? 'FREQ=WEEKLY'}`);
  const context = { timeZone: ZONE, now: AT, baseDay: '2026-11-26' };
  const plan = run(readFile(new TextEncoder().encode(calendar), 'tasks.ics', context));
  expect(plan.tasks[0]).toMatchObject({
    tags: ['home'],
    repeat: { pattern: said.repeat_pattern, interval: 1, ...(rule && { rule }) },
    due: { hasTime: !('due_day' in said) },
  });
  expect(plan.lost).toEqual([]);
});

test('[SE27] an end of a repetition is in the calendar, of the kind of its dates', () => {
  const base = { id: 'a', title: 'T', repeat_pattern: 'daily', repeat_interval: 2 };
  const until = '2026-12-31T22:59:59Z';
  const timed = { ...base, due_date: '2026-11-27T08:00:00Z', repeat_until: until };
  const day = { ...timed, due_date: '2026-11-27T22:59:59Z', due_day: '2026-11-27' };
  const counted = { ...day, repeat_until: null, repeat_left: 3 };
  const text = tasksAsCalendar([timed, day, counted], AT, ZONE);
  expect(text.match(/RRULE:.*/g)?.map((line) => line.trim())).toEqual([
    'RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20261231T225900Z',
    'RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20261231',
    'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3',
  ]);
  expect(text).toContain('DUE;TZID=Europe/Berlin:20261127T090000');
  expect(text).toContain('BEGIN:VTIMEZONE');
});

test('[SE27] [issue 39.8] a subtask is in the calendar with its own day, tags and repetition, under its task', () => {
  const parent = { id: 'a', title: 'Garden', due_date: '2026-11-27T08:00:00Z' };
  const child = {
    id: 'b',
    title: 'Water',
    parent_task_id: 'a',
    due_date: '2026-11-30T22:59:59Z',
    due_day: '2026-11-30',
    tags: ['quick'],
    repeat_pattern: 'weekly',
    repeat_interval: 1,
    repeat_rule: 'FREQ=WEEKLY;BYDAY=MO,TH',
  };
  const calendar = tasksAsCalendar([parent, child], AT, ZONE);
  const context = { timeZone: ZONE, now: AT, baseDay: '2026-11-26' };
  const { tasks } = run(readFile(new TextEncoder().encode(calendar), 'tasks.ics', context));
  const garden = tasks.find(({ title }) => title === 'Garden');
  expect(tasks.find(({ title }) => title === 'Water')).toMatchObject({
    parent: garden?.key,
    tags: ['quick'],
    repeat: { pattern: 'weekly', interval: 1, rule: 'FREQ=WEEKLY;BYDAY=MO,TH' },
    due: { hasTime: false },
  });
});
