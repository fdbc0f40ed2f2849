import type { OrderBy } from '../wire/row-order';
import type { AnyFilter } from './row-filter';
import type { RowSchema } from './row-schema';

/** What a list of rows says of itself, so that a write knows where its row belongs. */
export interface RowSource {
  readonly table: string;
  readonly order: readonly OrderBy[];
  readonly filter?: (queryArg: unknown) => AnyFilter;
  /** Checks rows as the endpoint checks its answer. */
  readonly check?: (rows: unknown) => unknown;
  /** Of one row, where it is loaded with the endpoint. */
  readonly schema?: RowSchema<unknown>;
}

const sources = new Map<string, RowSource>();

/** Remembers which endpoints list rows, and of which table; called for each injected endpoint. */
export function registerRowSource(endpoint: string, definition: unknown): void {
  const { rowSource } = definition as { readonly rowSource?: RowSource };
  if (rowSource) sources.set(endpoint, rowSource);
}

/** The lists of a table, by endpoint name. */
export function rowSourcesOf(table: string): readonly (readonly [string, RowSource])[] {
  return [...sources].filter(([, source]) => source.table === table);
}

/** Whether an endpoint lists all rows of its table, so that it takes no argument. */
export function listsAll(endpoint: string): boolean {
  const source = sources.get(endpoint);
  return source !== undefined && source.filter === undefined;
}

function isRow(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/**
 * Checks kept rows of an endpoint: by its schema, or, where that is downloaded later, that they are rows at all.
 * Undefined for an endpoint that lists no rows.
 */
export function rowCheckOf(endpoint: string): ((data: unknown) => boolean) | undefined {
  const source = sources.get(endpoint);
  if (!source) return undefined;
  const { schema } = source;
  const fits = (row: unknown): boolean => {
    const verdict = schema?.['~standard'].validate(row);
    return isRow(row) && (!verdict || !('then' in verdict || verdict.issues));
  };
  return (data) => Array.isArray(data) && data.every(fits);
}
