import type { AppDispatch } from '@plainday/data-api';
import {
  changeTask,
  changeTasks,
  completeTasks,
  removeTasks,
  type TaskChange,
  type Ticking,
} from '@plainday/data-tasks';
import {
  changedFields,
  completedText,
  inverseOf,
  timeOfDay,
  type Task,
  type TaskChanges,
} from '@plainday/domain-tasks';
import { readPreferences } from '@plainday/data-preferences';
import type { Notify, UndoPort } from '@plainday/federation-contract';
import { logger, systemClock } from '@plainday/shared-platform';
import { plural } from '@plainday/shared-utils';

interface Ports {
  readonly dispatch: AppDispatch;
  readonly notify: Notify;
  readonly userId: string;
  readonly undo: UndoPort;
}

/** `5 tasks`, and `Task` for one. */
function named(count: number): string {
  return count === 1 ? 'Task' : plural(count, 'task');
}

/** What can be done to several tasks as one step: one request, one undo. */
export function createBulkActions({ dispatch, notify, userId, undo }: Ports) {
  /** One task is written as a row, several by one call. */
  function send(entries: readonly TaskChange[]): void {
    const [first] = entries;
    if (first && entries.length === 1) {
      void dispatch(changeTask(first.task, first.changes, first.family));
    } else void dispatch(changeTasks(entries));
  }

  /** `family` are the subtasks as they are before the change: once gone from the list, only this remembers them. */
  function changeMany(
    items: readonly Ticking[],
    changesOf: (task: Task) => TaskChanges,
    done: string,
  ): void {
    const entries = items.flatMap(({ task, family = [] }) => {
      const changes = changedFields(task, changesOf(task));
      return changes ? [{ task, changes, family }] : [];
    });
    if (entries.length === 0) return;
    send(entries);
    const back = entries.map(({ task, changes, family }) => ({
      task: { ...task, ...changes },
      changes: inverseOf(task, changes),
      family: family.map((child) =>
        changes.deleted_at !== undefined && child.deleted_at === task.deleted_at
          ? { ...child, deleted_at: changes.deleted_at }
          : child,
      ),
    }));
    undo.offer(`${named(entries.length)} ${done}`, () => send(back));
  }

  return {
    changeMany,
    /** Ticks tasks. What repeats comes again, and Undo takes that back too (decisions 18). */
    async completeMany(items: readonly Ticking[]): Promise<void> {
      const preferredTime = timeOfDay(readPreferences(userId).dueTimeMinutes);
      try {
        const ticked = completeTasks(items, systemClock.now(), { preferredTime });
        const { next, undo: takeBack } = await dispatch(ticked);
        const isOne = items.length === 1;
        const done = isOne ? completedText(next[0]) : `${named(items.length)} completed`;
        undo.offer(done, () => void dispatch(takeBack));
      } catch (error) {
        logger.error('A repeating task could not be completed.', error);
        notify.toast({
          title: `${named(items.length)} not completed`,
          description: 'The next date could not be reckoned. Please try again.',
          tone: 'destructive',
        });
      }
    },
    /** Gone for good: asked for, never undone. */
    removeMany(tasks: readonly Task[]): void {
      void dispatch(removeTasks(tasks));
      notify.brief(`${named(tasks.length)} deleted permanently`);
    },
  };
}
