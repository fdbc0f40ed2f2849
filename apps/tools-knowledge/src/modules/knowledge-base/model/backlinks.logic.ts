import { foldText } from '@plainday/shared-utils';
import { linkedTitles } from '../../../shared/links/links.logic';
import type { Entry } from './entry.schema';
import { byName } from './found.logic';

type Names = ReadonlyMap<string, Entry>;

/** Ids of the entries that an entry links to, itself not among them. */
function linkedFrom({ id, content }: Entry, names: Names): readonly string[] {
  const linked = linkedTitles(content).flatMap((target) => names.get(foldText(target))?.id ?? []);
  return [...new Set(linked)].filter((one) => one !== id);
}

/** How many entries link to each, by id. */
export function backlinkCounts(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const names = byName(entries);
  const counts = new Map<string, number>();
  for (const id of entries.flatMap((entry) => linkedFrom(entry, names))) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Entries that link to this one. */
export function linkingEntries(entries: readonly Entry[], to: Entry): readonly Entry[] {
  const names = byName(entries);
  return entries.filter((entry) => linkedFrom(entry, names).includes(to.id));
}
