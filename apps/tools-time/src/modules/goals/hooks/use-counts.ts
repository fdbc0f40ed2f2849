import { useEffect, useState } from 'react';
import { addDays, type DayKey } from '@plainday/domain-calendar';
import { useShell, type Fact } from '@plainday/federation-contract';
import { sumOfWeek, type Counts } from '../model/feed.logic';
import type { Goal } from '../model/goals.schema';

type Facts = Readonly<Record<string, readonly Fact[]>>;

const NONE: Facts = {};

/**
 * What other tools have counted for the goals that ask for it, by week. Follows every change.
 *
 * @param from The first Monday to ask about; empty while it is not known.
 * @param weekStart The Monday of this week.
 */
export function useCounts(
  goals: readonly Goal[],
  from: DayKey,
  weekStart: DayKey,
): (monday: DayKey) => Counts {
  const { offers } = useShell();
  const [heard, setHeard] = useState<{ readonly range: string; readonly facts: Facts }>();
  const kinds = [...new Set(goals.flatMap(({ feed }) => feed?.kind ?? []))].sort().join(' ');
  const range = `${from} ${weekStart}`;

  useEffect(() => {
    if (kinds === '' || weekStart === '') return undefined;
    const days = { from, to: addDays(weekStart, 6) };
    const stops = kinds.split(' ').map((kind) =>
      offers.follow('facts', { kind, range: days }, ({ items, ready }) => {
        if (!ready) return;
        setHeard((known) => ({
          range,
          facts: { ...(known?.range === range ? known.facts : NONE), [kind]: items },
        }));
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [offers, kinds, from, weekStart, range]);

  const facts = heard?.range === range ? heard.facts : NONE;
  return (monday) =>
    Object.fromEntries(
      Object.entries(facts).map(([kind, ofKind]) => [kind, sumOfWeek(ofKind, monday)]),
    );
}
