import type { RefObject } from 'react';
import { readPreferences } from '@plainday/data-preferences';
import { useShortcuts } from '@plainday/ui-patterns';
import { PAGE_SHORTCUTS } from '../../../../shared/task-rows/list-shortcuts';

/** Keys of the whole page: A goes to the add bar. */
export function usePageKeys(userId: string, input: RefObject<HTMLInputElement | null>): void {
  function goToAddBar(): boolean {
    input.current?.focus();
    return input.current !== null;
  }

  useShortcuts(
    PAGE_SHORTCUTS,
    { add: goToAddBar },
    { singleKeys: () => readPreferences(userId).singleKeys },
  );
}
