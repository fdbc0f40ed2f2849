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

/** Entries by folded title; of two with one title the newer change. */
export function byTitle(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.toReversed().map((entry) => [foldText(entry.title.trim()), entry]));
}
