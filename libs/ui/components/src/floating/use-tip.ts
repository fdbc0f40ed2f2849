import { useEffect, useState } from 'react';

/** Time a pointer rests before a tooltip opens, in milliseconds (spec §9, Interface). */
const TOOLTIP_DELAY_MS = 700;
/** Time within which the next tooltip opens at once, in milliseconds. */
const SKIP_MS = 300;
/** Time to travel from the button to its tooltip, in milliseconds. */
const GRACE_MS = 120;

export interface Tip {
  readonly anchor: HTMLElement;
  readonly text: string;
  readonly keys: string | undefined;
}

function anchorOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
}

/** The tooltip that is due, from what the pointer rests on or the keyboard has reached. */
export function useTip(): Tip | null {
  const [tip, setTip] = useState<Tip | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: HTMLElement | null = null;
    let closedAt = -Infinity;
    let isOpen = false;

    function show(anchor: HTMLElement) {
      const { tip: text, tipKeys: keys } = anchor.dataset;
      if (!text || !anchor.isConnected || anchor.getAttribute('aria-expanded') === 'true') return;
      isOpen = true;
      setTip({ anchor, text, keys });
    }

    function hide() {
      clearTimeout(timer);
      if (isOpen) closedAt = performance.now();
      isOpen = false;
      current = null;
      setTip(null);
    }

    function arm(anchor: HTMLElement | null, delay: number) {
      if (anchor === current) return;
      clearTimeout(timer);
      if (!anchor) {
        if (isOpen) timer = setTimeout(hide, GRACE_MS);
        else hide();
        current = null;
        return;
      }
      current = anchor;
      const recent = isOpen || performance.now() - closedAt < SKIP_MS;
      timer = setTimeout(() => show(anchor), recent ? 0 : delay);
    }

    function handleOver(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      if (event.target instanceof Element && event.target.closest('[data-tip-bubble]')) {
        clearTimeout(timer);
        current = null;
        return;
      }
      arm(anchorOf(event.target), TOOLTIP_DELAY_MS);
    }

    function handleFocus(event: FocusEvent) {
      const seen = event.target instanceof Element && event.target.matches(':focus-visible');
      arm(seen ? anchorOf(event.target) : null, TOOLTIP_DELAY_MS);
    }

    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Tab') hide();
    }

    const handlers = [
      ['pointerover', handleOver],
      ['focusin', handleFocus],
      ['keydown', handleKey],
      ['pointerdown', hide],
      ['scroll', hide],
    ] as [string, EventListener][];
    handlers.forEach(([type, handler]) => document.addEventListener(type, handler, true));
    return () => {
      handlers.forEach(([type, handler]) => document.removeEventListener(type, handler, true));
      clearTimeout(timer);
    };
  }, []);

  return tip;
}
