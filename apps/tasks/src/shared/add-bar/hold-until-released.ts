import type { FocusEvent } from 'react';

/** A button or a finger is down. A finger is lifted before its tap moves the focus; `:active` outlasts that. */
let isPressed = false;
let isFollowed = false;
/** What happens when it is up again. */
const waiting = new Set<() => void>();

function followPresses(): void {
  if (isFollowed) return;
  isFollowed = true;
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const type of ['pointerup', 'pointercancel', 'dragend']) {
    document.addEventListener(type, release, true);
  }
}

function release(): void {
  isPressed = false;
  for (const end of waiting) end();
  waiting.clear();
}

/** Marks the bar as in use. */
export function hold({ currentTarget: bar }: FocusEvent<HTMLElement>): void {
  bar.dataset['held'] = '';
  followPresses();
}

/**
 * Ends that when the press which took the focus is over: what is below the bar moves up then, and would slip away from
 * under a finger before its tap counts.
 */
export function letGo({ currentTarget: bar, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget instanceof Node && bar.contains(relatedTarget)) return;
  // The click of a press comes in the same task as its end; the focus of a tap goes just before its click.
  const end = () =>
    void setTimeout(() => {
      if (!bar.contains(document.activeElement)) delete bar.dataset['held'];
    });
  if (isPressed) waiting.add(end);
  else end();
}
