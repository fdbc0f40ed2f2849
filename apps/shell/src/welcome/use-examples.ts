import { useAppDispatch } from '@plainday/data-api';
import { addTasks, removeTasks, useTasksListQuery } from '@plainday/data-tasks';
import { newTask, type Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { EXAMPLES, removable } from './examples.logic';
import type { Welcome } from './welcome.logic';

const NONE: readonly Task[] = [];

/** Adds the example tasks, and takes them away with all that was done to them. */
export function useExamples(ids: readonly string[], onStage: (stage: Welcome) => void) {
  const { user, notify, undo } = useShell();
  const dispatch = useAppDispatch();
  const { data: live = NONE } = useTasksListQuery('everywhere');

  async function add(): Promise<void> {
    const nowMs = systemClock.now();
    const rows = EXAMPLES.map((title) => newTask(title, { id: newId(), userId: user.id, nowMs }));
    onStage(rows.map(({ id }) => id));
    const added = await dispatch(addTasks(rows));
    if (added.length > 0) return;
    onStage('new');
    notify.brief('The examples could not be added. Please try again.');
  }

  async function remove(): Promise<void> {
    const gone = removable(ids, live);
    const rows = gone.map((id) => live.find((task) => task.id === id) ?? rowOf(id));
    onStage('done');
    undo.forget(gone);
    await dispatch(removeTasks(rows));
    const back = live.filter(({ id }) => gone.includes(id));
    if (back.length === 0) return;
    undo.offer('Example tasks removed', () => {
      onStage(ids);
      void dispatch(addTasks(back));
    });
  }

  /** One that was ticked is no longer in the list; its id is enough to delete it. */
  const rowOf = (id: string) => newTask('', { id, userId: user.id, nowMs: 0 });

  return { add, remove };
}
