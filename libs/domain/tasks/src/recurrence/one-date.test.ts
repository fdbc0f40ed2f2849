import { addDays } from '@plainday/domain-calendar';
import { sampleTask } from '../sample-task';
import type { Task } from '../model/task.schema';
import { nextOccurrence, occurrencesWithin } from './next-occurrence';
import { leftOut, onItsOwn, skipped } from './one-date';
import { parseRule, ruleText } from './rule';

const at = (day: string, time = '09:00') => new Date(`${day}T${time}`).toISOString();
const NOW = new Date('2026-11-25T14:06');
const series = (fields: Partial<Task>) =>
  sampleTask('s', { repeat_pattern: 'weekly', repeat_interval: 1, ...fields });
const on = (day: string) => ({ due_date: at(day, '16:00'), due_day: null });
const daysOf = (task: Task, from = '2026-11-26', to = '2027-03-01') =>
  occurrencesWithin(task, { fromMs: Date.parse(from), toMs: Date.parse(to) }).map((due) =>
    due.slice(0, 10),
  );

describe('a date that is left out', () => {
  const water = series({ due_date: at('2026-11-25', '16:00') });

  test('is passed over, and nothing else changes', () => {
    const changes = leftOut(water, on('2026-12-09'), NOW);
    expect(changes).toEqual({ repeat_rule: 'FREQ=WEEKLY;X-SKIP=20261209' });
    const before = daysOf(water);
    expect(before).toContain('2026-12-09');
    expect(daysOf({ ...water, ...changes })).toEqual(before.filter((day) => day !== '2026-12-09'));
  });

  test('stays with others, in order and once; what has passed goes', () => {
    const rule = 'FREQ=WEEKLY;X-SKIP=20261118,20261216';
    const again = { ...water, repeat_rule: rule };
    const two = leftOut(again, on('2026-12-02'), NOW);
    expect(two).toEqual({ repeat_rule: 'FREQ=WEEKLY;X-SKIP=20261202,20261216' });
    expect(leftOut({ ...again, ...two }, on('2026-12-02'), NOW)).toEqual(two);
  });

  test('is the next one: a tick goes to the one after it', () => {
    const changes = leftOut(water, on('2026-12-02'), NOW);
    const next = nextOccurrence({ ...water, ...changes }, new Date(at('2026-11-25', '17:00')));
    expect(next?.due_date).toBe(at('2026-12-09', '16:00'));
  });

  test('does not fit without end', () => {
    let task = water;
    let fitted = 0;
    for (let day = '2026-12-02'; fitted < 60; day = addDays(day, 7)) {
      const changes = leftOut(task, on(day), NOW);
      if (!changes) break;
      task = { ...task, ...changes };
      fitted += 1;
    }
    expect(fitted).toBe(20);
    expect(task.repeat_rule?.length).toBeLessThanOrEqual(200);
  });

  test('is read back from the text of the rule', () => {
    const rule = parseRule('FREQ=MONTHLY;BYMONTHDAY=31;X-SKIP=20270131;X-OTHER=1');
    expect(rule).toEqual({ freq: 'monthly', interval: 1, monthDays: [31], skips: ['2027-01-31'] });
    expect(rule && ruleText(rule)).toBe('FREQ=MONTHLY;BYMONTHDAY=31;X-SKIP=20270131');
  });
});

describe('the date that a series stands on', () => {
  test('is skipped to the next one, with its reminder', () => {
    const task = series({
      due_date: at('2026-11-30'),
      reminder_time: at('2026-11-30', '08:45'),
    });
    expect(skipped(task, NOW)).toEqual({
      due_date: at('2026-12-07'),
      due_day: null,
      reminder_time: at('2026-12-07', '08:45'),
    });
  });

  test('of a month keeps the day that it aims at', () => {
    const rent = series({ repeat_pattern: 'monthly', due_date: at('2027-01-31') });
    const once = { ...rent, ...skipped(rent, NOW) };
    expect(once.due_date).toBe(at('2027-02-28'));
    const twice = { ...once, ...skipped(once, NOW) };
    expect(twice.due_date).toBe(at('2027-03-31'));
    const leap = series({ repeat_pattern: 'yearly', due_date: at('2028-02-29') });
    const later = { ...leap, ...skipped(leap, NOW) };
    expect(later.repeat_rule).toBe('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29');
    expect(skipped({ ...later, due_date: at('2031-02-28') }, NOW)?.due_date).toBe(at('2032-02-29'));
  });

  test('is not skipped where none follows', () => {
    const over = series({ due_date: at('2026-11-30'), repeat_until: at('2026-12-01') });
    expect(skipped(over, NOW)).toBeNull();
    expect(skipped(series({ repeat_pattern: null }), NOW)).toBeNull();
  });

  test('of a day without a time comes on a day without a time', () => {
    const day = series({ due_date: at('2026-11-30', '23:59:59'), due_day: '2026-11-30' });
    expect(skipped(day, NOW)).toMatchObject({ due_day: '2026-12-07' });
  });
});

test('what is moved on its own has every field but the repetition', () => {
  const task = series({
    due_date: at('2026-11-30'),
    tags: ['garden'],
    duration: 15,
    priority: 'high',
    series_id: 's',
    series_due: at('2026-11-30'),
    repeat_rule: 'FREQ=WEEKLY;X-SKIP=20261209',
  });
  const child = sampleTask('c', {
    parent_task_id: 's',
    due_date: at('2026-11-29'),
    completed: true,
    position: 3,
  });
  let made = 0;
  const newId = () => `new ${(made += 1)}`;
  const to = { due_date: at('2026-12-01'), due_day: null, reminder_time: null };
  const [own, below] = onItsOwn(task, [child], to, NOW, newId);
  expect(below).toMatchObject({
    parent_task_id: 'new 1',
    due_date: at('2026-11-30'),
    completed: false,
    position: 3,
  });
  expect(own).toMatchObject({
    id: 'new 1',
    title: task.title,
    tags: ['garden'],
    duration: 15,
    priority: 'high',
    due_date: at('2026-12-01'),
    repeat_pattern: null,
    repeat_rule: null,
    series_id: null,
    completed: false,
  });
});
