import type { AppStore, AppThunk, RootState } from '../store/types';

/** A query endpoint, as far as it is followed. */
interface Followed<Arg> {
  readonly initiate: (arg: Arg) => AppThunk<{ readonly unsubscribe: () => void }>;
  readonly select: (arg: Arg) => (state: RootState) => { readonly data?: unknown };
}

/**
 * Calls back whenever the rows of a query have changed, outside of a page, such as behind a module's offers. The
 * query is kept for as long as somebody listens. Returns a function that stops it.
 */
export function subscribeQuery<Arg>(
  store: AppStore,
  { initiate, select }: Followed<Arg>,
  arg: Arg,
  listener: () => void,
): () => void {
  const { unsubscribe } = store.dispatch(initiate(arg));
  const rows = () => select(arg)(store.getState()).data;
  let last = rows();
  const stop = store.subscribe(() => {
    const next = rows();
    if (next === last) return;
    last = next;
    listener();
  });
  return () => {
    stop();
    unsubscribe();
  };
}
