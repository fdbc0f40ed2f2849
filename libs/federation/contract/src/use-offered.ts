import { useEffect, useState } from 'react';
import { useShell } from './shell';
import type { DayRange, Fact, LayerItem } from './offers/offers';
import type { Questions, Sourced } from './offers/offers-port';

const NOTHING = { items: [], ready: false, silent: [] } as const;

/** What was offered so far. `ready` is false until every module that offers it has answered or had its time. */
export interface Offered<Item> {
  readonly items: readonly (Item & Sourced)[];
  readonly ready: boolean;
  /** Titles of modules that have not answered; they are asked again. */
  readonly silent: readonly string[];
}

function useOffered<Part extends 'facts' | 'layers'>(
  part: Part,
  kind: string,
  { from, to }: DayRange,
): Offered<Questions[Part]['item']> {
  const { offers } = useShell();
  const [heard, setHeard] = useState<{
    readonly kind: string;
    readonly answers: Offered<Questions[Part]['item']>;
  }>();

  useEffect(
    () =>
      offers.follow(part, { kind, range: { from, to } }, (answers) => {
        // Days that were shown before stay until all of the others are here.
        setHeard((before) =>
          answers.ready || !before?.answers.ready ? { kind, answers } : before,
        );
      }),
    [offers, part, kind, from, to],
  );

  return heard?.kind === kind ? heard.answers : NOTHING;
}

/** The facts of one kind in a range of local days, of every module that counts them. Follows every change. */
export function useFacts(kind: string, range: DayRange): Offered<Fact> {
  return useOffered('facts', kind, range);
}

/** The items of one layer in a range of local days. Follows every change. */
export function useLayer(kind: string, range: DayRange): Offered<LayerItem> {
  return useOffered('layers', kind, range);
}
