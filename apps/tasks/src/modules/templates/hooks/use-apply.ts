import { useCallback } from 'react';
import { useAppDispatch } from '@plainday/data-api';
import { addTasks, removeTasks } from '@plainday/data-tasks';
import type { Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { plural } from '@plainday/shared-utils';

/** Creates the tasks of a template, with the toasts of spec §8. Resolves to true when they are kept. */
export function useApply(): (tasks: readonly Task[]) => Promise<boolean> {
  const dispatch = useAppDispatch();
  const { notify, undo } = useShell();

  return useCallback(
    async (tasks) => {
      const added = await dispatch(addTasks(tasks));
      if (added.length === 0) {
        notify.toast({ title: 'Failed to create tasks from template.', tone: 'destructive' });
        return false;
      }
      const description = `${plural(added.length, 'task')} created`;
      undo.offer(`${plural(added.length, 'task')} added`, () => void dispatch(removeTasks(added)), {
        toast: { title: 'Template Applied', description },
        about: added.map(({ id }) => id),
      });
      return true;
    },
    [dispatch, notify, undo],
  );
}
