import { inSlices, logger, type Slices } from '@plainday/shared-platform';
import { fitsAsItIs } from './fits-as-it-is';

type Verdict<Row> =
  { readonly value: Row; readonly issues?: undefined } | { readonly issues: readonly unknown[] };

/** A schema of one row: any library's that follows Standard Schema, such as zod, and answers at once. */
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

interface Check<Row> {
  readonly schema: RowSchema<Row>;
  readonly table: string;
  readonly make: (row: Row) => Row;
}

function* fitting<Row>(
  values: readonly unknown[],
  { schema, table, make }: Check<Row>,
): Slices<readonly Row[]> {
  const fits = fitsAsItIs(schema);
  const rows: Row[] = [];
  for (const value of values) {
    if (fits?.(value)) rows.push(make(value as Row));
    else {
      const verdict = schema['~standard'].validate(value) as Verdict<Row>;
      if (verdict.issues) logger.error(`A row of ${table} could not be read.`, verdict.issues);
      else rows.push(make({ ...(value as object), ...verdict.value }));
    }
    yield;
  }
  return rows;
}

/**
 * Checks rows one by one, in slices. Those that do not fit are left out and named in the console: one bad row must not
 * hide the others. Columns the schema does not know stay, so that a row that is put back is whole, unless `make` says
 * what is kept.
 */
export async function checkRows<Row>(
  data: unknown,
  source: SchemaSource<Row>,
  table: string,
  make: (row: Row) => Row = (row) => row,
): Promise<readonly Row[]> {
  if (!Array.isArray(data)) throw Object.assign(new TypeError('No rows.'), { issues: [table] });
  return inSlices(fitting<Row>(data, { schema: await loadSchema(source), table, make }));
}
