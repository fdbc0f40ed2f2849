import type { Task } from '@plainday/domain-tasks';
import { occurrencesWithin } from '@plainday/domain-tasks/recurrence';
import { buildTask } from '@plainday/testing-unit';
import { daysFrom } from '../../../shared/days/days.logic';
import { ghostsBefore, ghostsOf } from './ghosts.logic';

const at = (day: number, hours: number, minutes = 0, seconds = 0) =>
  new Date(2026, 10, day, hours, minutes, seconds).toISOString();
const days = daysFrom({ nowMs: +new Date(2026, 10, 25, 14), dayStartMinutes: 0 }, 1, 14);
const weekly = (fields: Partial<Task>) =>
  buildTask({ repeat_pattern: 'weekly', repeat_interval: 1, ...fields });
const shown = (tasks: readonly Task[]) =>
  [...ghostsOf(tasks, days, 0, occurrencesWithin)].flatMap(([day, ghosts]) =>
    ghosts.map(({ task, due }) => [day, task.title, due.due_day]),
  );

test('[UP6] a task that repeats is shown on each of its further dates, by time', () => {
  const tasks = [
    weekly({ title: 'late', due_date: at(26, 18) }),
    weekly({ title: 'early', due_date: at(19, 8) }),
    weekly({ title: 'day', due_date: at(24, 23, 59, 59), due_day: '2026-11-24' }),
    buildTask({ title: 'once', due_date: at(26, 9) }),
  ];
  expect(shown(tasks)).toEqual([
    ['2026-11-26', 'early', null],
    ['2026-12-01', 'day', '2026-12-01'],
    ['2026-12-03', 'early', null],
    ['2026-12-03', 'late', null],
    ['2026-12-08', 'day', '2026-12-08'],
  ]);
});

test('[UP6] neither the date it stands on, nor what is left out, nor what nobody knows yet', () => {
  const due_date = at(26, 9);
  expect(shown([weekly({ due_date, repeat_rule: 'FREQ=WEEKLY;X-SKIP=20261203' })])).toEqual([]);
  expect(shown([weekly({ due_date, repeat_from: 'completion' })])).toEqual([]);
  expect(shown([weekly({ due_date, repeat_until: at(30, 9) })])).toEqual([]);
});

test('[UP6] they stand among the tasks of their day by time, those without a time last', () => {
  const ghosts = ghostsOf(
    [
      weekly({ title: 'nine', due_date: at(20, 9) }),
      weekly({ title: 'ten', due_date: at(20, 10) }),
      weekly({ title: 'day', due_date: at(20, 23, 59, 59), due_day: '2026-11-20' }),
    ],
    days,
    0,
    occurrencesWithin,
  ).get('2026-11-27');
  const tasks = [
    buildTask({ due_date: at(27, 10) }),
    buildTask({ due_date: at(27, 23, 59, 59), due_day: '2026-11-27' }),
  ];
  const placed = ghostsBefore(tasks, ghosts ?? [], { dayStartMinutes: 0 });
  expect(placed.map((some) => some.map(({ task }) => task.title))).toEqual([
    ['nine'],
    ['ten'],
    ['day'],
  ]);
});
