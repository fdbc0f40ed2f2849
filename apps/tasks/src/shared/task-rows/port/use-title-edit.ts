import { useMemo } from 'react';
import { useShell } from '@plainday/federation-contract';
import type { Task } from '@plainday/domain-tasks';
import type { TaskActions } from '../../actions/task-actions';
import type { ListPort } from './list-context';
import type { RowsView } from './rows-view';

type Edits = Pick<ListPort, 'editTitle' | 'saveTitle' | 'leave' | 'offerText'>;

/** Writing in the rows. A text whose task has left the list meanwhile is not lost: it can become a new task. */
export function useTitleEdit(actions: TaskActions, latest: () => RowsView): Edits {
  const { notify } = useShell();
  return useMemo(() => {
    function offerText(task: Task, text: string): void {
      const { project } = latest();
      notify.toast({
        title: `“${task.title}” has left this list`,
        description: `Your text was not saved: “${text}”`,
        action: {
          label: 'Add as a task',
          run: () => void actions.add(text, { project_id: project?.id ?? null }),
        },
      });
    }

    /** Returns whether the row was only there for its field. */
    function leave(task: Task): boolean {
      const { goneId, hold } = latest();
      hold(null);
      return goneId === task.id;
    }

    return {
      editTitle: (task) => latest().hold(task),
      saveTitle(task, title, opened = task.title) {
        const isGone = leave(task);
        if (title === null) return;
        if (isGone) offerText(task, title);
        else actions.edit(task, { title }, [], { ...task, title: opened });
      },
      leave,
      offerText,
    };
  }, [actions, latest, notify]);
}
