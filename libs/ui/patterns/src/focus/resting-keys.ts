/* Every remote has its own copy of this module: what they share stands on the page. */
const MARK = 'data-keys-rest';
/** Keys by which people move about: whoever presses one knows where the focus is. */
const MOVES = /^(Tab|Escape|Home|End|Page(Up|Down)|Arrow(Up|Down|Left|Right))$/;

/** A field has gone while somebody was writing in it: keys without Ctrl, Cmd or Alt do nothing until the next move. */
export function restKeys(): void {
  document.documentElement.setAttribute(MARK, '');
}

/** True while what is typed is meant for a field that is gone. */
export function keysRest(): boolean {
  return document.documentElement.hasAttribute(MARK);
}

/** Wakes the keys at the next pointer or focus action. */
export function watchForRest(): () => void {
  const wake = () => document.documentElement.removeAttribute(MARK);
  const handleKey = ({ key }: KeyboardEvent) => {
    if (MOVES.test(key)) wake();
  };
  document.addEventListener('pointerdown', wake, { capture: true });
  document.addEventListener('keydown', handleKey, { capture: true });
  return () => {
    document.removeEventListener('pointerdown', wake, { capture: true });
    document.removeEventListener('keydown', handleKey, { capture: true });
  };
}
