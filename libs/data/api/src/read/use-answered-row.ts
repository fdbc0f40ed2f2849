import { useSyncExternalStore } from 'react';
import type { AnyRow } from '../rows/any-row';
import { useAppStore } from '../store/hooks';
import type { AppThunk } from '../store/types';

function answeredOf(endpoint: string, shown: AnyRow): AppThunk<AnyRow | undefined> {
  return (_dispatch, _getState, { optimism }) => optimism.answered(endpoint, shown);
}

/**
 * A row that is shown, as the server had it last: without what is still being written here. What differs from one
 * answer to the next, and in what is shown as well, somebody else has changed.
 */
export function useAnsweredRow<Row extends object>(
  { name }: { readonly name: string },
  shown: Row,
): Row {
  const store = useAppStore();
  const read = () => store.dispatch(answeredOf(name, shown as AnyRow)) as Row | undefined;
  return useSyncExternalStore(store.subscribe, read) ?? shown;
}
