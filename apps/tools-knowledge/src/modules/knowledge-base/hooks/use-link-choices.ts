import { useEffect, useState } from 'react';
import { useShell, type FoundItem } from '@plainday/federation-contract';
import { foldText } from '@plainday/shared-utils';
import { linkedTitles } from '../../../shared/links/links.logic';

/** How many are offered, and how long typing must rest before others are asked. */
const LIMIT = 8;
const REST_MS = 120;

/** A title that would not be read as it is cannot be linked to. */
const canLink = ({ title }: FoundItem) => linkedTitles(`[[${title}]]`)[0] === title.trim();

/** What a link can lead to, of all tools: titles that begin with the query first. None while `query` is null. */
export function useLinkChoices(query: string | null): readonly FoundItem[] {
  const { offers } = useShell();
  const [found, setFound] = useState<readonly FoundItem[]>([]);

  useEffect(() => {
    if (query === null) return undefined;
    let isGone = false;
    const wanted = foldText(query.trim());
    async function look(text: string): Promise<void> {
      const items = await offers.find(text.trim());
      if (isGone) return;
      const rank = ({ title }: FoundItem) => {
        const at = foldText(title).indexOf(wanted);
        return at < 0 ? 2 : Math.min(1, at);
      };
      setFound(
        items
          .filter(canLink)
          .toSorted((a, b) => rank(a) - rank(b))
          .slice(0, LIMIT),
      );
    }
    const timer = setTimeout(() => void look(query), REST_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [offers, query]);

  return query === null ? [] : found;
}
