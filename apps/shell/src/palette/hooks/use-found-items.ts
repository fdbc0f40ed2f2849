import type { FoundItem, ListedModule, Selection } from '@plainday/federation-contract';
import type { OffersPort, Sourced } from '@plainday/federation-contract';
import { useEffect, useState } from 'react';
import { TASK_LIST } from '../../selection/catalogue.logic';
import type { PaletteEntry, PaletteGroup } from '../model/entries';
import { recentFirst, type PaletteUse } from '../model/recent.logic';

/** Rows that one tool gets, and milliseconds after the last key until the tools are asked. */
const LIMIT = 2;
const DELAY_MS = 120;

interface FoundItems {
  readonly text: string;
  readonly use: PaletteUse;
  readonly offers: OffersPort;
  readonly modules: readonly ListedModule[];
  readonly hidden: readonly string[];
  readonly onOpen: (selection: Selection) => void;
}

type Found = readonly (FoundItem & Sourced)[];

/** What the tools find, a group each. One that is down or slow is left out. */
export function useFoundItems(options: FoundItems): readonly PaletteGroup[] {
  const { text, use, offers, modules, hidden, onOpen } = options;
  const [answer, setAnswer] = useState<{ readonly text: string; readonly found: Found }>();

  useEffect(() => {
    if (text === '') return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void offers.search(text).then((found) => {
        if (!isOver) setAnswer({ text, found });
      });
    }, DELAY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // The modules of a page that has just been opened may come later than the question.
  }, [modules, offers, text]);

  if (text === '' || answer?.text !== text) return [];
  const entry = ({ source, kind, id, title, excerpt, to }: Found[number]): PaletteEntry => ({
    id: `${source} ${kind} ${id}`,
    title,
    excerpt,
    mark: { kind: 'icon', icon: modules.find((module) => module.id === source)?.icon ?? [] },
    kind: 'place',
    run: () => onOpen(to),
  });
  const entriesOf = (id: string) => answer.found.filter(({ source }) => source === id).map(entry);
  return modules
    .filter(({ id }) => id !== TASK_LIST && !hidden.includes(id))
    .map(({ id, title }) => ({
      title,
      entries: recentFirst(use, entriesOf(id)).slice(0, LIMIT),
    }));
}
