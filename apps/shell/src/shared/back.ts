import { isTyping } from '@plainday/shared-platform';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const OPEN = ':is([role="dialog"],[role="alertdialog"]):not([hidden],[data-state="closed"])';

/** Where the page that is shown stands in the history, as the router counts. */
let index: number | null = null;

/** Where a state of the history stands in it; null for what the router did not write. */
function indexOf(state: unknown): number | null {
  const at = (state as { readonly idx?: unknown } | null)?.idx;
  return typeof at === 'number' ? at : null;
}

/** The dialog that lies on top. */
const openDialog = () => [...document.querySelectorAll<HTMLElement>(OPEN)].at(-1);

/**
 * Whoever leaves the page leaves the field: what a field takes over when it is left, it takes over now. One that is still
 * there afterwards has the focus again.
 */
function leaveField(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !isTyping(field)) return;
  field.blur();
  requestAnimationFrame(() => {
    if (field.isConnected && document.activeElement === document.body) field.focus();
  });
}

/**
 * Back (and Forward) is what closes a dialog on a phone: it does what Escape does, so a form asks before it goes, and the
 * page behind it stays where it is (ADR 0226). Fields outside of dialogs are left before the page is. To be called before
 * the router and the stores listen: browsers tell a window's listeners in the order in which they came.
 */
export function watchBack(): void {
  let isReturning = false;

  window.addEventListener('popstate', (event) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      const escape = { key: 'Escape', bubbles: true, cancelable: true };
      openDialog()?.dispatchEvent(new KeyboardEvent('keydown', escape));
      return;
    }
    const to = indexOf(event.state);
    if (!openDialog() || to === null || index === null || to === index) return leaveField();
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(index - to);
  });
  window.addEventListener('pagehide', leaveField);
}

/** Keeps in mind where the page stands that is shown, for `watchBack`. */
export function useBack(): void {
  const location = useLocation();
  useEffect(() => {
    index = indexOf(history.state);
  }, [location]);
}
