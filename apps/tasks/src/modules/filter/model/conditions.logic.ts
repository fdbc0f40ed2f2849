import {
  conditionsOf,
  joined,
  tagsIn,
  type Condition,
  type Filter,
} from '@plainday/domain-tasks/filters';
import { hasTag, type Task } from '@plainday/domain-tasks';

/** The filter with one more condition; one that is there already is not put twice. */
export function withCondition(filter: Filter, condition: Filter): Filter {
  const parts = conditionsOf(filter);
  const text = JSON.stringify(condition);
  return parts.some((part) => JSON.stringify(part) === text)
    ? filter
    : joined([...parts, condition]);
}

/** The filter with another condition in the place of one, or without it. */
export function withPart(filter: Filter, index: number, part: Filter | null): Filter {
  return joined(conditionsOf(filter).toSpliced(index, 1, ...(part ? [part] : [])));
}

/** The opposite of a condition. */
export function opposite(part: Filter): Filter {
  return part.kind === 'not' ? part.of : { kind: 'not', of: part };
}

/** One more condition, of which either may be true. */
export function either(part: Filter, other: Condition): Filter {
  return part.kind === 'or'
    ? { kind: 'or', of: [...part.of, other] }
    : { kind: 'or', of: [part, other] };
}

/** The filter with another tag wherever it names one. */
export function withTagRenamed(filter: Filter, from: string, to: string): Filter {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return { ...filter, of: filter.of.map((part) => withTagRenamed(part, from, to)) };
    case 'not':
      return { ...filter, of: withTagRenamed(filter.of, from, to) };
    case 'tag':
      return filter.tag !== null && hasTag([filter.tag], from) ? { ...filter, tag: to } : filter;
    case 'completed':
    case 'due':
    case 'duration':
    case 'priority':
    case 'project':
    case 'words':
      return filter;
  }
}

/** Whether completed tasks are asked for anywhere in a filter. */
export function asksCompleted(filter: Filter): boolean {
  if (filter.kind === 'not') return asksCompleted(filter.of);
  if (filter.kind === 'and' || filter.kind === 'or') return filter.of.some(asksCompleted);
  return filter.kind === 'completed';
}

/** What a task must have to be shown, so that one that is added here is. */
export function defaultsOf(
  filter: Filter,
): Partial<Pick<Task, 'tags' | 'project_id' | 'priority'>> {
  const tags = tagsIn(filter);
  const parts = conditionsOf(filter);
  const project = parts.find((part) => part.kind === 'project');
  const priority = parts.find((part) => part.kind === 'priority');
  return {
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(project?.id && { project_id: project.id }),
    ...(priority && { priority: priority.priority }),
  };
}
