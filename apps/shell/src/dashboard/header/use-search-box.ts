import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The search box of the header, and the ways into it. */
export interface SearchBoxPort {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** On a phone the box covers the header while it is in use. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether the search box is in use: on a phone it is not seen before. */
export function useSearchBox(isPhone: boolean): SearchBoxPort {
  const ref = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);

  function open() {
    // The box has to be shown; focusing within the tap keeps the keyboard of the phone open.
    if (isPhone) flushSync(() => setOpen(true));
    ref.current?.focus();
  }

  return { ref, isOpen, open, close: () => setOpen(false) };
}
