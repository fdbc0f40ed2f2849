import { useSyncExternalStore } from 'react';
import { PHONE_MAX_PX } from './breakpoints';

const query = () => matchMedia(`(max-width: ${PHONE_MAX_PX}px)`);

function subscribe(listener: () => void) {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** True while the window is as narrow as a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
