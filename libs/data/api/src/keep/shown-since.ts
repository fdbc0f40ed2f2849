import { isOnline } from '@plainday/shared-platform';
import { api } from '../store/api';
import { subscriptionsOf } from '../store/rtk-internals';
import type { AppStore } from '../store/types';
import { cachedQueries } from '../store/cache-port';
import { selectCut } from '../store/save-state.slice';
import { keptVersion } from './kept-endpoints';
import { readTimeOf } from './kept-times';

/**
 * Since when what is on the screen may be out of date: the time of the oldest list that is shown, while the device is
 * offline or the server does not answer. Null while it does, and where nothing kept is shown.
 */
export function shownSince(store: AppStore): number | null {
  if (isOnline() && !selectCut(store.getState())) return null;
  const subscriptions = subscriptionsOf(store, api);
  const times = Object.entries(cachedQueries(store.getState())).flatMap(([key, entry]) => {
    const isShown = entry?.data !== undefined && subscriptions.getSubscriptionCount(key) > 0;
    if (!isShown || keptVersion(entry.endpointName ?? '') === undefined) return [];
    return readTimeOf(store, key, entry) ?? [];
  });
  return times.length > 0 ? Math.min(...times) : null;
}
