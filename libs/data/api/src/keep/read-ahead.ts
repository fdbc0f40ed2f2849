import { isOnline, whenIdle } from '@plainday/shared-platform';
import { api } from '../store/api';
import type { AppStore } from '../store/store';
import { aheadOf, keptEndpoints } from './kept-endpoints';

/** What was read this short a time ago is not read ahead. Seconds. */
const FRESH_SECONDS = 3600;

interface Initiable {
  initiate(arg: unknown, options: { subscribe: false; forceRefetch: number }): never;
}

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/**
 * Reads the lists that are kept on the device before their screens ask for them, one after the other while nothing else
 * happens: so they are there without a network, too. False where it was broken off.
 */
export async function readAhead(store: AppStore): Promise<boolean> {
  const endpoints = api.endpoints as Record<string, Initiable | undefined>;
  for (const name of keptEndpoints()) {
    for (const arg of aheadOf(name, store.getState())) {
      await idle();
      if (!isOnline()) return false;
      const read = endpoints[name]?.initiate(arg, {
        subscribe: false,
        forceRefetch: FRESH_SECONDS,
      });
      const { error } = ((read && (await store.dispatch(read))) ?? {}) as { error?: unknown };
      if (error) return false;
    }
  }
  return true;
}
