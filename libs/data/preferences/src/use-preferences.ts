import { useSyncExternalStore } from 'react';
import type { Preferences } from './preferences';
import { readPreferences, subscribePreferences } from './store';

/** The preferences of a user on this device; follows every change. */
export function usePreferences(userId: string): Preferences {
  return useSyncExternalStore(subscribePreferences, () => readPreferences(userId));
}
