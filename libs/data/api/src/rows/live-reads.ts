import type { TableName } from '@plainday/data-supabase';
import type { AnyRow } from './any-row';

/** What a read that is not made by `rowsQuery` says of itself, so that changes of other devices reach it. */
export interface LiveRead<Row, Data, Arg> {
  readonly table: TableName;
  /** Checks rows of the table that are put into what was read. */
  readonly check?: (rows: unknown) => unknown;
  /** What was read, with these rows as they are now and without those that are gone. Without it all is read again. */
  readonly merge?: (data: Data, arg: Arg, rows: readonly Row[], gone: readonly string[]) => Data;
}

/** A read of a table, whatever it reads. */
export type AnyLiveRead = LiveRead<AnyRow, unknown, unknown>;

const reads = new Map<string, AnyLiveRead>();

/** Remembers which tables endpoints read; called for each injected endpoint. */
export function registerLiveRead(endpoint: string, definition: unknown): void {
  const { liveRead } = definition as { readonly liveRead?: AnyLiveRead };
  if (liveRead) reads.set(endpoint, liveRead);
}

/** The reads of a table, by endpoint name. */
export function liveReadsOf(table: string): readonly (readonly [string, AnyLiveRead])[] {
  return [...reads].filter(([, read]) => read.table === table);
}

/**
 * Makes a read live that is not made by `rowsQuery`: spread it into the definition of the endpoint.
 *
 * @example
 * tasksCounts: build.query<TaskCounts, void>({ query, ...liveRead({ table: 'tasks' }) })
 */
export function liveRead<Row = never, Data = never, Arg = never>(
  read: LiveRead<Row, Data, Arg>,
): object {
  return { liveRead: read };
}
