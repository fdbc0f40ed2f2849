const TYPING = 'textarea,select,[contenteditable],input:not([type="checkbox"])';
const FLOATING = '[role="dialog"],[role="alertdialog"],[role="menu"]';

/** True where a key is text. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** True while a dialog or a menu has the keys for itself. */
export function isCovered(): boolean {
  return document.querySelector(FLOATING) !== null;
}
