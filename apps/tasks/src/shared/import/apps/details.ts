import type { Collector } from '../core/collect.logic';

/** What of a task has no column here: kept as `Name: value`, and counted where it is lost as what it was. */
export interface Details {
  readonly rows: (readonly [name: string, value: string])[];
  readonly keep: (name: string, value: string | readonly string[], what?: string) => void;
}

/** The details of one task. */
export function detailsFor(plan: Collector): Details {
  const rows: (readonly [string, string])[] = [];
  return {
    rows,
    keep(name, value, what) {
      const text = (typeof value === 'string' ? value : value.join(', ')).trim();
      if (text === '') return;
      rows.push([name, text]);
      if (what) plan.lose(what);
    },
  };
}
