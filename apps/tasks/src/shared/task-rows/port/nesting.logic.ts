import type { Task } from '@plainday/domain-tasks';
import type { RowsView } from './rows-view';

/** Tasks that can become subtasks, and of which task. */
export interface Nesting {
  readonly tasks: readonly Task[];
  readonly under: Task;
}

/**
 * Those of some tasks that can become subtasks: open ones that have none themselves and are none. `above` is the next
 * other row over the first of them, unless given; it must be an open task. Null where nothing can be done.
 */
export function nestingOf(
  { roots, childrenOf }: Pick<RowsView, 'roots' | 'childrenOf'>,
  tasks: readonly Task[],
  above = rowAbove(roots, tasks),
): Nesting | null {
  const isTop = ({ parent_task_id: parent, completed }: Task) => parent === null && !completed;
  const fit = tasks.filter(
    (task) => isTop(task) && task.id !== above?.id && !childrenOf.get(task.id)?.length,
  );
  return above && isTop(above) && fit.length > 0 ? { tasks: fit, under: above } : null;
}

/** Why none of some tasks can become a subtask; `above` as there. */
export function whyNoNesting(
  { roots, childrenOf }: Pick<RowsView, 'roots' | 'childrenOf'>,
  tasks: readonly Task[],
  above: Task | null = rowAbove(roots, tasks) ?? null,
): string {
  if (tasks.some(({ id }) => childrenOf.get(id)?.length)) return 'It has subtasks of its own';
  if (tasks.every(({ parent_task_id: parent }) => parent !== null)) return 'A subtask already';
  return above ? 'The row above takes no subtasks' : 'There is no task above';
}

function rowAbove(roots: readonly Task[], tasks: readonly Task[]): Task | undefined {
  const moving = new Set(tasks.map(({ id }) => id));
  const first = roots.findIndex(({ id }) => moving.has(id));
  return roots.slice(0, Math.max(0, first)).at(-1);
}
