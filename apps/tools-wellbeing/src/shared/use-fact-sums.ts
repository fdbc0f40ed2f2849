import { useEffect, useState } from 'react';
import type { DayKey } from '@plainday/domain-calendar';
import { useShell, type DayRange, type Fact } from '@plainday/federation-contract';

/** Numbers by local day. */
export type ByDay = ReadonlyMap<DayKey, number>;

/** Numbers of several kinds by day; several modules that count the same are added up. */
export interface FactSums {
  /** By kind. A kind that nobody counts has no days. */
  readonly byDay: (kind: string) => ByDay;
  /** False until every module that counts one of them has answered or had its time. */
  readonly ready: boolean;
}

const NO_DAYS: ByDay = new Map();
const NOTHING: FactSums = { byDay: () => NO_DAYS, ready: false };

/** Adds up numbers of the same day. */
export function sumByDay(facts: readonly Fact[]): ByDay {
  const sums = new Map<DayKey, number>();
  for (const { day, value } of facts) sums.set(day, (sums.get(day) ?? 0) + value);
  return sums;
}

/**
 * Several kinds of facts in a range of local days, asked for together and answered at once: what belongs together is
 * drawn together. Follows every change.
 */
export function useFactSums(kinds: readonly string[], { from, to }: DayRange): FactSums {
  const { offers } = useShell();
  const [sums, setSums] = useState(NOTHING);
  const names = kinds.join(' ');

  useEffect(() => {
    const all = names === '' ? [] : names.split(' ');
    let asked = 0;
    let isDue = false;
    let isGone = false;

    async function ask(): Promise<void> {
      asked += 1;
      const question = asked;
      isDue = false;
      const answers = await Promise.all(all.map((kind) => offers.facts(kind, { from, to })));
      if (isGone || question !== asked) return;
      const days = new Map(all.map((kind, index) => [kind, sumByDay(answers[index] ?? [])]));
      setSums({ byDay: (kind) => days.get(kind) ?? NO_DAYS, ready: true });
    }

    // A module that counts several of them tells each of its changes as often.
    function askSoon(): void {
      if (isDue) return;
      isDue = true;
      queueMicrotask(() => void ask());
    }

    const stops = all.map((kind) => offers.subscribe('facts', kind, askSoon));
    askSoon();
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [offers, names, from, to]);

  return sums;
}
