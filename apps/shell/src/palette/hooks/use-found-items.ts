import type { FoundItem, ListedModule, Selection } from '@plainday/federation-contract';
import type { Answers, OffersPort, Sourced } from '@plainday/federation-contract';
import { useEffect, useState } from 'react';
import { TASK_LIST } from '../../selection/catalogue.logic';
import type { PaletteEntry, PaletteGroup } from '../model/entries';
import { recentFirst, type PaletteUse } from '../model/recent.logic';

/** Rows that one tool gets, and milliseconds after the last key until the tools are asked. */
const LIMIT = 2;
const DELAY_MS = 120;
/** Who asks for one kind alone, with its sign, looks for more of it. */
const LIMIT_OF_KIND = 8;

interface FoundItems {
  readonly text: string;
  readonly use: PaletteUse;
  readonly offers: OffersPort;
  readonly modules: readonly ListedModule[];
  readonly hidden: readonly string[];
  readonly onOpen: (selection: Selection) => void;
}

interface Found {
  readonly groups: readonly PaletteGroup[];
  /** Tools that have not answered; they are asked again. */
  readonly silent: readonly string[];
}

const NOTHING: Found = { groups: [], silent: [] };

/** What the tools find, a group each, as soon as each has answered. */
export function useFoundItems(options: FoundItems): Found {
  const { text, use, offers, modules, hidden, onOpen } = options;
  const [answer, setAnswer] = useState<Answers<FoundItem> & { readonly text: string }>();

  useEffect(() => {
    if (text === '') return undefined;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = offers.follow('search', { text }, (answers) => setAnswer({ text, ...answers }));
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
    // The modules of a page that has just been opened may come later than the question.
  }, [modules, offers, text]);

  if (text === '' || answer?.text !== text) return NOTHING;
  const entry = ({ source, kind, id, title, excerpt, to }: FoundItem & Sourced): PaletteEntry => ({
    id: `${source} ${kind} ${id}`,
    title,
    excerpt,
    mark: { kind: 'icon', icon: modules.find((module) => module.id === source)?.icon ?? [] },
    kind: 'place',
    run: () => onOpen(to),
  });
  const entriesOf = (id: string) => answer.items.filter(({ source }) => source === id).map(entry);
  const groups = modules
    .filter(({ id }) => id !== TASK_LIST && !hidden.includes(id))
    .map(({ id, title }) => ({
      title,
      entries: recentFirst(use, entriesOf(id)).slice(
        0,
        text.startsWith('@') ? LIMIT_OF_KIND : LIMIT,
      ),
    }));
  return { groups, silent: answer.silent };
}
