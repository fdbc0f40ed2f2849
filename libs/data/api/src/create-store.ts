import { configureStore } from '@reduxjs/toolkit';
import { loadElsewhere } from './elsewhere/load-elsewhere';
import { api } from './store/api';
import { createCachePort } from './store/cache-port';
import { createOutbox } from './outbox/outbox';
import { createLateReads } from './store/late-reads';
import { createSender } from './wire/sender';
import { createWriteLine } from './wire/write-line';
import { createOptimism } from './cache/optimism';
import { optimismMiddleware } from './write/optimism-middleware';
import { plainArguments } from './write/plain-arguments';
import { saveStateSlice } from './store/save-state.slice';
import { rootReducer } from './store/root-reducer';
import type { StoreExtra } from './store/ports/store-extra';
import type { AppStore } from './store/types';

const IS_TEST = process.env['NODE_ENV'] === 'test';

/** What a store is given by who makes it. */
export interface StoreOptions {
  /** Passes the time between attempts to send a write. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Downloads the code of an endpoint that a kept write names, when the first screen can be used. */
  readonly loadEndpoint?: (endpoint: string) => Promise<unknown>;
}

/** Makes the one store. Called by the shell (and the dev shell, and tests), never by a module. */
export function createAppStore({ wait, loadEndpoint }: StoreOptions = {}): AppStore {
  const { kept, stalled } = saveStateSlice.actions;
  const sender = createSender((isStalled) => void store.dispatch(stalled(isStalled)), wait);
  const extra: StoreExtra = {
    line: createWriteLine(sender),
    late: createLateReads(),
    optimism: createOptimism(createCachePort(() => store)),
    outbox: createOutbox((isKept) => void store.dispatch(kept(isKept))),
    sender,
    elsewhere: loadElsewhere,
    loadEndpoint: loadEndpoint ?? (() => Promise.resolve()),
    writes: new Set(),
  };
  const store: AppStore = configureStore({
    reducer: rootReducer,
    // The checks walk through the whole state at every action: too slow with thousands of rows.
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        serializableCheck: IS_TEST && { warnAfter: Infinity },
        immutableCheck: false,
      }).concat(...(IS_TEST ? [plainArguments] : []), optimismMiddleware(extra), api.middleware),
    devTools: process.env['NODE_ENV'] === 'development',
  });
  return store;
}
