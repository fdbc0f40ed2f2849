import { buildTask } from '@plainday/testing-unit';
import { partsOf, planOf, stripOf, taskOfPart } from './today.logic';

const at = (day: number, hours = 0, minutes = 0) => new Date(2026, 10, day, hours, minutes);
const day = { key: '2026-11-21', start: +at(21), end: +at(22) };
const nowMs = +at(21, 14, 6);
const CAPACITY = Array<number>(7).fill(360);

const task = (id: string, date: Date, duration: number | null = 30) =>
  buildTask({ id, due_date: date.toISOString(), duration });
const tasks = [
  task('receipts', at(19, 17), 60),
  task('rights', at(20, 12), 15),
  task('invoice', at(21, 12), 20),
  task('logo', at(21, 14, 30), 60),
  task('call', at(21, 19), null),
  task('rent', at(22, 10), 60),
];
const done = [buildTask({ id: 'second', duration: 30 }), buildTask({ id: 'first', duration: 60 })];
const parts = partsOf(tasks, done, day, nowMs, { dayStartMinutes: 0 });
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('[TD1] the day is parted by now; what was done comes in the order in which it was done', () => {
  expect(ids(parts.overdue)).toEqual(['receipts', 'rights']);
  expect(ids(parts.passed)).toEqual(['invoice']);
  expect(ids(parts.coming)).toEqual(['logo', 'call']);
  expect(ids(parts.done)).toEqual(['first', 'second']);
});

test('[TD4] done and open minutes count, overdue ones and unknown ones do not', () => {
  expect(planOf(parts, day, CAPACITY)).toEqual({
    done: 90,
    open: 80,
    planned: 170,
    capacity: 360,
    free: 190,
    unknown: 1,
  });
});

test('[TD4] the strip is the list: done filled, to do outlined, what is pointed at marked', () => {
  const strip = stripOf({ parts, capacity: 360, currentId: 'logo', withOverdue: false });
  expect(strip.map(({ key, kind, value }) => `${key} ${kind} ${value}`)).toEqual([
    'first filled 60',
    'second filled 30',
    'invoice outlined 20',
    'logo outlined 60',
  ]);
  expect(strip.map(({ current }) => current)).toEqual([false, false, false, true]);
});

test('[TD9] a strip of thousands of tasks has parts that can be told apart', () => {
  const coming = Array.from({ length: 5000 }, (_, index) => task(`t${index}`, at(21, 15), 1));
  const many = { ...parts, coming };
  const strip = stripOf({ parts: many, capacity: 360, currentId: null, withOverdue: false });
  expect(strip.length).toBeLessThan(130);
  expect(strip.reduce((sum, { value }) => sum + value, 0)).toBe(60 + 30 + 20 + 5000);
});

test('[TD3] what would be moved to today shows as ghosts', () => {
  const strip = stripOf({ parts, capacity: 360, currentId: null, withOverdue: true });
  expect(strip.slice(-2).map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    'receipts ghost',
    'rights ghost',
  ]);
});

test('[TD4] what the day cannot hold is hatched, also a piece of a task', () => {
  const strip = stripOf({ parts, capacity: 130, currentId: null, withOverdue: false });
  expect(strip.map(({ key, kind, value }) => `${key} ${kind} ${value}`)).toEqual([
    'first filled 60',
    'second filled 30',
    'invoice outlined 20',
    'logo outlined 20',
    'logo over hatched 40',
  ]);
  expect(strip.map(({ key }) => taskOfPart(key)).at(-1)).toBe('logo');
  expect(planOf(parts, day, Array<number>(7).fill(130)).free).toBe(-40);
});
