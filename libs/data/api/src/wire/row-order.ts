/** One column of an order. */
export interface OrderBy<Column extends string = string> {
  readonly column: Column;
  readonly descending?: boolean;
  readonly nullsFirst?: boolean;
}

/**
 * Compares two values of a column as the database does. The server and this device spell an instant
 * differently: where their spellings differ, the instants are compared.
 */
export function compareValues(left: unknown, right: unknown): number {
  if (left === right) return 0;
  if (typeof left === 'string' && typeof right === 'string') {
    if (left[10] === 'T' && right[10] === 'T' && left.endsWith('Z') !== right.endsWith('Z')) {
      return Date.parse(left) - Date.parse(right);
    }
    return left < right ? -1 : 1;
  }
  return Number(left) - Number(right);
}

/** Compares rows as the database orders them: nulls last when ascending, first when descending. */
export function compareBy(
  order: readonly OrderBy[],
): (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>) => number {
  return (a, b) => {
    for (const { column, descending = false, nullsFirst = descending } of order) {
      const left = a[column] ?? null;
      const right = b[column] ?? null;
      if (left === right) continue;
      if (left === null) return nullsFirst ? -1 : 1;
      if (right === null) return nullsFirst ? 1 : -1;
      const sign = compareValues(left, right);
      if (sign !== 0) return descending ? -sign : sign;
    }
    return 0;
  };
}
