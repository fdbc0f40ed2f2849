import type { PlainList } from './plain-list';

/** Columns of a table, each with its type; only what stands here becomes part of a statement. */
export type Columns = ReadonlyMap<string, string>;

/** A statement and its values. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly string[];
}

/** A list as two statements: its rows, written as JSON by the database, and how many there are without the limit. */
export interface ListStatements {
  readonly rows: Statement;
  readonly count: Statement;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Makes the statements for a list; null where it names a column that the table has not. */
export function listStatements(
  table: string,
  columns: Columns,
  { conditions, order, limit }: PlainList,
): ListStatements | null {
  const named = [...conditions, ...order].map(({ column }) => column);
  if (!named.every((column) => columns.has(column))) return null;
  const parameters: string[] = [];
  const terms = conditions.map(({ column, operator, value }) => {
    if (value === undefined) return `${quoted(column)} ${operator}`;
    parameters.push(value);
    return `${quoted(column)} ${operator} $${parameters.length}::text::${columns.get(column)}`;
  });
  const where = terms.length > 0 ? ` where ${terms.join(' and ')}` : '';
  const from = `from public.${quoted(table)}${where}`;
  const steps = order.map(
    ({ column, direction, nulls }) => `${quoted(column)} ${direction} nulls ${nulls}`,
  );
  const list = `select * ${from} order by ${steps.join(', ')} limit ${limit}`;
  return {
    rows: {
      sql: `select coalesce(json_agg(listed.*), '[]')::text as rows, count(*)::integer as length from (${list}) listed`,
      parameters,
    },
    count: { sql: `select count(*)::integer as total ${from}`, parameters },
  };
}
