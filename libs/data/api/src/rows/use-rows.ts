/** What a query hook knows of its list. */
interface RowsResult<Row> {
  readonly currentData?: readonly Row[] | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** A list as a screen shows it. */
export interface Rows<Row> {
  /** Empty until they are known; the same array while nothing changes. */
  readonly rows: readonly Row[];
  readonly status: 'loading' | 'ready' | 'error';
  readonly retry: () => unknown;
}

const NONE: readonly never[] = [];

/**
 * The rows of a query and which screen they ask for. Rows that are known stay `ready` while they are
 * read again, even when that fails.
 *
 * @example
 * const { rows, status, retry } = useRows(useIdeasListQuery());
 */
export function useRows<Row>({ currentData, isError, refetch }: RowsResult<Row>): Rows<Row> {
  const status = currentData ? 'ready' : isError ? 'error' : 'loading';
  return { rows: currentData ?? NONE, status, retry: refetch };
}
