import { useMemo } from 'react';
import { cleanTitle, type Task } from '@plainday/domain-tasks';
import { useListPort } from './list-context';
import { useHeldRow } from './use-held-row';
import { useLatest } from './use-latest';

/** Writing below a task: the field stays, whatever happens to the subtask or its task meanwhile. */
export interface SubtaskEdits {
  readonly open: (task: Task) => void;
  /** Null leaves the title as it was; `opened` is the one the field opened with. */
  readonly close: (task: Task, title: string | null, opened?: string) => void;
  readonly openNew: () => void;
  /** What was typed is kept; true where it was offered, because its task has gone. */
  readonly leaveNew: (text: string) => boolean;
}

/** The subtasks with the one that is edited, and what their fields do. */
export function useSubtaskEdit(parent: Task, subtasks: readonly Task[]) {
  const { actions, editTitle, leave, offerText } = useListPort();
  const { roots, goneId, hold } = useHeldRow(subtasks);
  const latest = useLatest({ parent, goneId, hold });
  const edits = useMemo<SubtaskEdits>(
    () => ({
      open(task) {
        latest().hold(task);
        editTitle(latest().parent);
      },
      close(task, title, opened = task.title) {
        const isGone = latest().goneId === task.id;
        latest().hold(null);
        leave(latest().parent);
        if (title === null) return;
        if (isGone) offerText(task, title);
        else actions.edit(task, { title }, [], { ...task, title: opened });
      },
      openNew: () => editTitle(latest().parent),
      leaveNew(text) {
        const isLeft = leave(latest().parent) && cleanTitle(text) !== '';
        if (isLeft) offerText(latest().parent, text);
        // A text that waits in the field keeps its row.
        else if (cleanTitle(text) !== '') editTitle(latest().parent);
        return isLeft;
      },
    }),
    [actions, editTitle, leave, offerText, latest],
  );
  return { rows: roots, edits };
}
