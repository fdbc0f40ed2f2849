import { useSyncExternalStore } from 'react';
import { PHONE_MAX_PX } from '@plainday/ui-theme';

/** Up to this width there is room for the canvas or the outline, not for both. */
const NARROW_MAX_PX = 1023;

const upTo = (px: number) => matchMedia(`(max-width: ${px}px)`);

function subscribe(listener: () => void): () => void {
  const queries = [upTo(NARROW_MAX_PX), upTo(PHONE_MAX_PX)];
  queries.forEach((query) => query.addEventListener('change', listener));
  return () => queries.forEach((query) => query.removeEventListener('change', listener));
}

const widthNow = () =>
  upTo(PHONE_MAX_PX).matches ? 'phone' : upTo(NARROW_MAX_PX).matches ? 'narrow' : 'wide';

/** How much room there is. */
export function useRoom(): 'phone' | 'narrow' | 'wide' {
  return useSyncExternalStore(subscribe, widthNow);
}
