import { isOnline, untilIdle } from '@plainday/shared-platform';
import { endpointNamed } from '../store/endpoint-named';
import type { AppStore } from '../store/types';
import { aheadOf, keptEndpoints } from './kept-endpoints';

/** What was read this short a time ago is not read ahead. Seconds. */
const FRESH_SECONDS = 3600;

/**
 * Reads the lists that are kept on the device before their screens ask for them, one after the other while nothing else
 * happens: so they are there without a network, too. False where it was broken off.
 */
export async function readAhead(store: AppStore): Promise<boolean> {
  for (const name of keptEndpoints()) {
    for (const arg of aheadOf(name, store.getState())) {
      await untilIdle();
      if (!isOnline()) return false;
      const read = endpointNamed(name)?.initiate(arg, {
        subscribe: false,
        forceRefetch: FRESH_SECONDS,
      });
      const { error } = ((read && (await store.dispatch(read))) ?? {}) as { error?: unknown };
      if (error) return false;
    }
  }
  return true;
}
