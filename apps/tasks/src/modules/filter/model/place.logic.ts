import { filterText, parseFilter, type Filter } from '@plainday/domain-tasks/filters';
import { cleanTag } from '@plainday/domain-tasks';

/** Nothing is asked yet: every task fits. */
export const NO_CONDITIONS: Filter = { kind: 'and', of: [] };

/** The filter that an address names: `@phone`, or conditions. What is broken names none. */
export function filterAt(at: string | undefined): Filter {
  if (!at) return NO_CONDITIONS;
  const tag = at.startsWith('@') ? cleanTag(at) : null;
  if (tag !== null) return { kind: 'tag', tag };
  return parseFilter(at) ?? NO_CONDITIONS;
}

/** Whether an address names a filter that is kept, by its id. */
export function isSavedPlace(at: string): boolean {
  return /^[\da-f]{8}-[\da-f-]{27}$/i.test(at);
}

/** The address of a filter. */
export function placeOf(filter: Filter): string {
  const isEmpty = filter.kind === 'and' && filter.of.length === 0;
  if (isEmpty) return '';
  return filter.kind === 'tag' && filter.tag !== null ? `@${filter.tag}` : filterText(filter);
}

/** The one tag that is shown, where a tag is all that is asked for. */
export function onlyTag(filter: Filter): string | null {
  return filter.kind === 'tag' ? filter.tag : null;
}
