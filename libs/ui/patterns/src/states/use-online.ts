import { isOnline, onConnection } from '@plainday/shared-platform';
import { useSyncExternalStore } from 'react';

/** Whether the device has a network. Draws anew when that changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnection, isOnline);
}
