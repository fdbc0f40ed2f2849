import { useMemo, useState } from 'react';
import { useShell, type TrashPart } from '@plainday/federation-contract';
import { useUnsentRows } from '@plainday/data-api';
import {
  keepScope,
  projectKey,
  readScope,
  tasksApi,
  useProjectsQuery,
  useTasksListQuery,
  type ListKey,
  type Scope,
} from '@plainday/data-tasks';
import {
  buildTree,
  taskMatcher,
  type Project,
  type Task,
  type TaskTree,
} from '@plainday/domain-tasks';
import { BY_HAND } from '../../../../shared/task-rows/order/list-order';
import { useArranged } from '../../../../shared/task-rows/order/use-arranged';
import { useOrder } from '../../../../shared/task-rows/order/use-order';
import { useHeldRow } from '../../../../shared/task-rows/port/use-held-row';

/** What the trash shows (decisions 2). */
export type TrashFilter = 'all' | TrashPart;

const NO_TASKS: readonly Task[] = [];
const NO_PROJECTS: readonly Project[] = [];

function createTreeKeeper() {
  let last: TaskTree | undefined;
  return (rows: readonly Task[], trash: boolean) => {
    last = buildTree(rows, trash ? 'show' : 'hide', last);
    return last;
  };
}

function filterRoots(tree: TaskTree, query: string, filter: TrashFilter): readonly Task[] {
  let { roots } = tree;
  if (filter !== 'all') roots = roots.filter((task) => task.completed === (filter === 'completed'));
  const matches = taskMatcher(query);
  if (matches === null) return roots;
  return roots.filter((task) => matches(task) || tree.childrenOf.get(task.id)?.some(matches));
}

/** The list that the selection, the search box and the filters ask for; its scope as chosen before, unless it is given. */
export function useTaskView(given?: Scope) {
  const { selection, search, user, navigate } = useShell();
  const [chosenScope, setScopeState] = useState(() => readScope(user.id));
  const scope = given ?? chosenScope;
  const isTrash = selection.kind === 'trash';
  const filter: TrashFilter = (isTrash && selection.at) || 'all';
  const projectId = selection.kind === 'project' ? selection.projectId : null;
  const listKey: ListKey = isTrash ? 'trash' : projectId === null ? scope : projectKey(projectId);

  const { currentData, isError, refetch } = useTasksListQuery(listKey);
  const { data: projects = NO_PROJECTS } = useProjectsQuery();
  const [keepTree] = useState(createTreeKeeper);
  const unsent = useUnsentRows(tasksApi.endpoints.tasksList, listKey, currentData);
  const rows = currentData ?? unsent;
  const tree = useMemo(() => keepTree(rows, isTrash), [keepTree, rows, isTrash]);
  const found = useMemo(
    () => filterRoots(tree, search, isTrash ? filter : 'all'),
    [tree, search, filter, isTrash],
  );
  const [chosen, setOrder] = useOrder(listKey);
  const order = isTrash ? BY_HAND : chosen;
  const isHistory = isTrash && filter === 'completed';
  const arranged = useArranged(found, isHistory ? 'completed' : order, projects);
  const { roots, groups, goneId, hold } = useHeldRow(arranged?.roots ?? NO_TASKS, arranged?.groups);
  const ids = useMemo(() => roots.map((task) => task.id), [roots]);
  const projectById = useMemo(() => new Map(projects.map((row) => [row.id, row])), [projects]);

  return {
    selection,
    search,
    listKey,
    scope,
    setScope(next: Scope) {
      keepScope(user.id, next);
      setScopeState(next);
    },
    filter,
    setFilter(next: TrashFilter) {
      navigate(next === 'all' ? { kind: 'trash' } : { kind: 'trash', at: next }, search);
    },
    isTrash,
    isSearching: search.trim() !== '',
    project: projectId === null ? null : (projectById.get(projectId) ?? null),
    projects,
    projectById,
    status:
      currentData && arranged
        ? ('ready' as const)
        : isError
          ? ('error' as const)
          : ('loading' as const),
    refetch,
    rows,
    roots,
    ids,
    groups,
    order,
    setOrder,
    goneId,
    hold,
    childrenOf: tree.childrenOf,
  };
}

/** The list in view and how it came to be. */
export type TaskView = ReturnType<typeof useTaskView>;
