import { useEffect, useState } from 'react';
import { useShell } from '../shell';
import type { DayRange, Fact, LayerItem } from './offers';
import type { OffersPort, Sourced } from './offers-port';

/** What was offered so far. `ready` is false until every module that offers it has answered or had its time. */
export interface Offered<Item> {
  readonly items: readonly (Item & Sourced)[];
  readonly ready: boolean;
}

const NOTHING = { items: [], ready: false } as const;

type Read<Item> = (
  offers: OffersPort,
  kind: string,
  range: DayRange,
) => Promise<readonly (Item & Sourced)[]>;

function useOffered<Item>(
  part: 'facts' | 'layers',
  kind: string,
  { from, to }: DayRange,
  read: Read<Item>,
): Offered<Item> {
  const { offers } = useShell();
  const [offered, setOffered] = useState<Offered<Item> & { readonly kind?: string }>(NOTHING);

  useEffect(() => {
    let asked = 0;
    let isGone = false;
    async function ask(): Promise<void> {
      asked += 1;
      const question = asked;
      const items = await read(offers, kind, { from, to });
      if (!isGone && question === asked) setOffered({ items, ready: true, kind });
    }
    const unsubscribe = offers.subscribe(part, kind, () => void ask());
    void ask();
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, [offers, part, kind, from, to, read]);

  return offered.kind === kind ? offered : NOTHING;
}

const readFacts: Read<Fact> = (offers, kind, range) => offers.facts(kind, range);
const readLayer: Read<LayerItem> = (offers, kind, range) => offers.layers(kind, range);

/** The facts of one kind in a range of local days, of every module that counts them. Follows every change. */
export function useFacts(kind: string, range: DayRange): Offered<Fact> {
  return useOffered('facts', kind, range, readFacts);
}

/** The items of one layer in a range of local days. Follows every change. */
export function useLayer(kind: string, range: DayRange): Offered<LayerItem> {
  return useOffered('layers', kind, range, readLayer);
}
