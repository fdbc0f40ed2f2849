import { formatDuration, priorityLabel } from '../text/format.logic';
import type { Condition, Filter } from './filter.schema';

/** What a filter is told in words with. */
export interface FilterNames {
  /** Title of a project; undefined where there is none any more. */
  readonly projectTitle: (id: string) => string | undefined;
}

const DUE_WORDS = {
  today: 'due today',
  overdue: 'overdue',
  week: 'due in the next 7 days',
  none: 'without a date',
} as const;
const NOT_DUE_WORDS = {
  today: 'not due today',
  overdue: 'not overdue',
  week: 'not due in the next 7 days',
  none: 'with a date',
} as const;

function projectWords(id: string, { projectTitle }: FilterNames): string {
  const title = projectTitle(id);
  return title === undefined ? 'a project that is gone' : `“${title}”`;
}

function conditionWords(condition: Condition, isNot: boolean, names: FilterNames): string {
  const is = isNot ? 'is not' : 'is';
  switch (condition.kind) {
    case 'tag':
      if (condition.tag === null) return isNot ? 'with a tag' : 'without a tag';
      return `tag ${is} @${condition.tag}`;
    case 'project':
      if (condition.id === null) return isNot ? 'in a project' : 'in no project';
      return `project ${is} ${projectWords(condition.id, names)}`;
    case 'priority':
      return `priority ${is} ${priorityLabel(condition.priority).toLowerCase()}`;
    case 'due':
      return (isNot ? NOT_DUE_WORDS : DUE_WORDS)[condition.range];
    case 'duration':
      if (condition.atMost === null) return isNot ? 'with a duration' : 'without a duration';
      return `${isNot ? 'not ' : ''}at most ${formatDuration(condition.atMost)}`;
    case 'words':
      return `${isNot ? 'without' : 'with'} “${condition.words}”`;
    case 'completed':
      return condition.completed === isNot ? 'open' : 'completed';
  }
}

function words(filter: Filter, isNot: boolean, names: FilterNames, isInside: boolean): string {
  if (filter.kind === 'not') return words(filter.of, !isNot, names, isInside);
  if (filter.kind !== 'and' && filter.kind !== 'or') return conditionWords(filter, isNot, names);
  // What is said of none of several is said of each: not (a or b) is not a and not b.
  const joint = (filter.kind === 'and') === isNot ? 'or' : 'and';
  if (filter.of.length === 0) return joint === 'and' ? 'every task' : 'no task';
  const parts = filter.of.map((part) => words(part, isNot, names, filter.of.length > 1));
  const text = parts.join(` ${joint} `);
  return isInside && parts.length > 1 ? `(${text})` : text;
}

/** A filter in words: `Tag is @phone and (due today or overdue)`. */
export function filterWords(filter: Filter, names: FilterNames): string {
  const text = words(filter, false, names, false);
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
