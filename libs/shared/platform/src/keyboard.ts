const TEXT = 'textarea,select,[contenteditable],input:not([type="checkbox"]):not([type="radio"])';
const FLOATING = '[role="dialog"],[role="alertdialog"],[role="menu"]';

/** True where a key is text: in a field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT) !== null;
}

/** One that stands beside the page leaves the keys outside of it to the page. */
const BESIDE = '[data-beside]';

/** True while a dialog or a menu is open; for a key, given what it was pressed on, while one has the keys for itself. */
export function hasFloating(target?: EventTarget | null): boolean {
  const open = [...document.querySelectorAll(FLOATING)];
  if (target === undefined) return open.length > 0;
  const isWithin = target instanceof Element && target.closest(BESIDE) !== null;
  return isWithin || open.some((window) => !window.matches(BESIDE));
}

/** True on Apple's systems, whose keyboards have Cmd where others have Ctrl. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
