import type { Contents } from '../format';

/** A thing with fields: a row, an item of a list, an entry of a value. */
export type Fields = Readonly<Record<string, unknown>>;

/** Things of one kind, as a table has them. */
export interface Listing {
  readonly name: string;
  readonly rows: readonly Fields[];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

function rowsIn(value: unknown): readonly Fields[] | null {
  return Array.isArray(value) && value.length > 0 && value.every(isFields) ? value : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Everything in which there are rows: tables, lists, and lists within values. */
export function listingsOf({ tables, device, texts }: Contents): readonly Listing[] {
  const listings: Listing[] = [...tables].map(([name, rows]) => ({ name, rows }));
  for (const [name, values] of device) {
    const items = values.filter(({ key, value }) => isFields(value) && value['id'] === key);
    listings.push({ name, rows: items.map(({ value }) => value as Fields) });
    for (const { value } of values.filter((entry) => !items.includes(entry))) {
      if (!isFields(value)) continue;
      for (const [field, part] of Object.entries(value)) {
        const rows = rowsIn(part);
        if (rows) listings.push({ name: `${name}-${field}`, rows });
      }
    }
  }
  for (const { key, value } of texts) {
    const rows = rowsIn(parsed(value));
    if (rows) listings.push({ name: key, rows });
  }
  return listings.filter(({ rows }) => rows.length > 0);
}
