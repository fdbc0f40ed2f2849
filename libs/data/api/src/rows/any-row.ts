/** A row, whatever its table. */
export type AnyRow = Readonly<Record<string, unknown>>;
