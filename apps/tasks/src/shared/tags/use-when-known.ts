import { useEffect, useEffectEvent, useState } from 'react';

/** Takes what is marked, or as soon as it is known what there is to take; `forget` where more is typed before. */
export function useWhenKnown(isKnown: boolean, take: () => void) {
  const [isAsked, setAsked] = useState(false);
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (isAsked && isKnown) takeNow();
  }, [isAsked, isKnown]);
  return { ask: () => (isKnown ? take() : setAsked(true)), forget: () => setAsked(false) };
}
