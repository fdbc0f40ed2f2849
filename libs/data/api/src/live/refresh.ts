import { debounce } from '@plainday/shared-utils';
import { isSeen, onVisible, systemClock } from '@plainday/shared-platform';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { listenToOtherTabs } from '../store/other-tabs';
import type { AppStore } from '../store/types';
import type { Tag } from '../store/ports/late-reads';
import type { StoreExtra } from '../store/ports/store-extra';
import { retryUnsaved } from '../write/unsaved';
import { liveLate } from './live-late';
import { createRereader, keysTagged, readAgain } from '../store/read-again';

/** A page that comes to the front reads again what is older than this, in milliseconds. */
const STALE_MS = 60_000;

/**
 * Keeps what is shown fresh: after another tab's write, when the page comes to the front, and when
 * the network returns (failed writes are then sent again too). Returns a function that stops it.
 */
export function keepFresh(store: AppStore): () => void {
  const stops = [
    liveLate(store),
    followTabs(store),
    onVisible(() => {
      const oldest = systemClock.now() - STALE_MS;
      readAgain(
        store,
        ({ status, fulfilledTimeStamp = 0 }) => status !== 'pending' && fulfilledTimeStamp < oldest,
      );
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
    for (const stop of stops) stop();
  };
}

/**
 * Reads again what other tabs of this browser have written: at once where somebody looks, else when they do. What
 * another tab writes comes by no other way: the server tells each session only what others have done.
 */
export function followTabs(store: AppStore): () => void {
  const { optimism } = store.dispatch((_dispatch, _getState, extra: StoreExtra) => extra);
  const rereader = createRereader(store);
  const endpoints = new Set<string>();
  const tags: Tag[] = [];
  const readTouched = debounce(() => {
    if (!isSeen()) return;
    const named = new Set(endpoints);
    const tagged = keysTagged(store, tags);
    endpoints.clear();
    tags.length = 0;
    rereader.read(({ endpointName = '' }, key) => named.has(endpointName) || tagged.has(key));
  }, 250);
  const stops = [
    listenToOtherTabs(optimism, (touched) => {
      for (const what of touched) {
        if (typeof what === 'string') endpoints.add(what);
        else tags.push(what.tag);
      }
      readTouched();
    }),
    onVisible(readTouched),
    () => rereader.stop(),
  ];
  return () => {
    readTouched.cancel();
    for (const stop of stops) stop();
  };
}
