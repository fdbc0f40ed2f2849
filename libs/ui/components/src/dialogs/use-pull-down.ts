import { useRef, type PointerEvent } from 'react';

/** How far down a finger moves a window that closes. Pixels. */
const FAR = 48;

/** Closes what stands at the bottom of a phone's screen when a finger pulls it down by its head. */
export function usePullDown(close: () => void) {
  const from = useRef(Infinity);
  return {
    onPointerDown: ({ clientY, pointerType }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? Infinity : clientY;
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      if (clientY - from.current > FAR) close();
      from.current = Infinity;
    },
  };
}
