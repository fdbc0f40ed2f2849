import { useMemo, useState } from 'react';
import { useRows } from '@plainday/data-api';
import { useDayRule } from '@plainday/data-preferences';
import { useProjectsQuery, useTasksListQuery } from '@plainday/data-tasks';
import { buildTree, type Project, type Task } from '@plainday/domain-tasks';
import { compileFilter, findRoots } from '@plainday/domain-tasks/filters';
import { useNow } from '@plainday/ui-patterns';
import type { RowsView } from '../../../shared/task-rows/port/rows-view';
import { useHeldRow } from '../../../shared/task-rows/port/use-held-row';
import { useArranged } from '../../../shared/task-rows/order/use-arranged';
import { useOrder } from '../../../shared/task-rows/order/use-order';
import { FILTER_TOOL } from '../../../shared/tags/tag-place';
import { asksCompleted } from '../model/conditions.logic';
import { arrangeByDate, treeByDue } from '../model/groups.logic';
import { useAskedFilter } from './use-asked-filter';

const NO_PROJECTS: readonly Project[] = [];
const NO_TASKS: readonly Task[] = [];

/** The tasks that fit what the address asks for. */
export function useFilterView() {
  const { at, saved, filter, missing, isWaiting } = useAskedFilter();
  const [shownAt, setShownAt] = useState<string | undefined>();
  const isWithCompleted = asksCompleted(filter) || (at !== undefined && shownAt === at);
  const rule = useDayRule();
  const nowMs = useNow('minute');

  const { rows: live, status, retry } = useRows(useTasksListQuery('everywhere'));
  const gone = useTasksListQuery('trash', { skip: !isWithCompleted });
  const { data: projects = NO_PROJECTS } = useProjectsQuery();
  const rows = useMemo(
    () =>
      isWithCompleted ? [...live, ...(gone.data ?? []).filter((task) => task.completed)] : live,
    [live, gone.data, isWithCompleted],
  );
  const fits = useMemo(() => {
    const test = compileFilter(filter, { nowMs, ...rule });
    return (task: Task) => (isWithCompleted || !task.completed) && test(task);
  }, [filter, isWithCompleted, nowMs, rule]);
  const [order, setOrder] = useOrder(FILTER_TOOL);
  const isByDate = order.sort === null && order.group === null;
  const tree = useMemo(
    () => (isByDate ? treeByDue(rows, rule) : buildTree(rows, 'hide')),
    [rows, isByDate, rule],
  );
  const found = useMemo(() => findRoots(tree, filter, fits), [tree, fits, filter]);

  const byDate = useMemo(
    () => (isByDate ? arrangeByDate(found, { nowMs, ...rule }) : null),
    [isByDate, found, nowMs, rule],
  );
  const byOrder = useArranged(isByDate ? NO_TASKS : found, order, projects);
  const arranged = byDate ?? byOrder;
  const { roots, groups, goneId, hold } = useHeldRow(arranged?.roots ?? NO_TASKS, arranged?.groups);
  const ids = useMemo(() => roots.map(({ id }) => id), [roots]);
  const projectById = useMemo(() => new Map(projects.map((row) => [row.id, row])), [projects]);
  const view: RowsView = {
    listKey: `${FILTER_TOOL} ${at ?? ''}`,
    isTrash: false,
    project: null,
    projects,
    projectById,
    rows,
    roots,
    ids,
    groups,
    childrenOf: tree.childrenOf,
    goneId,
    hold,
  };

  return {
    at,
    saved,
    missing,
    filter,
    fits,
    view,
    status: arranged && !isWaiting ? status : ('loading' as const),
    retry,
    order,
    setOrder,
    isWithCompleted,
    showCompleted: () => setShownAt(at),
  };
}

/** What is shown, and how it came to be. */
export type FilterView = ReturnType<typeof useFilterView>;
