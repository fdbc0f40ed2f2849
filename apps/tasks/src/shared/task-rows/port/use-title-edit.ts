import { useMemo } from 'react';
import { useShell } from '@plainday/federation-contract';
import type { TaskActions } from '../../task-actions';
import type { ListPort } from './list-context';
import type { RowsView } from './rows-view';

/** Editing titles in the rows. A text whose task has left the list meanwhile is not lost: it can become a new task. */
export function useTitleEdit(
  actions: TaskActions,
  latest: () => RowsView,
): Pick<ListPort, 'editTitle' | 'saveTitle'> {
  const { notify } = useShell();
  return useMemo(
    () => ({
      editTitle: (task) => latest().hold(task),
      saveTitle(task, title) {
        const { goneId, hold, project } = latest();
        hold(null);
        if (title === null) return;
        if (goneId !== task.id) return actions.edit(task, { title });
        notify.toast({
          title: `“${task.title}” has left this list`,
          description: `Your text was not saved: “${title}”`,
          action: {
            label: 'Add as a task',
            run: () => void actions.add(title, { project_id: project?.id ?? null }),
          },
        });
      },
    }),
    [actions, latest, notify],
  );
}
