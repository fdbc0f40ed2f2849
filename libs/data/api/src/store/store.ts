import { configureStore, type Action, type ThunkAction } from '@reduxjs/toolkit';
import { api } from './api';
import { createCachePort } from '../write/cache-port';
import { createOutbox } from '../outbox/outbox';
import { createLateReads } from '../read/late-reads';
import { createSender } from '../send/sender';
import { createWriteLine } from '../send/write-line';
import { createOptimism } from '../write/optimism';
import { optimismMiddleware } from '../write/optimism-middleware';
import { plainArguments } from '../write/plain-arguments';
import { saveStateSlice } from '../write/save-state.slice';
import { rootReducer } from './root-reducer';
import type { StoreExtra } from './store-extra';

const IS_TEST = process.env['NODE_ENV'] === 'test';

/** What a store is given by who makes it. */
export interface StoreOptions {
  /** Passes the time between attempts to send a write. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Downloads the code of an endpoint that a kept write names, when the first screen can be used. */
  readonly loadEndpoint?: (endpoint: string) => Promise<unknown>;
}

/** Makes the one store. Called by the shell (and the dev shell, and tests), never by a module. */
export function createAppStore({ wait, loadEndpoint }: StoreOptions = {}) {
  const { kept, stalled } = saveStateSlice.actions;
  const sender = createSender((isStalled) => void store.dispatch(stalled(isStalled)), wait);
  const extra: StoreExtra = {
    line: createWriteLine(sender),
    late: createLateReads(),
    optimism: createOptimism(createCachePort(() => store)),
    outbox: createOutbox((isKept) => void store.dispatch(kept(isKept))),
    sender,
    loadEndpoint: loadEndpoint ?? (() => Promise.resolve()),
    writes: new Map(),
  };
  const store = configureStore({
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

/** The store. */
export type AppStore = ReturnType<typeof createAppStore>;
/** The state of the store, without slices that join later. */
export type RootState = ReturnType<AppStore['getState']>;
/** The store's dispatch, which takes thunks. */
export type AppDispatch = AppStore['dispatch'];
/** An action that runs: `(dispatch, getState) => …`. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, Action>;
