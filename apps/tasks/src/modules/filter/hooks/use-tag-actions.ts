import { useAppStore } from '@plainday/data-api';
import { filtersApi } from '@plainday/data-tasks/filters';
import { tasksApi } from '@plainday/data-tasks';
import { hasTag, replaceTag, type Task } from '@plainday/domain-tasks';
import { filterText, parseFilter } from '@plainday/domain-tasks/filters';
import { useTaskActions } from '../../../shared/actions/use-task-actions';
import { withTagRenamed } from '../model/conditions.logic';

const { filtersList, filtersChange } = filtersApi.endpoints;
const LISTS = ['everywhere', 'trash'] as const;

/** What can be done to a tag itself: it changes every task that has it, also those in the trash, as one step. */
export function useTagActions() {
  const store = useAppStore();
  const actions = useTaskActions();

  async function rowsOf(list: (typeof LISTS)[number]): Promise<readonly Task[]> {
    const { tasksList } = tasksApi.endpoints;
    try {
      return await store.dispatch(tasksList.initiate(list, { subscribe: false })).unwrap();
    } catch {
      // Without a connection what this device holds is changed.
      return [];
    }
  }

  async function replace(tag: string, to: string | null, done: string): Promise<void> {
    const rows = (await Promise.all(LISTS.map(rowsOf))).flat();
    const tasks = [...new Map(rows.map((task) => [task.id, task])).values()].filter(({ tags }) =>
      hasTag(tags, tag),
    );
    if (tasks.length === 0) return;
    actions.changeMany(
      tasks.map((task) => ({ task })),
      ({ tags }) => ({ tags: replaceTag(tags, tag, to) }),
      done,
      to === null ? undefined : await renameInFilters(tag, to),
    );
  }

  /** Filters follow their tags; answers with what takes that back. */
  async function renameInFilters(tag: string, to: string): Promise<() => void> {
    const asking = store.dispatch(filtersList.initiate(undefined, { subscribe: false }));
    const { data: filters = [] } = await asking;
    const renamed = filters.flatMap(({ id, expression }) => {
      const filter = parseFilter(expression);
      const next = filter && filterText(withTagRenamed(filter, tag, to));
      return next && next !== expression ? [{ id, expression, next }] : [];
    });
    const write = (id: string, expression: string) =>
      void store.dispatch(
        filtersChange.initiate({ id, changes: { expression } }, { track: false }),
      );
    for (const { id, next } of renamed) write(id, next);
    return () => {
      for (const { id, expression } of renamed) write(id, expression);
    };
  }

  return {
    /** Where tasks have the new name already, the two become one. */
    rename: (tag: string, to: string) => replace(tag, to, `now tagged @${to}`),
    remove: (tag: string) => replace(tag, null, `no longer tagged @${tag}`),
  };
}
