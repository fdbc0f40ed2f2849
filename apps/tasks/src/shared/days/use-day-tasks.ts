import { useMemo, useState } from 'react';
import { useRows } from '@plainday/data-api';
import { useProjectsQuery, useTasksListQuery } from '@plainday/data-tasks';
import { buildTree, type Project, type Task } from '@plainday/domain-tasks';

const NO_PROJECTS: readonly Project[] = [];

/** The row whose title is being edited stays as it was and where it was, whatever happens to its task meanwhile. */
function withHeld(tasks: readonly Task[], held: Task | null): readonly Task[] {
  if (held === null) return tasks;
  const others = tasks.filter(({ id }) => id !== held.id);
  return [...others, held];
}

function useKnown() {
  const { rows: known, status, retry } = useRows(useTasksListQuery('dated'));
  const { rows: subtasks } = useRows(useTasksListQuery('subtasks'));
  const { data: projects = NO_PROJECTS } = useProjectsQuery();
  return { known, subtasks, projects, status, retry };
}

/** Every open task that has a due date, wherever it stands, with its subtasks and its project. */
export function useDayTasks() {
  const { known, subtasks, projects, status, retry } = useKnown();
  const [held, hold] = useState<Task | null>(null);
  const tasks = useMemo(() => withHeld(known, held), [known, held]);
  const rows = useMemo(() => [...tasks, ...subtasks], [tasks, subtasks]);
  const { childrenOf } = useMemo(() => buildTree(rows, 'hide'), [rows]);
  const projectById = useMemo(() => new Map(projects.map((row) => [row.id, row])), [projects]);
  const isGone = held !== null && !known.some(({ id }) => id === held.id);

  return {
    status,
    refetch: retry,
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
