import { useEffect, useState } from 'react';
import { addDays } from '@plainday/domain-calendar';
import { useShell } from '@plainday/federation-contract';
import { sumOf, type Counts } from '../model/feed.logic';
import type { Goal } from '../model/goals.schema';

const NONE: Counts = {};

/** What other tools have counted this week for the goals that ask for it. Follows every change. */
export function useCounts(goals: readonly Goal[], weekStart: string): Counts {
  const { offers } = useShell();
  const [counts, setCounts] = useState<{ readonly week: string; readonly counts: Counts }>();
  const kinds = [...new Set(goals.flatMap(({ feed }) => feed?.kind ?? []))].sort().join(' ');

  useEffect(() => {
    if (kinds === '' || weekStart === '') return;
    const range = { from: weekStart, to: addDays(weekStart, 6) };
    let isGone = false;
    async function ask(kind: string): Promise<void> {
      const facts = await offers.facts(kind, range);
      if (isGone) return;
      setCounts((known) => ({
        week: weekStart,
        counts: { ...(known?.week === weekStart ? known.counts : {}), [kind]: sumOf(facts) },
      }));
    }
    const stops = kinds.split(' ').map((kind) => {
      void ask(kind);
      return offers.subscribe('facts', kind, () => void ask(kind));
    });
    return () => {
      isGone = true;
      stops.forEach((stop) => stop());
    };
  }, [offers, kinds, weekStart]);

  return counts?.week === weekStart ? counts.counts : NONE;
}
