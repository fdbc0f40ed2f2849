import { selectKept, type AppThunk } from '@plainday/data-api';
import { readStoredSession } from '@plainday/data-supabase';
import type { Task } from '@plainday/domain-tasks';
import { forgetTyped } from '../typed';
import { addTask } from './task-commands';

/**
 * Adds the task of a line, which is forgotten when the task is stored on the device, or where the device stores nothing
 * on the server. The line of who has signed out meanwhile waits for them.
 */
export function addTyped(task: Task, onForgotten?: () => void): AppThunk<Promise<void>> {
  return async (dispatch, getState, { outbox }) => {
    if (readStoredSession()?.user.id !== task.user_id) return;
    const forget = () => {
      forgetTyped(task.user_id, task);
      onForgotten?.();
    };
    const saved = dispatch(addTask(task)) as Promise<{ readonly error?: unknown }>;
    void saved.then(({ error }) => !error && forget());
    await outbox.whenStored();
    if (selectKept(getState())) forget();
  };
}
