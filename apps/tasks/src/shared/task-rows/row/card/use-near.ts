import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Whether the pointer or the focus is in a row: time for the buttons that are seldom needed. */
export function useNear() {
  const [isNear, setNear] = useState(false);

  function leave(row: HTMLElement): void {
    // An open menu hangs from one of the buttons.
    if (!row.querySelector('[aria-expanded="true"][aria-haspopup]')) setNear(false);
  }

  const watch = {
    onPointerEnter: () => setNear(true),
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => leave(currentTarget),
    onFocus: () => setNear(true),
    onBlur({ currentTarget: row, relatedTarget }: FocusEvent<HTMLElement>) {
      // A field that closes gives its focus away while the pointer stays.
      if (!row.contains(relatedTarget) && !row.matches(':hover')) leave(row);
    },
  };
  return { isNear, watch };
}
