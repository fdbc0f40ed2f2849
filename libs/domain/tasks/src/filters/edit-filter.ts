import { tagKey } from '../tags/tag.logic';
import type { Filter } from './filter.schema';

/** The parts of a filter that must all be true, as its chips show them. */
export function conditionsOf(filter: Filter): readonly Filter[] {
  return filter.kind === 'and' ? filter.of : [filter];
}

/** The filter of which all of these are true. */
export function joined(parts: readonly Filter[]): Filter {
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: 'and', of: parts };
}

/** The tags a task must have to be found, in the order in which they are named. */
export function tagsIn(filter: Filter): readonly string[] {
  return conditionsOf(filter).flatMap((part) =>
    part.kind === 'tag' && part.tag !== null ? [part.tag] : [],
  );
}

/** The filter with a tag under its new name, wherever it is named; null leaves it as it is. */
export function withTagReplaced(filter: Filter, from: string, to: string): Filter {
  if (filter.kind === 'not') return { ...filter, of: withTagReplaced(filter.of, from, to) };
  if (filter.kind === 'and' || filter.kind === 'or')
    return { ...filter, of: filter.of.map((part) => withTagReplaced(part, from, to)) };
  const isIt = filter.kind === 'tag' && filter.tag !== null && tagKey(filter.tag) === tagKey(from);
  return isIt ? { ...filter, tag: to } : filter;
}
