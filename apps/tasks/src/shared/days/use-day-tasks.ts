import { useMemo, useState } from 'react';
import { useProjectsQuery, useTasksListQuery } from '@plainday/data-tasks';
import { buildTree, type Project, type Task } from '@plainday/domain-tasks';

const NO_TASKS: readonly Task[] = [];
const NO_PROJECTS: readonly Project[] = [];

/** The row whose title is being edited stays as it was and where it was, whatever happens to its task meanwhile. */
function withHeld(tasks: readonly Task[], held: Task | null): readonly Task[] {
  if (held === null) return tasks;
  const others = tasks.filter(({ id }) => id !== held.id);
  return [...others, held];
}

/** Every open task that has a due date, wherever it stands, with its subtasks and its project. */
export function useDayTasks() {
  const dated = useTasksListQuery('dated');
  const below = useTasksListQuery('subtasks');
  const { data: projects = NO_PROJECTS } = useProjectsQuery();
  const [held, hold] = useState<Task | null>(null);
  const known = dated.currentData ?? NO_TASKS;
  const tasks = useMemo(() => withHeld(known, held), [known, held]);
  const subtasks = below.currentData ?? NO_TASKS;
  const rows = useMemo(() => [...tasks, ...subtasks], [tasks, subtasks]);
  const { childrenOf } = useMemo(() => buildTree(rows, 'hide'), [rows]);
  const projectById = useMemo(() => new Map(projects.map((row) => [row.id, row])), [projects]);
  const isGone = held !== null && !known.some(({ id }) => id === held.id);

  return {
    status: dated.currentData
      ? ('ready' as const)
      : dated.isError
        ? ('error' as const)
        : ('loading' as const),
    refetch: dated.refetch,
    /** Without subtasks. */
    tasks,
    rows,
    childrenOf,
    projects,
    projectById,
    goneId: isGone ? held.id : null,
    hold,
  };
}

/** The tasks that have a day. */
export type DayTasks = ReturnType<typeof useDayTasks>;
