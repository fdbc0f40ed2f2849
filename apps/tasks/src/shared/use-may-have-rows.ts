import { useHasRowsQuery } from './has-rows.api';

/**
 * Whether what keeps its rows in this table may have any to show. True where no table is named, and without an answer:
 * the device may know more of them.
 */
export function useMayHaveRows(table: string | undefined, isWanted: boolean): boolean {
  const { data, isError } = useHasRowsQuery(table ?? '', {
    skip: !isWanted || !table,
    refetchOnMountOrArgChange: true,
  });
  return isWanted && (!table || data === true || isError);
}
