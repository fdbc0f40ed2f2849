import { dayKeyOf } from '@plainday/domain-calendar';
import { DAY_MS, HOUR_MS } from '@plainday/shared-utils';
import type { Task } from '../model/task.schema';
import { PRIORITIES } from '../model/vocabulary';
import { sampleTask } from '../sample-task';
import { compileFilter } from './compile-filter';
import { filterText, parseFilter, readFilter, type Condition, type Filter } from './filter.schema';
import { findRoots } from './find-roots';
import { buildTree } from '../order/tree.logic';

const NOW = new Date(2026, 10, 25, 14, 6).getTime();

/** Numbers that look random and are the same each time. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const TAGS = ['phone', 'Phone', 'mira', 'büro'];
const DURATIONS = [null, 5, 15, 30, 120];
const WORDS = ['rent', 'Café', 'call ada', '%'];

function randomTask(random: (below: number) => number, index: number): Task {
  const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;
  // Half days, from six before now to past the last of the next seven days.
  const dueMs = NOW + ((index % 30) - 12) * 12 * HOUR_MS;
  const dated = random(3) > 0;
  return {
    ...sampleTask(`task ${index} ${pick(WORDS)}`, {
      notes: pick([null, 'Ring the CAFE', 'rent due']),
      completed: random(4) === 0,
      priority: pick(PRIORITIES),
      due_date: dated ? new Date(dueMs).toISOString() : null,
      duration: pick(DURATIONS),
      project_id: pick([null, 'home', 'work']),
    }),
    title: `task ${index} ${pick(WORDS)}`,
    tags: pick([null, [], ['phone'], ['Mira', 'PHONE'], ['büro']]),
    due_day: dated && random(2) === 0 ? dayKeyOf(dueMs) : null,
  };
}

function randomCondition(random: (below: number) => number): Condition {
  const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;
  return pick<Condition>([
    { kind: 'tag', tag: pick([null, ...TAGS]) },
    { kind: 'project', id: pick([null, 'home', 'gone']) },
    { kind: 'priority', priority: pick(PRIORITIES) },
    { kind: 'due', range: pick(['today', 'overdue', 'week', 'none'] as const) },
    { kind: 'duration', atMost: pick(DURATIONS) },
    { kind: 'words', words: pick(WORDS) },
    { kind: 'completed', completed: random(2) === 0 },
  ]);
}

function randomFilter(random: (below: number) => number, depth = 0): Filter {
  const kind = depth > 3 ? 3 : random(6);
  if (kind === 0) return { kind: 'not', of: randomFilter(random, depth + 1) };
  if (kind > 2) return randomCondition(random);
  const of = Array.from({ length: random(4) }, () => randomFilter(random, depth + 1));
  return { kind: kind === 1 ? 'and' : 'or', of };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What a condition says, by days on a wall calendar and letters on paper. */
function says(condition: Condition, task: Task): boolean {
  const dueMs = task.due_date === null ? NaN : Date.parse(task.due_date);
  const day = task.due_day ?? (task.due_date === null ? '' : dayKeyOf(dueMs));
  const daysAhead = (Date.parse(day) - Date.parse('2026-11-25')) / DAY_MS;
  switch (condition.kind) {
    case 'tag':
      if (condition.tag === null) return (task.tags ?? []).length === 0;
      return (task.tags ?? [])
        .map((tag) => tag.toLowerCase())
        .includes(condition.tag.toLowerCase());
    case 'project':
      return task.project_id === condition.id;
    case 'priority':
      return task.priority === condition.priority;
    case 'due':
      if (condition.range === 'none') return task.due_date === null;
      if (condition.range === 'today') return daysAhead === 0;
      if (condition.range === 'week') return daysAhead >= 0 && daysAhead <= 7;
      return task.due_day ? daysAhead < 0 : dueMs < NOW;
    case 'duration':
      if (condition.atMost === null) return task.duration === null;
      return task.duration !== null && task.duration <= condition.atMost;
    case 'words':
      return [task.title, task.description, task.notes].some((text) =>
        plain(text ?? '').includes(plain(condition.words)),
      );
    case 'completed':
      return task.completed === condition.completed;
  }
}

