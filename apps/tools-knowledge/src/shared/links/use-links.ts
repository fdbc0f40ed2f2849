import { useEffect, useMemo, useState } from 'react';
import { useShell, type FoundItem } from '@plainday/federation-contract';
import { foldText } from '@plainday/shared-utils';
import { linkedTitles } from './links.logic';

/** Links of one text that are looked for. */
const LIMIT = 40;

type Found = ReadonlyMap<string, FoundItem | null>;
/** What the tool itself has under a title; undefined where it has nothing. */
export type OwnItem = (foldedTitle: string) => FoundItem | undefined;

const nothingOwn: OwnItem = () => undefined;

/** Where the `[[titles]]` of a text lead, by folded title: to what the tool has itself, else to what others offer. */
export function useLinks(text: string, own: OwnItem = nothingOwn): Found {
  const { offers } = useShell();
  const [found, setFound] = useState<Found>(new Map());
  const titles = useMemo(() => linkedTitles(text).slice(0, LIMIT), [text]);
  const foreign = titles.filter((title) => !own(foldText(title))).join('\n');

  useEffect(() => {
    const stops = foreign
      .split('\n')
      .filter(Boolean)
      .map((title) => {
        const key = foldText(title);
        return offers.follow('links', { text: title }, ({ items, ready, silent }) => {
          const item = items.find((one) => foldText(one.title.trim()) === key);
          // Nowhere is only what all of them have been asked for.
          if (item || (ready && silent.length === 0))
            setFound((known) => new Map(known).set(key, item ?? null));
        });
      });
    return () => stops.forEach((stop) => stop());
  }, [offers, foreign]);

  return useMemo(() => {
    const all = new Map(found);
    for (const title of titles) {
      const item = own(foldText(title));
      if (item) all.set(foldText(title), item);
    }
    return all;
  }, [found, titles, own]);
}
