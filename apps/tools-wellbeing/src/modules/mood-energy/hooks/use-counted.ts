import { useMemo } from 'react';
import { addDays, type DayKey } from '@plainday/domain-calendar';
import { useShell } from '@plainday/federation-contract';
import { useFactSums } from '../../../shared/use-fact-sums';
import type { Counted } from '../model/together.logic';

const LOOK_BACK_DAYS = 364;

/** What tools count per day: amounts, not scores (such as mood itself) or shares of a goal. */
function useCountedKinds(): readonly Counted[] {
  const { modules } = useShell();
  return useMemo(() => {
    const kinds = modules
      .flatMap(({ offers }) => offers?.facts ?? [])
      .filter(({ unit }) => unit !== 'score' && unit !== 'percent');
    return [...new Map(kinds.map((one) => [one.kind, one])).values()];
  }, [modules]);
}

/** What was counted at all in the last year, each kind with its numbers by day; null while it is asked for. */
export function useCounted(
  today: DayKey,
): readonly { readonly counted: Counted; readonly numbers: ReadonlyMap<DayKey, number> }[] | null {
  const kinds = useCountedKinds();
  const { byDay, ready } = useFactSums(
    kinds.map(({ kind }) => kind),
    { from: addDays(today, -LOOK_BACK_DAYS), to: today },
  );
  if (!ready) return null;
  return kinds
    .map((counted) => ({ counted, numbers: byDay(counted.kind) }))
    .filter(({ numbers }) => numbers.size > 0);
}
