import { useEffect, useMemo, useState } from 'react';
import { useShell, type FoundItem } from '@plainday/federation-contract';
import { foldText } from '@plainday/shared-utils';
import { mentionOf } from '../../../shared/links/links.logic';
import { linkingEntries } from '../model/backlinks.logic';
import type { Entry } from '../model/entry.schema';
import { byName, foundEntry, TOOL_ID } from '../model/found.logic';

/** Something that links to an entry. */
export interface Backlink extends FoundItem {
  /** The sentence that mentions the entry; empty where it is not known. */
  readonly mention: string;
  /** When the entry changed; absent for items of other tools. */
  readonly changedAt?: string;
}

interface Others {
  readonly title: string;
  readonly items: readonly Backlink[];
  readonly silent: readonly string[];
}

const NOBODY: readonly string[] = [];

/** What links to an entry, here and in all other tools. Others are asked for the text of the link; nothing is sent. */
export function useBacklinks(entry: Entry, entries: readonly Entry[]) {
  const { offers } = useShell();
  const { title } = entry;
  const [others, setOthers] = useState<Others | null>(null);

  useEffect(() => {
    const isTitle = (target: string) => target === foldText(title.trim());
    return offers.follow('links', { text: `[[${title}]]` }, ({ items: found, silent }) => {
      const items = found
        .filter(({ source }) => source !== TOOL_ID)
        .map((item) => ({
          ...item,
          mention: mentionOf(`${item.title}\n${item.excerpt}`, isTitle),
        }));
      setOthers({ title, items, silent });
    });
  }, [offers, title]);

  const links = useMemo((): readonly Backlink[] => {
    const names = byName(entries);
    const own = linkingEntries(entries, entry).map((one) => ({
      ...foundEntry(one),
      mention: mentionOf(one.content, (target) => names.get(target)?.id === entry.id),
      changedAt: one.updatedAt,
    }));
    return [...(others?.title === title ? others.items : []), ...own];
  }, [entries, entry, others, title]);
  /** Tools that have not answered; they are asked again. */
  const silent = others?.title === title ? others.silent : NOBODY;
  return { links, silent };
}
