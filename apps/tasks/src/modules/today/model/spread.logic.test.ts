import type { Task } from '@plainday/domain-tasks';
import { buildTask } from '@plainday/testing-unit';
import type { FilledDay } from '../../../shared/days/days.logic';
import { spreadOf } from './spread.logic';

const at = (hours: number, minutes = 0, seconds = 0) =>
  new Date(2026, 10, 21, hours, minutes, seconds).toISOString();
const usualMinutes = 17 * 60;
const day = (key: string, minutes: number): FilledDay => ({
  key,
  start: 0,
  end: 0,
  tasks: [],
  minutes,
  capacity: 360,
});
const days = [day('2026-11-22', 330), day('2026-11-23', 0)];
const task = (id: string, fields: Partial<Task>) =>
  buildTask({ id, due_date: at(17), duration: 60, ...fields });
const spread = (tasks: readonly Task[], excess = 60) =>
  spreadOf({ tasks, excess, days, usualMinutes }).map(({ task: { id }, to }) => `${id} ${to}`);

test('[TD5] only what has no time of its own goes, and nothing that repeats', () => {
  const fixed = task('fixed', { due_date: at(15) });
  const repeats = task('repeats', { repeat_pattern: 'weekly' });
  const unknown = task('unknown', { duration: null });
  const late = task('late', { due_date: at(23, 59, 59) });
  expect(spread([fixed, repeats, unknown, late], 600)).toEqual(['late 2026-11-23']);
});

test('[TD5] what matters least goes first, and no more than is too much', () => {
  const tasks = [
    task('high', { priority: 'high' }),
    task('low', { priority: 'low' }),
    task('focused', { focused: true, priority: 'low' }),
    task('medium', {}),
  ];
  expect(spread(tasks, 61)).toEqual(['low 2026-11-23', 'medium 2026-11-23']);
  expect(spread(tasks, 0)).toEqual([]);
});

test('[TD5] each goes to the first day that has room for it; what fits nowhere stays', () => {
  const short = task('short', { duration: 30 });
  const long = task('long', { duration: 90 });
  const huge = task('huge', { duration: 400 });
  expect(spread([huge, long, short], 500)).toEqual(['short 2026-11-22', 'long 2026-11-23']);
});
