import type { AppDispatch } from '@plainday/data-api';
import {
  addTask,
  addTasks,
  changeTask,
  duplicateTask,
  duplicateTaskWithEverything,
  emptyTrash,
  moveTaskTo,
  removeTask,
  removeTasks,
} from '@plainday/data-tasks';
import {
  changedFields,
  cleanTitle,
  inverseOf,
  newSubtask,
  newTask,
  type Task,
  type TaskChanges,
} from '@plainday/domain-tasks';
import type { Notify, UndoPort } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { createBulkActions } from './bulk-actions';

interface Ports {
  readonly dispatch: AppDispatch;
  readonly notify: Notify;
  readonly userId: string;
  readonly undo: UndoPort;
}

/** Everything a person can do to tasks, with its way back. */
export type TaskActions = ReturnType<typeof createTaskActions>;

/** Makes the actions once per page; rows get the same functions for ever. */
export function createTaskActions({ dispatch, notify, userId, undo }: Ports) {
  const birth = () => ({ id: newId(), userId, nowMs: systemClock.now() });
  const stamp = () => new Date(systemClock.now()).toISOString();

  /** `family` are subtasks as they are before the change: once gone from the list, only this remembers them. */
  function change(task: Task, changes: TaskChanges, label: string, family: readonly Task[] = []) {
    const real = changedFields(task, changes);
    if (!real) return;
    void dispatch(changeTask(task, real, family));
    const after = { ...task, ...real };
    const followed = family.map((child) =>
      real.deleted_at !== undefined && child.deleted_at === task.deleted_at
        ? { ...child, deleted_at: real.deleted_at }
        : child,
    );
    undo.offer(label, () => void dispatch(changeTask(after, inverseOf(task, real), followed)));
  }

  const many = createBulkActions({ dispatch, notify, userId, undo });

  return {
    ...many,
    add(title: string, fields: Partial<Task> = {}): Task | null {
      const clean = cleanTitle(title);
      if (clean === '') return null;
      const task = newTask(clean, birth(), fields);
      void dispatch(addTask(task));
      return task;
    },
    /** Several at once, in their order, as one step. */
    addMany(drafts: readonly { readonly title: string; readonly fields: Partial<Task> }[]): void {
      const tasks = drafts
        .map(({ title, fields }) => ({ clean: cleanTitle(title), fields }))
        .filter(({ clean }) => clean !== '')
        .map(({ clean, fields }) => newTask(clean, birth(), fields));
      void dispatch(addTasks(tasks));
      undo.offer(`${tasks.length} tasks added`, () => void dispatch(removeTasks(tasks)));
    },
    addSubtask(parent: Task, title: string): Task | null {
      const clean = cleanTitle(title);
      if (clean === '') return null;
      const task = newSubtask(clean, parent, birth());
      void dispatch(addTask(task));
      return task;
    },
    /** A task goes to the trash as completed (spec §4); a subtask stays under its parent, crossed out. */
    tick(task: Task, family: readonly Task[] = []): void {
      if (task.repeat_pattern !== null) return void many.completeMany([{ task, family }]);
      const done: TaskChanges = { completed: true };
      if (task.parent_task_id === null) done.deleted_at = stamp();
      change(task, done, 'Task completed', family);
    },
    /** Unticking is the same as restoring (decisions 4, 5). */
    restore(task: Task, family: readonly Task[] = []): void {
      const label = task.deleted_at === null ? 'Task reopened' : 'Task restored';
      change(task, { completed: false, deleted_at: null }, label, family);
    },
    trash(task: Task, family: readonly Task[] = []): void {
      change(task, { deleted_at: stamp() }, 'Task deleted', family);
    },
    edit(task: Task, changes: TaskChanges, family: readonly Task[] = []): void {
      change(task, changes, 'Task updated', family);
    },
    empty(onlyDeleted: boolean): void {
      void dispatch(emptyTrash(onlyDeleted, systemClock.now()));
      notify.brief('Trash emptied');
    },
    move(task: Task, index: number): void {
      const before = dispatch(moveTaskTo(task, index));
      undo.offer('Task moved', () => void dispatch(moveTaskTo(task, before)));
    },
    duplicate(task: Task, withEverything: boolean): void {
      const copy = dispatch(
        withEverything ? duplicateTaskWithEverything(task, birth()) : duplicateTask(task, birth()),
      );
      undo.offer('Task duplicated', () => void dispatch(removeTask(copy)));
    },
  };
}
