import { tagKey } from './tag.logic';

/** A tag and how many tasks carry it. */
export interface TagUse {
  readonly tag: string;
  readonly count: number;
}

interface Tagged {
  readonly tags?: readonly string[] | null;
}

function mostOf(spellings: ReadonlyMap<string, number>): string {
  const [first] = [...spellings].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return first?.[0] ?? '';
}

/** Every tag once, in the spelling most rows have, the most used first and equal ones by name. */
export function tagUses(rows: readonly Tagged[]): readonly TagUse[] {
  const found = new Map<string, Map<string, number>>();
  for (const { tags } of rows) {
    if (!tags) continue;
    for (const tag of tags) {
      const key = tagKey(tag);
      const spellings = found.get(key) ?? new Map<string, number>();
      spellings.set(tag, (spellings.get(tag) ?? 0) + 1);
      found.set(key, spellings);
    }
  }
  return [...found.values()]
    .map((spellings) => ({
      tag: mostOf(spellings),
      count: [...spellings.values()].reduce((sum, count) => sum + count, 0),
    }))
    .sort((a, b) => b.count - a.count || (tagKey(a.tag) < tagKey(b.tag) ? -1 : 1));
}

/** Tags that a few letters may mean: those that begin with them, then those that hold them, each by use. */
export function findTags(uses: readonly TagUse[], letters: string): readonly TagUse[] {
  const wanted = tagKey(letters);
  const at = uses.map((use) => ({ use, at: tagKey(use.tag).indexOf(wanted) }));
  return [...at.filter((found) => found.at === 0), ...at.filter((found) => found.at > 0)].map(
    ({ use }) => use,
  );
}