function model(filter: Filter, task: Task): boolean {
  if (filter.kind === 'not') return !model(filter.of, task);
  if (filter.kind === 'and') return filter.of.reduce((all, part) => model(part, task) && all, true);
  if (filter.kind === 'or') return filter.of.reduce((any, part) => model(part, task) || any, false);
  return says(filter, task);
}

test('[FL1] two thousand filters find what their conditions say, task by task', () => {
  const random = randomFrom(39);
  const tasks = Array.from({ length: 60 }, (_, index) => randomTask(random, index));
  const found = new Set<string>();
  for (let round = 0; round < 2_000; round++) {
    const filter = randomFilter(random);
    const test = compileFilter(filter, { nowMs: NOW });
    const wrong = tasks.filter((task) => test(task) !== model(filter, task));
    expect({ filter, wrong }).toEqual({ filter, wrong: [] });
    for (const task of tasks) if (test(task)) found.add(task.id);
  }
  expect(found.size).toBe(tasks.length);
});

test('[FL1] what is read back from storage is the same filter', () => {
  const random = randomFrom(7);
  for (let round = 0; round < 200; round++) {
    const filter = randomFilter(random);
    expect(parseFilter(filterText(filter))).toEqual(filter);
  }
});

test('[FL2] a day belongs to the person: before it begins, it is still the day before', () => {
  const late = new Date(2026, 10, 25, 1, 30);
  const yesterday = { ...sampleTask('a', { due_date: late.toISOString() }), due_day: '2026-11-24' };
  const clock = { nowMs: late.getTime(), dayStartMinutes: 180 };
  const today = compileFilter({ kind: 'due', range: 'today' }, clock);
  expect(today(yesterday)).toBe(true);
  expect(today(sampleTask('b', { due_date: new Date(2026, 10, 25, 3, 30).toISOString() }))).toBe(
    false,
  );
  expect(compileFilter({ kind: 'due', range: 'overdue' }, clock)(yesterday)).toBe(false);
});

test.each([
  [null],
  ['@phone'],
  [{}],
  [{ kind: 'tag', tag: '' }],
  [{ kind: 'words', words: ' ' }],
  [{ kind: 'due', range: 'soon' }],
  [{ kind: 'duration', atMost: 0 }],
  [{ kind: 'and', of: { kind: 'tag', tag: 'x' } }],
  [{ kind: 'not', of: [] }],
  [Array.from({ length: 9 }).reduce((of) => ({ kind: 'not', of }), { kind: 'tag', tag: 'x' })],
  [{ kind: 'or', of: Array.from({ length: 60 }, () => ({ kind: 'tag', tag: 'x' })) }],
])('[FL3] %j is no filter', (value) => {
  expect(readFilter(value)).toBeNull();
});

test.each([[''], ['{'], ['@phone'], ['"and"']])('[FL3] %j says no filter', (text) => {
  expect(parseFilter(text)).toBeNull();
});

test('[TG5] a task stands there for a subtask that has the tag, and for no other condition', () => {
  const parent = sampleTask('parent', { priority: 'low' });
  const child = sampleTask('child', {
    parent_task_id: 'parent',
    tags: ['phone'],
    priority: 'high',
  });
  const tree = buildTree([parent, child, sampleTask('other')]);
  const found = (filter: Filter) =>
    findRoots(tree, filter, compileFilter(filter, { nowMs: NOW })).map(({ id }) => id);
  expect(found({ kind: 'tag', tag: 'phone' })).toEqual(['parent']);
  expect(found({ kind: 'priority', priority: 'high' })).toEqual([]);
});
