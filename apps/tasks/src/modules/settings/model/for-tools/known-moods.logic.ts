import { MINUTE_MS } from '@plainday/shared-utils';
import type { ArchivedValue, Contents } from '../archive/format';

/** Where moods are kept. */
export const MOODS = 'mood-energy';

/** What a mood says of when and how: its minute and its step. */
function momentOf({ value }: ArchivedValue): string {
  const { at, mood } = value as { readonly at: number; readonly mood: number };
  return `${Math.floor(at / MINUTE_MS)} ${mood}`;
}

/** Moods that are here under other ids stand for themselves: a table that was exported here names none. */
export function withKnownMoods(contents: Contents, here: Contents): Contents {
  const moods = contents.device.get(MOODS);
  if (!moods) return contents;
  const ids = new Set(moods.map(({ key }) => key));
  const others = (here.device.get(MOODS) ?? []).filter(({ key }) => !ids.has(key));
  const mine = new Map(others.map((mood) => [momentOf(mood), mood]));
  const own = moods.map((mood) => {
    const known = mine.get(momentOf(mood));
    mine.delete(momentOf(mood));
    return known ?? mood;
  });
  return { ...contents, device: new Map([...contents.device, [MOODS, own]]) };
}
