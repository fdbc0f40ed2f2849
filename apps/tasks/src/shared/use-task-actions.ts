import { useMemo } from 'react';
import { useAppDispatch } from '@plainday/data-api';
import { useShell } from '@plainday/federation-contract';
import { createTaskActions } from './task-actions';

/** The actions of the signed-in user. */
export function useTaskActions() {
  const dispatch = useAppDispatch();
  const { notify, navigate, undo, user } = useShell();
  return useMemo(
    () => createTaskActions({ dispatch, notify, navigate, userId: user.id, undo }),
    [dispatch, notify, navigate, undo, user.id],
  );
}
