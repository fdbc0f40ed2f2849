import { useMemo } from 'react';
import { addDays, type DayKey } from '@plainday/domain-calendar';
import { useFacts, useShell } from '@plainday/federation-contract';
import { sumByDay, type Counted } from '../model/together.logic';

const LOOK_BACK_DAYS = 364;

/** What tools count per day: amounts, not scores (such as mood itself) or shares of a goal. */
export function useCountedKinds(): readonly Counted[] {
  const { modules } = useShell();
  return useMemo(() => {
    const kinds = modules
      .flatMap(({ offers }) => offers?.facts ?? [])
      .filter(({ unit }) => unit !== 'score' && unit !== 'percent');
    return [...new Map(kinds.map((one) => [one.kind, one])).values()];
  }, [modules]);
}

/** The numbers of one kind over a year, by day; null until every tool has answered. */
export function useCounted(kind: string, today: DayKey): ReadonlyMap<DayKey, number> | null {
  const { items, ready } = useFacts(kind, { from: addDays(today, -LOOK_BACK_DAYS), to: today });
  return useMemo(() => (ready ? sumByDay(items) : null), [items, ready]);
}
