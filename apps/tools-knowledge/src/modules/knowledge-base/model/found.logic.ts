import { foldText } from '@plainday/shared-utils';
import type { Entry } from './entry.schema';
import { ENTRY_KINDS } from './words.logic';

/** Id of this tool: where an entry is opened. */
export const TOOL_ID = 'knowledge-base';

/** An entry as something to link to. */
export function foundEntry(entry: Entry) {
  const { id, title, content, type } = entry;
  const to = { kind: 'tool', toolId: TOOL_ID, at: id } as const;
  return { kind: ENTRY_KINDS[type], id, title, excerpt: content, to };
}

/** The names under which a file can be linked to: its path, and each shorter end of it. */
function pathNames(path: string): string[] {
  const parts = foldText(path).split('/');
  return parts.map((_part, index) => parts.slice(index).join('/'));
}

/**
 * Entries by what a link may call them, folded: their title, else the path they were imported from or an end of it. Of
 * two with one name it is the newer change.
 */
export function byName(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const oldestFirst = entries.toReversed();
  return new Map([
    ...oldestFirst.flatMap((entry) =>
      entry.path === undefined ? [] : pathNames(entry.path).map((name) => [name, entry] as const),
    ),
    ...oldestFirst.map((entry) => [foldText(entry.title.trim()), entry] as const),
  ]);
}
