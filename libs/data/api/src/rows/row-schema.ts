import { logger } from '@plainday/shared-platform';
import type { AnyRow } from './any-row';

type Verdict<Row> =
  { readonly value: Row; readonly issues?: undefined } | { readonly issues: readonly unknown[] };

/** A schema of one row: any library's that follows Standard Schema, such as zod. */
export interface RowSchema<Row> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Verdict<Row> | Promise<Verdict<Row>>;
  };
}

/** A schema, or what downloads it: with the latter zod does not ride on the first paint. */
export type SchemaSource<Row> = RowSchema<Row> | (() => Promise<RowSchema<Row>>);

/** The schema, downloaded where it has to be. */
export async function loadSchema<Row>(source: SchemaSource<Row>): Promise<RowSchema<Row>> {
  return typeof source === 'function' ? await source() : source;
}

/**
 * Checks rows one by one. Those that do not fit are left out and named in the console: one bad row must
 * not hide the others. Columns the schema does not know stay, so that a row that is put back is whole.
 */
export async function checkRows<Row>(
  data: unknown,
  source: SchemaSource<Row>,
  table: string,
): Promise<readonly Row[]> {
  if (!Array.isArray(data)) throw Object.assign(new TypeError('No rows.'), { issues: [table] });
  const schema = (await loadSchema(source))['~standard'];
  const rows: Row[] = [];
  for (const value of data as readonly AnyRow[]) {
    const verdict = await schema.validate(value);
    if (verdict.issues) logger.error(`A row of ${table} could not be read.`, verdict.issues);
    else rows.push({ ...value, ...verdict.value });
  }
  return rows;
}
