import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@plainday/shared-platform';

/** How many of a number of things to draw: the first at once, then one more whenever the page has nothing else to do. */
export function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(1);
  const isWhole = drawn >= count;

  useEffect(() => {
    if (isWhole) return undefined;
    return whenIdle(() => startTransition(() => setDrawn(drawn + 1)));
  }, [drawn, isWhole]);

  return Math.min(drawn, count);
}
