import { useMemo, useState } from 'react';
import { useRows } from '@plainday/data-api';
import { usePreferences } from '@plainday/data-preferences';
import { useProjectsQuery, useTasksListQuery } from '@plainday/data-tasks';
import { buildTree, type Project, type Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { useNow } from '@plainday/ui-patterns';
import { groupTasks, type Groups } from '../model/group.logic';
import type { MatrixPresent } from '../model/quadrant.logic';

const NO_PROJECTS: readonly Project[] = [];

function createGroupKeeper() {
  let last: Groups | undefined;
  return (rows: readonly Task[], present: MatrixPresent) => {
    last = groupTasks(rows, present, last);
    return last;
  };
}

/** Every live task, wherever it belongs (decisions 1), in its quadrant. Moves on with the clock. */
export function useMatrix() {
  const { user } = useShell();
  const { rows, status, retry } = useRows(useTasksListQuery('everywhere'));
  const { data: projects = NO_PROJECTS } = useProjectsQuery();
  const { dayStartMinutes, dueTimeMinutes, newDatesTimed } = usePreferences(user.id);
  const nowMs = useNow('minute');
  const [keepGroups] = useState(createGroupKeeper);

  const tree = useMemo(() => buildTree(rows), [rows]);
  const present = useMemo(
    () => ({ nowMs, dayStartMinutes, dueTimeMinutes, newDatesTimed }),
    [nowMs, dayStartMinutes, dueTimeMinutes, newDatesTimed],
  );
  const groups = useMemo(() => keepGroups(tree.roots, present), [keepGroups, tree.roots, present]);
  const projectById = useMemo(
    () => new Map(projects.map((project) => [project.id, project])),
    [projects],
  );
  const taskById = useMemo(() => new Map(tree.roots.map((task) => [task.id, task])), [tree.roots]);

  return {
    status,
    refetch: retry,
    present,
    groups,
    childrenOf: tree.childrenOf,
    projects,
    projectById,
    taskById,
  };
}

/** What the matrix shows and since when. */
export type Matrix = ReturnType<typeof useMatrix>;
