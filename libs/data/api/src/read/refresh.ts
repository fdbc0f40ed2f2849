import { debounce } from '@plainday/shared-utils';
import { onVisible, systemClock } from '@plainday/shared-platform';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api } from '../store/api';
import { subscriptionsOf } from '../store/rtk-internals';
import { cachedQueries } from '../write/cache-port';
import { listenToOtherTabs } from './other-tabs';
import type { AppStore } from '../store/store';
import { retryUnsaved } from '../write/unsaved';

/** A page that comes to the front reads again what is older than this, in milliseconds. */
const STALE_MS = 60_000;

interface Initiable {
  initiate(arg: unknown, options: { subscribe: false; forceRefetch: true }): never;
}

/**
 * Keeps what is shown fresh: after another tab's write, when the page comes to the front, and when
 * the network returns (failed writes are then sent again too). Returns a function that stops it.
 */
export function keepFresh(store: AppStore): () => void {
  const touched = new Set<string>();
  const readTouched = debounce(() => {
    if (document.visibilityState === 'hidden') return;
    const endpoints = new Set(touched);
    touched.clear();
    readAgain(store, (entry) => endpoints.has(entry.endpointName ?? ''));
  }, 250);
  const stops = [
    listenToOtherTabs((endpoints) => {
      for (const endpoint of endpoints) touched.add(endpoint);
      readTouched();
    }),
    onVisible(() => {
      const oldest = systemClock.now() - STALE_MS;
      readAgain(store, (entry) => (entry.fulfilledTimeStamp ?? 0) < oldest);
      readTouched();
    }),
    setupListeners(store.dispatch, (dispatch, { onOnline, onOffline }) => {
      const handleOnline = (): void => {
        dispatch(onOnline());
        store.dispatch(retryUnsaved('retryable'));
      };
      const handleOffline = (): void => void dispatch(onOffline());
      window.addEventListener('online', handleOnline);
      window.addEventListener('offline', handleOffline);
      return () => {
        window.removeEventListener('online', handleOnline);
        window.removeEventListener('offline', handleOffline);
      };
    }),
  ];
  return () => {
    readTouched.cancel();
    for (const stop of stops) stop();
  };
}

type Entry = ReturnType<typeof cachedQueries>[string] & { fulfilledTimeStamp?: number };

/** Reads again what is on the screen; what is not stays as it is until it is shown. */
function readAgain(store: AppStore, wanted: (entry: Entry) => boolean): void {
  const subscriptions = subscriptionsOf(store, api);
  const endpoints = api.endpoints as Record<string, Initiable | undefined>;
  for (const [key, entry] of Object.entries(cachedQueries(store.getState()))) {
    if (!entry || !wanted(entry) || subscriptions.getSubscriptionCount(key) === 0) continue;
    const endpoint = endpoints[entry.endpointName ?? ''];
    if (endpoint) {
      store.dispatch(
        endpoint.initiate(entry.originalArgs, { subscribe: false, forceRefetch: true }),
      );
    }
  }
}
