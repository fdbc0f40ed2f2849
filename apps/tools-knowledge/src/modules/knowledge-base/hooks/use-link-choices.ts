import { useEffect, useState } from 'react';
import { useShell, type FoundItem } from '@plainday/federation-contract';
import { searchForm } from '@plainday/shared-utils';
import { linkedTitles } from '../../../shared/links/links.logic';

/** How many are offered, and how long typing must rest before others are asked. */
const LIMIT = 8;
const REST_MS = 120;

/** A title that would not be read as it is cannot be linked to. */
const canLink = ({ title }: FoundItem) => linkedTitles(`[[${title}]]`)[0] === title.trim();

interface LinkChoices {
  readonly choices: readonly FoundItem[];
  /** Tools that have not answered; they are asked again. */
  readonly silent: readonly string[];
}

const NOTHING: LinkChoices = { choices: [], silent: [] };

/** What a link can lead to, of all tools: titles that begin with the query first. None while `query` is null. */
export function useLinkChoices(query: string | null): LinkChoices {
  const { offers } = useShell();
  const [found, setFound] = useState(NOTHING);

  useEffect(() => {
    if (query === null) return undefined;
    const wanted = searchForm(query.trim());
    const rank = ({ title }: FoundItem) => {
      const at = searchForm(title).indexOf(wanted);
      return at < 0 ? 2 : Math.min(1, at);
    };
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = offers.follow('links', { text: query.trim() }, ({ items, silent }) => {
        const best = items.filter(canLink).toSorted((a, b) => rank(a) - rank(b));
        setFound({ choices: best.slice(0, LIMIT), silent });
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [offers, query]);

  return query === null ? NOTHING : found;
}
