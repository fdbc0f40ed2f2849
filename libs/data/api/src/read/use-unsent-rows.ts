import { useSyncExternalStore } from 'react';
import { useAppStore } from '../store/hooks';
import type { AppThunk } from '../store/types';

/** A query endpoint, as `someApi.endpoints.name` gives it. */
interface ListEndpoint<Row, Arg> {
  readonly name: string;
  readonly Types: { readonly ResultType: readonly Row[]; readonly QueryArg: Arg };
}

const NONE: readonly never[] = [];

function unsentOf(endpoint: string, arg: unknown): AppThunk<readonly unknown[]> {
  return (_dispatch, _getState, { optimism }) => optimism.unsent(endpoint, arg);
}

/** As {@link useUnsentRows}, for an endpoint by its name; none where it has not been asked yet. */
export function useUnsentOf(
  endpoint: string | undefined,
  arg: unknown,
  isKnown: boolean,
): readonly unknown[] {
  const store = useAppStore();
  const read = () =>
    isKnown || endpoint === undefined ? NONE : store.dispatch(unsentOf(endpoint, arg));
  return useSyncExternalStore(store.subscribe, read);
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
  return useUnsentOf(name, arg, known !== undefined) as readonly Row[];
}
