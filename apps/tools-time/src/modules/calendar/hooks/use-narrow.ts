import { useSyncExternalStore } from 'react';
import { PHONE_MAX_PX } from '@plainday/ui-theme';

const query = () => matchMedia(`(max-width: ${PHONE_MAX_PX}px)`);

function subscribe(listener: () => void) {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** True while the calendar is as narrow as a phone: a day then is chosen, and listed below. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
