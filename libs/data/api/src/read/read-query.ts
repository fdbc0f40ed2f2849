import type { AppStore, AppThunk } from '../store/types';

/** What is known of a query once it has been asked for. */
interface Asked<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/** How a query is asked for, once and for nobody who goes on listening. */
interface Once {
  readonly subscribe: false;
  readonly forceRefetch?: boolean;
}

/** A query endpoint, as far as it is read. */
interface Read<Arg, Data> {
  readonly initiate: (arg: Arg, how: Once) => AppThunk<PromiseLike<Asked<Data>>>;
}

/**
 * Reads a query once, outside of a page, such as behind a module's offers. Where it cannot be read again, as without a
 * network, what this device knows of it is the answer: pages show the same.
 *
 * @param fresh Asks the server, however new the answer is that is here.
 * @throws What the server or the network said, where nothing of the query is known.
 */
export async function readQuery<Arg, Data>(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  { initiate }: Read<Arg, Data>,
  arg: Arg,
  fresh = false,
): Promise<Data> {
  const { data, error } = await dispatch(initiate(arg, { subscribe: false, forceRefetch: fresh }));
  if (data === undefined) throw error;
  return data;
}
