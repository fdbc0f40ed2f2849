import { readPreferences } from '@plainday/data-preferences';
import type { Notify } from '@plainday/federation-contract';
import { createUndo, useUndoKeys, type Undo } from '@plainday/ui-patterns';
import { useEffect, useMemo } from 'react';

/** The undo of everything on the dashboard, for as long as this user is signed in. */
export function useUndo(userId: string, notify: Notify): Undo {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another user starts with an empty stack
  const undo = useMemo(() => createUndo(notify), [notify, userId]);
  useEffect(() => undo.clear, [undo]);
  useUndoKeys(undo, () => readPreferences(userId).singleKeys);
  return undo;
}
