import { useRef, type PointerEvent } from 'react';

/** How far down a finger moves a window that closes. Pixels. */
const FAR = 48;

/** Closes what stands at the bottom of a phone's screen when a finger pulls it down by its head. */
export function usePullDown(close: () => void) {
  const from = useRef(Infinity);
  const end = () => {
    from.current = Infinity;
  };
  return {
    onPointerDown: ({ clientY, isPrimary, pointerType }: PointerEvent) => {
      from.current = isPrimary && pointerType !== 'mouse' ? clientY : Infinity;
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      if (clientY - from.current > FAR) close();
      end();
    },
    onPointerCancel: end,
  };
}
