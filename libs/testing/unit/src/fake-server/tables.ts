import { hashText } from '@plainday/shared-utils';

/** A row of a fake table. */
export type FakeRow = Record<string, unknown>;

/** The column in which PostgreSQL has the version of a row. */
export const VERSION = 'xmin';

type Filter = (row: FakeRow) => boolean;

const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns']);

/** The version of a row: another one whenever its content is. */
export function versionOf(row: FakeRow): string {
  return String(hashText(JSON.stringify(row)));
}

/** The rows that PostgREST's filters of an address choose. */
export function filterRows(rows: readonly FakeRow[], query: URLSearchParams): FakeRow[] {
  const filters: Filter[] = [];
  for (const [column, condition] of query) {
    if (!RESERVED.has(column)) filters.push(filterOf(column, condition));
  }
  return rows.filter((row) => filters.every((filter) => filter(row)));
}

function filterOf(column: string, condition: string): Filter {
  if (condition.startsWith('not.')) {
    const inner = filterOf(column, condition.slice(4));
    return (row) => !inner(row);
  }
  const [operator = '', ...rest] = condition.split('.');
  const operand = rest.join('.');
  const textOf = (row: FakeRow): string =>
    column === VERSION ? versionOf(row) : String(row[column]);
  switch (operator) {
    case 'eq':
      return (row) => textOf(row) === operand;
    case 'gt':
      return (row) => textOf(row) > operand;
    case 'gte':
      return (row) => textOf(row) >= operand;
    case 'lt':
      return (row) => textOf(row) < operand;
    case 'lte':
      return (row) => textOf(row) <= operand;
    case 'is':
      return (row) => String(row[column] ?? null) === operand;
    case 'in': {
      const values = operand.slice(1, -1).split(',');
      return (row) => values.includes(textOf(row));
    }
    default:
      throw new Error(`The fake server does not know the filter "${condition}".`);
  }
}

/** Sorts as PostgREST's `order` asks: nulls last when ascending, first when descending. */
export function orderRows(rows: readonly FakeRow[], order: string | null): FakeRow[] {
  const keys = (order ?? '').split(',').filter(Boolean);
  return [...rows].sort((a, b) => {
    for (const key of keys) {
      const [column = '', ...flags] = key.split('.');
      const sign = flags.includes('desc') ? -1 : 1;
      const result = compare(a[column] ?? null, b[column] ?? null);
      if (result !== 0) return result * sign;
    }
    return 0;
  });
}

function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return (a as string) < (b as string) ? -1 : 1;
}
