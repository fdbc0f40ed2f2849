import { compareValues } from '../wire/row-order';

type Scalar = string | number | boolean | null;

/** Bounds of a column, or a choice of values. */
export interface Bounds<Value> {
  readonly gte?: NonNullable<Value>;
  readonly gt?: NonNullable<Value>;
  readonly lte?: NonNullable<Value>;
  readonly lt?: NonNullable<Value>;
  readonly in?: readonly NonNullable<Value>[];
}

/**
 * What the rows of a list have in common, column by column: a value (null too) or bounds. Data instead
 * of calls, so that the server and the optimistic patches are told the same.
 */
export type RowFilter<Row> = {
  readonly [Column in keyof Row as Row[Column] extends Scalar ? Column : never]?:
    Row[Column] | Bounds<Row[Column]>;
};

/** A filter without its types. */
export type AnyFilter = Readonly<Record<string, unknown>>;

interface Filtering {
  eq(column: string, value: unknown): Filtering;
  is(column: string, value: null): Filtering;
  in(column: string, values: unknown): Filtering;
  gte(column: string, value: unknown): Filtering;
  gt(column: string, value: unknown): Filtering;
  lte(column: string, value: unknown): Filtering;
  lt(column: string, value: unknown): Filtering;
}

type Operator = keyof Bounds<unknown>;

const COMPARISONS: Readonly<Record<Exclude<Operator, 'in'>, (sign: number) => boolean>> = {
  gte: (sign) => sign >= 0,
  gt: (sign) => sign > 0,
  lte: (sign) => sign <= 0,
  lt: (sign) => sign < 0,
};

function boundsOf(condition: unknown): readonly (readonly [Operator, unknown])[] | null {
  if (typeof condition !== 'object' || condition === null) return null;
  return Object.entries(condition) as [Operator, unknown][];
}

/** Asks the server for the rows that a filter chooses. */
export function askFor(query: unknown, filter: AnyFilter): unknown {
  let asked = query as Filtering;
  for (const [column, condition] of Object.entries(filter)) {
    const bounds = boundsOf(condition);
    if (bounds) {
      for (const [operator, value] of bounds) asked = asked[operator](column, value);
    } else if (condition === null) asked = asked.is(column, null);
    else asked = asked.eq(column, condition);
  }
  return asked;
}

function satisfies(value: unknown, operator: Operator, bound: unknown): boolean {
  if (operator === 'in') return (bound as readonly unknown[]).includes(value);
  if (value === null || value === undefined) return false;
  return COMPARISONS[operator](compareValues(value, bound));
}

function isSameValue(left: unknown, right: unknown): boolean {
  if (left === null || right === null) return left === right;
  return compareValues(left, right) === 0;
}

/** Whether a filter chooses a row that has changed on this side. */
export function isChosen(row: AnyFilter, filter: AnyFilter): boolean {
  return Object.entries(filter).every(([column, condition]) => {
    const value = row[column] ?? null;
    const bounds = boundsOf(condition);
    if (!bounds) return isSameValue(value, condition);
    return bounds.every(([operator, bound]) => satisfies(value, operator, bound));
  });
}
