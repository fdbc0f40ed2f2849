import { useEffect } from 'react';
import { isEnter } from '@plainday/shared-utils';

let typed = '';

/** What was typed while the palette was on its way, once. */
export function takeTypedAhead(): string {
  const text = typed;
  typed = '';
  return text;
}

function handleKey(event: KeyboardEvent): void {
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isLetter && event.key !== 'Backspace' && !isEnter(event)) return;
  event.preventDefault();
  event.stopPropagation();
  if (isEnter(event)) return;
  typed = isLetter ? typed + event.key : typed.slice(0, -1);
}

/** Keeps what is typed while the palette is on its way: it is meant for its field, not for the page. */
export function TypeAhead() {
  useEffect(() => {
    typed = '';
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
  return <div role="dialog" hidden />;
}
