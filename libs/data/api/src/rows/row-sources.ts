import type { OrderBy } from '../read/row-order';
import type { AnyFilter } from './row-filter';

/** A row, whatever its table. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** What a list of rows says of itself, so that a write knows where its row belongs. */
export interface RowSource {
  readonly table: string;
  readonly order: readonly OrderBy[];
  readonly filter?: (queryArg: unknown) => AnyFilter;
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
