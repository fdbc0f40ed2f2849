import { useEffect } from 'react';
import type { RefObject } from 'react';
import { readPreferences } from '@plainday/data-preferences';
import { useShell, type Notify } from '@plainday/federation-contract';
import { isCovered, isTyping } from './keys';
import type { UndoStack } from './undo-stack';

/** Ctrl/Cmd+Z and U take the last step back. `field` is one that has nothing of its own to take back while it is empty. */
export function useUndoKeys(
  undo: UndoStack,
  notify: Notify,
  field?: RefObject<HTMLInputElement | null>,
): void {
  const { user } = useShell();

  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey) return;
      const command = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (command ? key !== 'z' : key !== 'u' || !readPreferences(user.id).singleKeys) return;
      const isEmpty = command && event.target === field?.current && field?.current?.value === '';
      if ((isTyping(event.target) && !isEmpty) || isCovered()) return;
      const label = undo.undo();
      if (label !== null) notify.brief(`Undone: ${label}`);
      event.preventDefault();
    }

    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [undo, notify, field, user.id]);
}
