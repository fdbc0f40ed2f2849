const TEXT = 'textarea,select,[contenteditable],input:not([type="checkbox"]):not([type="radio"])';
const FLOATING = '[role="dialog"],[role="alertdialog"],[role="menu"]';

/** True where a key is text: in a field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT) !== null;
}

/** True while a dialog or a menu has the keys for itself. */
export function hasFloating(): boolean {
  return document.querySelector(FLOATING) !== null;
}

/** True on Apple's systems, whose keyboards have Cmd where others have Ctrl. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
