import { debounce } from '@plainday/shared-utils';
import { onVisible, systemClock } from '@plainday/shared-platform';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { listenToOtherTabs } from './other-tabs';
import type { AppStore } from '../store/store';
import { retryUnsaved } from '../write/unsaved';
import { liveLate } from './live-late';
import { readAgain } from './read-again';

/** A page that comes to the front reads again what is older than this, in milliseconds. */
const STALE_MS = 60_000;

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
    liveLate(store),
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
