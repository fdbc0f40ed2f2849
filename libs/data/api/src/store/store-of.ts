import type { AppStore } from './types';

/** The one store, where the contract hands it over without its type: in the code behind a module's offers. */
export function storeOf({ store }: { readonly store: unknown }): AppStore {
  return store as AppStore;
}
