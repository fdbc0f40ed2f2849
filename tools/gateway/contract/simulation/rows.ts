/** Rows of a table, as the database has them. */
export type Rows = readonly Readonly<Record<string, unknown>>[];
/** Reads the rows of a person. */
export type RowsOf = (table: string, userId: string) => Promise<Rows>;
