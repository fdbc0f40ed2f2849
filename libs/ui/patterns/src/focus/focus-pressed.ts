import { isMac } from '@plainday/shared-platform';

const CONTROLS = 'button:enabled,summary,input:is([type="checkbox"],[type="radio"]):enabled';

/**
 * Gives a pressed control the focus on Apple's systems, where Safari (and Firefox) leave it without: what remembers the
 * focus to give it back, and what asks where it goes, then means the control as it does elsewhere. Before the browser's
 * own answer, which would take the focus from a field and give it to nothing, and after all who listen: what a press
 * has been given already is left alone. Returns a function that stops it.
 */
export function focusPressed(): () => void {
  if (!isMac()) return () => undefined;

  function handlePress(event: MouseEvent): void {
    if (event.button !== 0 || event.defaultPrevented || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>(CONTROLS);
    if (!control || control.draggable) return;
    event.preventDefault();
    control.focus({ preventScroll: true });
  }

  window.addEventListener('mousedown', handlePress);
  return () => window.removeEventListener('mousedown', handlePress);
}
