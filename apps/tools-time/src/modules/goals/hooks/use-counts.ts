import { useEffect, useState } from 'react';
import { addDays, type DayKey } from '@plainday/domain-calendar';
import { useShell, type Fact } from '@plainday/federation-contract';
import { feedKey, sumOfWeek, type Counts } from '../model/feed.logic';
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
  const keys = [...new Set(goals.flatMap(({ feed }) => (feed ? feedKey(feed) : [])))]
    .sort()
    .join('\n');
  const range = `${from} ${weekStart}`;

  useEffect(() => {
    if (keys === '' || weekStart === '') return undefined;
    const days = { from, to: addDays(weekStart, 6) };
    const stops = keys.split('\n').map((key) => {
      const [kind = '', subject] = key.split(' ');
      const question = { kind, range: { ...days, ...(subject && { subject }) } };
      return offers.follow('facts', question, ({ items, ready }) => {
        if (!ready) return;
        setHeard((known) => ({
          range,
          facts: { ...(known?.range === range ? known.facts : NONE), [key]: items },
        }));
      });
    });
    return () => stops.forEach((stop) => stop());
  }, [offers, keys, from, weekStart, range]);

  const facts = heard?.range === range ? heard.facts : NONE;
  return (monday) =>
    Object.fromEntries(
      Object.entries(facts).map(([key, counted]) => [key, sumOfWeek(counted, monday)]),
    );
}
