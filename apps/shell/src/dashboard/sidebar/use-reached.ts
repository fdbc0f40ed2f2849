import { useState } from 'react';

/** True once somebody has reached for a list, by mouse or keyboard, or could touch it: what arranges it is fetched then. */
export function useReached() {
  const [isReached, setReached] = useState(() => matchMedia('(pointer: coarse)').matches);
  const reach = () => setReached(true);
  return { isReached, onPointerEnter: reach, onFocus: reach };
}
