import { useEffect } from 'react';
import type { RefObject } from 'react';
import { readPreferences } from '@plainday/data-preferences';
import { isCovered, isTyping } from '../../../shared/keys';

/** Keys of the whole page: A goes to the add bar. */
export function usePageKeys(userId: string, input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return;
      if (event.key.toLowerCase() !== 'a' || !input.current) return;
      if (!readPreferences(userId).singleKeys || isTyping(event.target) || isCovered()) return;
      input.current.focus();
      event.preventDefault();
    }

    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [userId, input]);
}
