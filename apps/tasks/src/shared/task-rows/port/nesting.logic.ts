import type { Task } from '@plainday/domain-tasks';
import type { RowsView } from './rows-view';

/** Tasks that can become subtasks, and of which task. */
export interface Nesting {
  readonly tasks: readonly Task[];
  readonly under: Task;
}

type Family = Pick<RowsView, 'roots' | 'childrenOf'>;

/** Why a task can be nobody's subtask, said of one and of several; null where it can. */
function whyUnfit(
  { parent_task_id: parent, completed, id }: Task,
  { childrenOf }: Family,
): readonly [one: string, several: string] | null {
  if (parent !== null) return WHY.subtask;
  if (completed) return WHY.completed;
  return childrenOf.get(id)?.length ? WHY.parent : null;
}

const WHY = {
  subtask: ['A subtask already', 'Subtasks already'],
  completed: ['It is completed', 'They are completed'],
  parent: ['It has subtasks of its own', 'They have subtasks of their own'],
} as const;

const takes = ({ parent_task_id: parent, completed }: Task) => parent === null && !completed;

/**
 * Those of some tasks that can become subtasks: open ones that have none themselves and are none. `above` is the next
 * other row over the first of them, unless given; it must be an open task. Null where nothing can be done.
 */
export function nestingOf(
  family: Family,
  tasks: readonly Task[],
  above = rowAbove(family.roots, tasks),
): Nesting | null {
  const fit = tasks.filter((task) => task.id !== above?.id && !whyUnfit(task, family));
  return above && takes(above) && fit.length > 0 ? { tasks: fit, under: above } : null;
}

/** Why none of some tasks can become a subtask; `above` as there. */
export function whyNoNesting(
  family: Family,
  tasks: readonly Task[],
  above: Task | null = rowAbove(family.roots, tasks) ?? null,
): string {
  const reasons = tasks.map((task) => whyUnfit(task, family));
  const [first] = reasons;
  if (first && reasons.every((reason) => reason === first)) return first[tasks.length > 1 ? 1 : 0];
  if (reasons.every(Boolean)) return 'None of them can be a subtask';
  if (!above) return 'There is no task above';
  return above.completed ? 'The row above is completed' : 'The row above takes no subtasks';
}

function rowAbove(roots: readonly Task[], tasks: readonly Task[]): Task | undefined {
  const moving = new Set(tasks.map(({ id }) => id));
  const first = roots.findIndex(({ id }) => moving.has(id));
  return roots.slice(0, Math.max(0, first)).at(-1);
}
