import { foldText } from '@plainday/shared-utils';
import { linkedTitles, linksTo } from '../../../shared/links/links.logic';
import type { Entry } from './entry.schema';

/** How many entries link to each title, by folded title. */
export function backlinkCounts(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { title, content } of entries) {
    const own = foldText(title.trim());
    for (const linked of linkedTitles(content).map(foldText)) {
      if (linked !== own) counts.set(linked, (counts.get(linked) ?? 0) + 1);
    }
  }
  return counts;
}

/** Entries that link to this one. */
export function linkingEntries(entries: readonly Entry[], to: Entry): readonly Entry[] {
  return entries.filter(({ id, content }) => id !== to.id && linksTo(content, to.title));
}
