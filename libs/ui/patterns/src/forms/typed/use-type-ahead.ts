import { isTyping } from '@plainday/shared-platform';
import { isEnter } from '@plainday/shared-utils';
import { useLayoutEffect } from 'react';

/** What a key does to the text that was typed before it. */
export type Edit = (text: string) => string;

function editOf(key: string): Edit | null {
  if (key === 'Backspace') return (text) => text.slice(0, -1);
  return key.length === 1 ? (text) => text + key : null;
}

/** True for a key that does something instead of typing; AltGr types, though Windows has it as Ctrl and Alt. */
function isCommand(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey } = event;
  return (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
}

/**
 * Keeps what is typed while a window with a field is on its way: it is meant for that field, and must not tick, delete or
 * undo anything behind it. Whoever goes into another field meanwhile types there. The functions are to stay the same between renders; without `onLeave` Escape goes its way.
 */
export function useTypeAhead(
  isWaiting: boolean,
  onEdit: (edit: Edit) => void,
  onLeave?: () => void,
  onEnter?: Edit,
): void {
  // Before the next key, and no longer than until the field is there.
  useLayoutEffect(() => {
    if (!isWaiting) return;
    const origin = document.activeElement;
    function handleKey(event: KeyboardEvent): void {
      const { key, target } = event;
      if (isCommand(event) || (key === 'Escape' && !onLeave)) return;
      if (isTyping(target) && target !== origin) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (key === 'Escape') onLeave?.();
      const edit = isEnter(event) ? onEnter : editOf(key);
      if (edit) onEdit(edit);
    }
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [isWaiting, onEdit, onLeave, onEnter]);
}
