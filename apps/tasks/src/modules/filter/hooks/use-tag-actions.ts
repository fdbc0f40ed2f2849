import { useAppStore } from '@plainday/data-api';
import { tasksApi } from '@plainday/data-tasks';
import { hasTag, replaceTag, type Task } from '@plainday/domain-tasks';
import { useTaskActions } from '../../../shared/actions/use-task-actions';

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
    actions.changeMany(
      tasks.map((task) => ({ task })),
      ({ tags }) => ({ tags: replaceTag(tags, tag, to) }),
      done,
    );
  }

  return {
    /** Where tasks have the new name already, the two become one. */
    rename: (tag: string, to: string) => replace(tag, to, `now tagged @${to}`),
    remove: (tag: string) => replace(tag, null, `no longer tagged @${tag}`),
  };
}
