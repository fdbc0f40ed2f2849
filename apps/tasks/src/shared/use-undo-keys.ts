import type { RefObject } from 'react';
import { readPreferences } from '@plainday/data-preferences';
import { useShell, type Notify } from '@plainday/federation-contract';
import { useShortcuts } from '@plainday/ui-patterns';
import { UNDO_SHORTCUTS } from './undo-shortcut';
import type { UndoStack } from './undo-stack';

/** Ctrl/Cmd+Z and U take the last step back. `field` is one that has nothing of its own to take back while it is empty. */
export function useUndoKeys(
  undo: UndoStack,
  notify: Notify,
  field?: RefObject<HTMLInputElement | null>,
): void {
  const { user } = useShell();

  function takeBack(): void {
    const label = undo.undo();
    if (label !== null) notify.brief(`Undone: ${label}`);
  }

  useShortcuts(
    UNDO_SHORTCUTS,
    { undo: takeBack },
    {
      singleKeys: () => readPreferences(user.id).singleKeys,
      ignoresField: ({ target, ctrlKey, metaKey }) =>
        (ctrlKey || metaKey) && target === field?.current && field?.current?.value === '',
    },
  );
}
