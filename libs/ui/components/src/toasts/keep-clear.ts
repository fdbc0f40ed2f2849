import { observeSizes } from '@plainday/shared-platform';
import { PHONE_MAX_PX } from '@plainday/ui-theme';
import { clearPlace, type Stretch } from './clear-place.logic';

/** Buttons and boxes of the rows of a page, but for what opens a text: that may be covered for a moment. */
const CONTROLS = ':is(li, tr) :is(button, input):not([data-edit])';
/** Between a message and the edge of the page. */
const EDGE = 16;
/** Before a button that stands alone until the pointer comes: its neighbours appear there. */
const ROOM = 64;
const HOVERS = `(hover: hover) and (min-width: ${PHONE_MAX_PX + 1}px)`;

/** Where messages lie across the page, said to both toasters by two properties of what holds them. */
function place(messages: HTMLElement, page: Element): void {
  const { innerWidth, innerHeight } = window;
  const canHover = window.matchMedia(HOVERS).matches;
  const controls: Stretch[] = [];
  for (const control of page.querySelectorAll(CONTROLS)) {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (left === right || bottom < 0 || top > innerHeight) continue;
    const room = canHover && control.matches('button:only-child') ? ROOM : 0;
    controls.push({ from: left - room, to: right });
  }
  const { left, right } = page.getBoundingClientRect();
  const clear = clearPlace({ from: left + EDGE, to: right - EDGE }, controls);
  const { style } = messages;
  if (!clear) {
    style.removeProperty('--messages-right');
    style.removeProperty('--messages-width');
    return;
  }
  style.setProperty('--messages-right', `${innerWidth - clear.to}px`);
  style.setProperty('--messages-width', `${clear.to - clear.from}px`);
}

/**
 * Keeps messages clear of the buttons of the rows below them. Gives back what says that one comes: the place is looked
 * for then, and again as long as one is there and the page takes another size.
 */
export function keepClear(messages: HTMLElement): { readonly look: () => void; stop: () => void } {
  let isComing = false;
  const observer = observeSizes(([entry]) => {
    if (!entry || (!isComing && !messages.querySelector('[data-message]'))) return;
    isComing = false;
    place(messages, entry.target);
  });
  return {
    look: () => {
      isComing = true;
      observer.disconnect();
      const page = document.querySelector('main');
      if (page) observer.observe(page);
    },
    stop: () => observer.disconnect(),
  };
}
