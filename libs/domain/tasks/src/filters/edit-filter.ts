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
