import { useRef, useState, type RefObject } from 'react';

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
    if (!isPhone) return ref.current?.focus();
    setOpen(true);
    // The box is shown by then; focusing within the tap keeps the keyboard of the phone open.
    requestAnimationFrame(() => ref.current?.focus());
  }

  return { ref, isOpen, open, close: () => setOpen(false) };
}
