import type { FocusEvent } from 'react';

const ENDS = ['pointerup', 'pointercancel', 'dragend'];
/** A button or a finger is down. A finger is lifted before its tap moves the focus; `:active` outlasts that. */
let isPressed = false;
let isFollowed = false;

/** Marks the bar as in use. */
export function hold({ currentTarget: bar }: FocusEvent<HTMLElement>): void {
  bar.dataset['held'] = '';
  if (isFollowed) return;
  isFollowed = true;
  for (const type of ['pointerdown', ...ENDS]) {
    document.addEventListener(type, () => (isPressed = type === 'pointerdown'), true);
  }
}

/**
 * Ends that when the press which took the focus is over: what is below the bar moves up then, and would slip away from
 * under a finger before its tap counts.
 */
export function letGo({ currentTarget: bar, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget instanceof Node && bar.contains(relatedTarget)) return;
  // The click of a press comes in the same task as its end; the focus of a tap goes just before its click.
  const end = () =>
    setTimeout(() => {
      if (!bar.contains(document.activeElement)) delete bar.dataset['held'];
    });
  if (!isPressed) {
    end();
    return;
  }
  const over = new AbortController();
  for (const type of ENDS) {
    const listener = () => {
      over.abort();
      end();
    };
    document.addEventListener(type, listener, { capture: true, signal: over.signal });
  }
}
