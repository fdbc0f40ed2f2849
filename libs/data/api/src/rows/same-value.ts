const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

/** Whether two values of a column mean the same: the server spells instants in its own way. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true;
  if (typeof a === 'string' && typeof b === 'string' && INSTANT.test(a) && INSTANT.test(b)) {
    return Date.parse(a) === Date.parse(b);
  }
  return typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b);
}

/** As `sameValue`; in the trash is in the trash, whenever it came there. */
export function sameColumn(column: string, a: unknown, b: unknown): boolean {
  if (column === 'deleted_at') return (a === null) === (b === null);
  return sameValue(a, b);
}
