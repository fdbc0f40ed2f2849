import { useSyncExternalStore } from 'react';
import { useAppStore } from '../store/hooks';
import type { AppThunk } from '../store/store';

/** A query endpoint, as `someApi.endpoints.name` gives it. */
interface ListEndpoint<Row, Arg> {
  readonly name: string;
  readonly Types: { readonly ResultType: readonly Row[]; readonly QueryArg: Arg };
}

const NONE: readonly never[] = [];

function unsentOf(endpoint: string, arg: unknown): AppThunk<readonly unknown[]> {
  return (_dispatch, _getState, { optimism }) => optimism.unsent(endpoint, arg);
}

/**
 * The rows that this device has added or changed and not sent yet, for a list that is still to come or cannot be
 * read: who adds something sees it whatever the network does. None where the list is `known`: it has them.
 */
export function useUnsentRows<Row, Arg>(
  { name }: ListEndpoint<Row, Arg>,
  arg: Arg,
  known: readonly Row[] | undefined,
): readonly Row[] {
  const store = useAppStore();
  const read = () => (known ? NONE : (store.dispatch(unsentOf(name, arg)) as readonly Row[]));
  return useSyncExternalStore(store.subscribe, read);
}
