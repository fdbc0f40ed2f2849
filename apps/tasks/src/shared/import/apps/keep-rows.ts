import { writeRow, type Head } from '../bytes/csv.logic';
import type { Collector } from '../core/collect.logic';

type Rows = readonly (readonly [line: number, cells: readonly string[]])[];

/** Lets a row that cannot come in be given back as it stands in its table. */
export function keepRows(plan: Collector, { names, delimiter }: Head, rows: Rows): void {
  const byLine = new Map(rows);
  plan.rawHead = writeRow(names, delimiter);
  plan.rawOf = (line) => {
    const cells = byLine.get(line);
    return cells ? writeRow(cells, delimiter) : null;
  };
}
