import { useRef } from 'react';

/** Where focus goes when a layer closes: what had it before, else the page's heading. */
export function useReturnFocus(): {
  readonly remember: () => void;
  readonly giveBack: (event: Event) => void;
} {
  const before = useRef<HTMLElement | null>(null);
  return {
    remember() {
      const active = document.activeElement;
      before.current = active instanceof HTMLElement && active !== document.body ? active : null;
    },
    giveBack(event) {
      event.preventDefault();
      const last = before.current;
      const target = last?.isConnected
        ? last
        : document.querySelector<HTMLElement>("h1[tabindex='-1']");
      target?.focus({ preventScroll: true });
    },
  };
}
