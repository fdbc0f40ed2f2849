import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Notify } from '@plainday/federation-contract';
import type { UndoStack } from '../model/undo-stack';

const TYPING = 'textarea,select,[contenteditable],input:not([type="checkbox"])';

/** Keys of the whole page: Ctrl/Cmd+Z and U take back, A goes to the add bar. */
export function usePageKeys(
  undo: UndoStack,
  notify: Notify,
  input: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey) return;
      const { target } = event;
      // An empty field has nothing of its own to take back.
      const isEmptyAdd = target === input.current && input.current?.value === '';
      const typing = target instanceof Element && target.closest(TYPING) !== null;
      if (document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"]')) return;
      const command = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (command ? key === 'z' && (!typing || isEmptyAdd) : key === 'u' && !typing) {
        const label = undo.undo();
        if (label !== null) notify.brief(`Undone: ${label}`);
      } else if (!command && key === 'a' && !typing && input.current) {
        input.current.focus();
      } else return;
      event.preventDefault();
    }

    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [undo, notify, input]);
}
