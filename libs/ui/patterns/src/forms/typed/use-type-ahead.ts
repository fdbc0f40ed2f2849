import { isEnter } from '@plainday/shared-utils';
import { useLayoutEffect } from 'react';

/** What a key does to the text that was typed before it. */
export type Edit = (text: string) => string;

function editOf(key: string): Edit | null {
  if (key === 'Backspace') return (text) => text.slice(0, -1);
  return key.length === 1 ? (text) => text + key : null;
}

/**
 * Keeps what is typed while a window with a field is on its way: it is meant for that field, and must not tick, delete or
 * undo anything behind it. The functions are to stay the same between renders; without `onLeave` Escape goes its way.
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
    function handleKey(event: KeyboardEvent): void {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || (key === 'Escape' && !onLeave)) return;
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
