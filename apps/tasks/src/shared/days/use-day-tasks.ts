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

const isTop = ({ parent_task_id: parent }: Task) => parent === null;

/** The tasks without a date that subtasks with one belong to; read only where there are any. */
function useParents(tasks: readonly Task[]): readonly Task[] {
  const missing = useMemo(() => {
    const known = new Set(tasks.map(({ id }) => id));
    const ids = tasks.flatMap(({ parent_task_id: id }) => (id && !known.has(id) ? [id] : []));
    return new Set(ids);
  }, [tasks]);
  const { currentData } = useTasksListQuery('everywhere', { skip: missing.size === 0 });
  return useMemo(
    () => (missing.size > 0 && currentData?.filter(({ id }) => missing.has(id))) || [],
    [missing, currentData],
  );
}

/** Every open task and subtask that has a due date, wherever it stands, with its subtasks and its project. */
export function useDayTasks() {
  const { known, subtasks, projects, status, retry } = useKnown();
  const [held, hold] = useState<Task | null>(null);
  const tasks = useMemo(() => withHeld(known, held), [known, held]);
  const parents = useParents(tasks);
  const rows = useMemo(
    () => [...tasks.filter(isTop), ...parents, ...subtasks],
    [tasks, parents, subtasks],
  );
  const { childrenOf } = useMemo(() => buildTree(rows, 'hide'), [rows]);
  const projectById = useMemo(() => new Map(projects.map((row) => [row.id, row])), [projects]);
  const isGone = held !== null && !known.some(({ id }) => id === held.id);

  return {
    status,
    refetch: retry,
    /** Those with a date; subtasks stand under their own. */
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
