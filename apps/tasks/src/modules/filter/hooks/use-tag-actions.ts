import { readQuery, useAppStore } from '@plainday/data-api';
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

  /** Without a network what this device holds is changed. */
  const rowsOf = (list: (typeof LISTS)[number]): Promise<readonly Task[]> =>
    readQuery(store, tasksApi.endpoints.tasksList, list).catch(() => []);

  async function replace(
    tag: string,
    to: string | null,
    done: string,
    backToo?: () => void,
  ): Promise<void> {
    const rows = (await Promise.all(LISTS.map(rowsOf))).flat();
    const tasks = [...new Map(rows.map((task) => [task.id, task])).values()].filter(({ tags }) =>
      hasTag(tags, tag),
    );
    if (tasks.length === 0) return;
    const restoreFilters = to === null ? undefined : await renameInFilters(tag, to);
    actions.changeMany(
      tasks.map((task) => ({ task })),
      ({ tags }) => ({ tags: replaceTag(tags, tag, to) }),
      done,
      () => {
        restoreFilters?.();
        backToo?.();
      },
    );
  }

  /** Filters follow their tags; answers with what takes that back. */
  async function renameInFilters(tag: string, to: string): Promise<() => void> {
    const filters = await readQuery(store, filtersList, undefined).catch(() => []);
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
    /** Where tasks have the new name already, the two become one. `backToo` is called when it is taken back. */
    rename: (tag: string, to: string, backToo: () => void) =>
      replace(tag, to, `now tagged @${to}`, backToo),
    remove: (tag: string) => replace(tag, null, `no longer tagged @${tag}`),
  };
}
