import { dueWithin, overdueAt } from '../dates/due.logic';
import type { Task } from '../model/task.schema';
import { tagKey } from '../tags/tag.logic';
import { taskMatcher } from '../text/search.logic';
import type { Condition, Filter } from './filter.schema';

/** When a filter is asked. */
export interface FilterClock {
  /** Epoch milliseconds. */
  readonly nowMs: number;
  /** Minutes after midnight at which a new day begins. */
  readonly dayStartMinutes?: number;
}

type Test = (task: Task) => boolean;

/** `the next 7 days`: today and the seven after it. */
const WEEK_DAYS = 7;

function dueTest(range: (Condition & { kind: 'due' })['range'], clock: FilterClock): Test {
  const { nowMs, dayStartMinutes = 0 } = clock;
  const now = new Date(nowMs);
  if (range === 'none') return ({ due_date: due }) => due === null;
  if (range === 'overdue') return overdueAt(now, dayStartMinutes);
  return dueWithin(now, range === 'week' ? WEEK_DAYS : 0, dayStartMinutes);
}

function tagTest(tag: string | null): Test {
  if (tag === null) return ({ tags }) => !tags || tags.length === 0;
  const key = tagKey(tag);
  const known = new Map<string, boolean>();
  const isIt = (own: string): boolean => {
    const is = known.get(own) ?? tagKey(own) === key;
    known.set(own, is);
    return is;
  };
  return ({ tags }) => tags?.some(isIt) ?? false;
}

function conditionTest(condition: Condition, clock: FilterClock): Test {
  switch (condition.kind) {
    case 'tag':
      return tagTest(condition.tag);
    case 'project':
      return ({ project_id: id }) => id === condition.id;
    case 'priority':
      return ({ priority }) => priority === condition.priority;
    case 'due':
      return dueTest(condition.range, clock);
    case 'duration': {
      const { atMost } = condition;
      if (atMost === null) return ({ duration }) => duration === null;
      return ({ duration }) => duration !== null && duration <= atMost;
    }
    case 'words':
      return taskMatcher(condition.words) ?? (() => true);
    case 'completed':
      return ({ completed }) => completed === condition.completed;
  }
}

/** How dear a test is: cheap ones are asked first. */
function costOf(filter: Filter): number {
  if (filter.kind === 'and' || filter.kind === 'or')
    return filter.of.reduce((sum, part) => sum + costOf(part), 0);
  if (filter.kind === 'not') return costOf(filter.of);
  return { completed: 1, priority: 1, project: 1, duration: 1, tag: 2, due: 4, words: 8 }[
    filter.kind
  ];
}

/** A filter as one function, for thousands of rows: what depends on the clock alone is worked out once. */
export function compileFilter(filter: Filter, clock: FilterClock): Test {
  if (filter.kind === 'not') {
    const test = compileFilter(filter.of, clock);
    return (task) => !test(task);
  }
  if (filter.kind !== 'and' && filter.kind !== 'or') return conditionTest(filter, clock);
  const tests = [...filter.of]
    .sort((a, b) => costOf(a) - costOf(b))
    .map((part) => compileFilter(part, clock));
  const [only, other] = tests;
  if (only && !other) return only;
  return filter.kind === 'and'
    ? (task) => tests.every((test) => test(task))
    : (task) => tests.some((test) => test(task));
}
