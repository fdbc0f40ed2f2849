import { useEffect, useMemo } from 'react';
import { useAppDispatch } from '@plainday/data-api';
import { useShell } from '@plainday/federation-contract';
import { createTaskActions } from './task-actions';
import { createUndoStack } from './undo-stack';

/** One for all modules of this remote; outlives their pages, so that a step can be taken back after a look at another tool. */
const undo = createUndoStack();

/** The actions of the signed-in user, and the undo of the last of them. */
export function useTaskActions() {
  const dispatch = useAppDispatch();
  const { notify, user } = useShell();
  useEffect(() => undo.openFor(user.id), [user.id]);
  const actions = useMemo(
    () => createTaskActions({ dispatch, notify, userId: user.id, undo }),
    [dispatch, notify, user.id],
  );
  return { actions, undo };
}
