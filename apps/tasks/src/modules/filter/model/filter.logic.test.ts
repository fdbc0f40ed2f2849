import type { Task } from '@plainday/domain-tasks';
import type { Filter } from '@plainday/domain-tasks/filters';
import { buildTask } from '@plainday/testing-unit';
import {
  asksCompleted,
  defaultsOf,
  either,
  opposite,
  withCondition,
  withPart,
  withTagRenamed,
} from './conditions.logic';
import { arrangeByDate, treeByDue } from './groups.logic';
import { filterAt, NO_CONDITIONS, onlyTag, placeOf } from './place.logic';

const phone: Filter = { kind: 'tag', tag: 'phone' };
const today: Filter = { kind: 'due', range: 'today' };
const high: Filter = { kind: 'priority', priority: 'high' };

test('[TG5] the address of a tag reads as one', () => {
  expect(placeOf(phone)).toBe('@phone');
  expect(filterAt('@phone')).toEqual(phone);
  expect(onlyTag(filterAt('@Büro'))).toBe('Büro');
});

test('[FL3] any filter comes back from its address, and what is broken asks for nothing', () => {
  const filter = withCondition(phone, today);
  expect(filterAt(placeOf(filter))).toEqual(filter);
  expect(placeOf(NO_CONDITIONS)).toBe('');
  for (const broken of [undefined, '', '@', '@two words', '{"kind":', '{"kind":"any"}', '[]'])
    expect(filterAt(broken)).toEqual(NO_CONDITIONS);
});

test('[FL1] conditions are added once, turned round, joined by or, and removed', () => {
  const both = withCondition(phone, today);
  expect(both).toEqual({ kind: 'and', of: [phone, today] });
  expect(withCondition(both, today)).toEqual(both);
  expect(withCondition(NO_CONDITIONS, phone)).toEqual(phone);
  expect(withPart(both, 1, opposite(today))).toEqual({
    kind: 'and',
    of: [phone, { kind: 'not', of: today }],
  });
  expect(opposite(opposite(today))).toEqual(today);
  expect(either(either(today, high), { kind: 'tag', tag: null })).toEqual({
    kind: 'or',
    of: [today, high, { kind: 'tag', tag: null }],
  });
  expect(withPart(both, 0, null)).toEqual(today);
  expect(withPart(phone, 0, null)).toEqual(NO_CONDITIONS);
});

test('[FL5] a tag that is renamed is so in every condition that names it', () => {
  const filter: Filter = {
    kind: 'and',
    of: [
      { kind: 'tag', tag: 'Phone' },
      { kind: 'or', of: [today, { kind: 'not', of: phone }, { kind: 'tag', tag: null }] },
      { kind: 'tag', tag: 'phones' },
      { kind: 'words', words: 'phone' },
    ],
  };
  expect(JSON.stringify(withTagRenamed(filter, 'PHONE', 'call'))).toBe(
    JSON.stringify(filter).replace('"Phone"', '"call"').replace('"tag":"phone"', '"tag":"call"'),
  );
});

test('[TG6] what is added has what every task of the view has', () => {
  const filter: Filter = {
    kind: 'and',
    of: [
      phone,
      { kind: 'project', id: 'home' },
      high,
      { kind: 'not', of: { kind: 'tag', tag: 'x' } },
    ],
  };
  expect(defaultsOf(filter)).toEqual({ tags: ['phone'], project_id: 'home', priority: 'high' });
  expect(defaultsOf({ kind: 'or', of: [phone, high] })).toEqual({});
  expect(defaultsOf({ kind: 'project', id: null })).toEqual({});
});

test('[FL4] completed tasks are asked for wherever a condition says so', () => {
  const done: Filter = { kind: 'completed', completed: true };
  expect(
    asksCompleted({ kind: 'and', of: [phone, { kind: 'not', of: { kind: 'or', of: [done] } }] }),
  ).toBe(true);
  expect(asksCompleted(phone)).toBe(false);
});

test('[TG5] tasks stand in the groups of their dates, the earliest first', () => {
  const now = new Date(2026, 10, 25, 14, 6);
  const due = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
  const task = (title: string, fields: Partial<Task>) => buildTask({ title, ...fields });
  const tasks = [
    task('none', {}),
    task('friday', { due_date: due(27, 9) }),
    task('done', { due_date: due(20, 9), completed: true }),
    task('tonight', { due_date: due(25, 23) }),
    task('yesterday', { due_date: due(24, 9) }),
    task('all day', { due_date: due(25, 23), due_day: '2026-11-25' }),
    task('tomorrow', { due_date: due(26, 1), due_day: '2026-11-26' }),
    // Its day ended earlier where it was written; here too it comes after the hours of it.
    task('late', { due_date: due(27, 8), due_day: '2026-11-27' }),
  ];
  const rule = { dayStartMinutes: 0 };
  const { roots: sorted } = treeByDue(tasks, rule);
  const { roots, groups } = arrangeByDate(sorted, { nowMs: now.getTime(), ...rule });
  expect(roots.map(({ title }) => title)).toEqual([
    'yesterday',
    'tonight',
    'all day',
    'tomorrow',
    'friday',
    'late',
    'none',
    'done',
  ]);
  expect(groups.map(({ label, note, start }) => [label, note, start])).toEqual([
    ['Today and earlier', '3', 0],
    ['Later', '3', 3],
    ['No date', '1', 6],
    ['Completed', '1', 7],
  ]);
  expect(treeByDue(tasks, rule).roots).toBe(sorted);
});

test('[TG5] where days begin at four, the night belongs to the day before, and the order is another', () => {
  const tasks = [
    buildTask({ title: 'night', due_date: new Date(2026, 10, 26, 3).toISOString() }),
    buildTask({ title: 'day', due_date: '2026-11-25T22:59:59Z', due_day: '2026-11-25' }),
    buildTask({ title: 'morning', due_date: new Date(2026, 10, 26, 9).toISOString() }),
  ];
  const shown = (dayStartMinutes: number) => {
    const rule = { dayStartMinutes };
    const nowMs = +new Date(2026, 10, 25, 14);
    const { roots, groups } = arrangeByDate(treeByDue(tasks, rule).roots, { nowMs, ...rule });
    return [roots.map(({ title }) => title), groups.map(({ label, note }) => [label, note])];
  };
  const groups = (due: string, later: string) => [
    ['Today and earlier', due],
    ['Later', later],
  ];
  expect(shown(0)).toEqual([['day', 'night', 'morning'], groups('1', '2')]);
  expect(shown(240)).toEqual([['night', 'day', 'morning'], groups('2', '1')]);
});
