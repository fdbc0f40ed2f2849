import { useUnsentOf } from './use-unsent-rows';

/** What a query hook knows of its list. */
interface RowsResult<Row> {
  readonly currentData?: readonly Row[] | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
  /** As RTK Query gives them, once the list is asked for. */
  readonly endpointName?: string | undefined;
  readonly originalArgs?: unknown;
}

/** A list as a screen shows it. */
export interface Rows<Row> {
  /**
   * Until they are known those that this device has added and not sent yet: they are shown above what `status` asks
   * for. The same array while nothing changes.
   */
  readonly rows: readonly Row[];
  readonly status: 'loading' | 'ready' | 'error';
  readonly retry: () => unknown;
}

/**
 * The rows of a query and which screen they ask for. Rows that are known stay `ready` while they are
 * read again, even when that fails.
 *
 * @example
 * const { rows, status, retry } = useRows(useIdeasListQuery());
 */
export function useRows<Row>(result: RowsResult<Row>): Rows<Row> {
  const { currentData, isError, refetch, endpointName, originalArgs } = result;
  const status = currentData ? 'ready' : isError ? 'error' : 'loading';
  const unsent = useUnsentOf(endpointName, originalArgs, currentData !== undefined);
  return { rows: currentData ?? (unsent as readonly Row[]), status, retry: refetch };
}
