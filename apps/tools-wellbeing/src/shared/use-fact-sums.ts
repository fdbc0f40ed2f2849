import { useEffect, useState } from 'react';
import type { DayKey } from '@plainday/domain-calendar';
import { useShell, type Answers, type DayRange, type Fact } from '@plainday/federation-contract';

/** Numbers by local day. */
export type ByDay = ReadonlyMap<DayKey, number>;

/** Numbers of several kinds by day; several modules that count the same are added up. */
export interface FactSums {
  /** By kind. A kind that nobody counts has no days. */
  readonly byDay: (kind: string) => ByDay;
  /** False until every module that counts one of them has answered or had its time. */
  readonly ready: boolean;
  /** Titles of modules that have not answered; they are asked again. */
  readonly silent: readonly string[];
}

const NO_DAYS: ByDay = new Map();
const NOTHING: FactSums = { byDay: () => NO_DAYS, ready: false, silent: [] };

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
    const heard = new Map<string, Answers<Fact>>();
    let isDue = false;
    let isGone = false;

    // A module that counts several of them tells each of its changes as often.
    function drawSoon(): void {
      if (isDue) return;
      isDue = true;
      queueMicrotask(() => {
        isDue = false;
        if (isGone || !all.every((kind) => heard.get(kind)?.ready)) return;
        const days = new Map(all.map((kind) => [kind, sumByDay(heard.get(kind)?.items ?? [])]));
        const silent = [...new Set([...heard.values()].flatMap((answers) => answers.silent))];
        setSums({ byDay: (kind) => days.get(kind) ?? NO_DAYS, ready: true, silent });
      });
    }

    const stops = all.map((kind) =>
      offers.follow('facts', { kind, range: { from, to } }, (answers) => {
        heard.set(kind, answers);
        drawSoon();
      }),
    );
    drawSoon();
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [offers, names, from, to]);

  return sums;
}
