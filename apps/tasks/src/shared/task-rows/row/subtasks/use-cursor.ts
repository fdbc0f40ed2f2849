import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A field that takes the cursor when it is asked to, also where it stands there already. */
export function useCursor(isAsked: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  return field;
}
