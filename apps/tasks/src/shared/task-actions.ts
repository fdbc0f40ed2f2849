import type { AppDispatch } from '@plainday/data-api';
import { readPreferences } from '@plainday/data-preferences';
import {
  addTask,
  addTasks,
  changeTasks,
  completeTasks,
  duplicateTask,
  duplicateTaskWithEverything,
  emptyTrash,
  inverseChanges,
  moveTaskTo,
  removeTask,
  removeTasks,
  type Ticking,
} from '@plainday/data-tasks';
import {
  changedFields,
  cleanTitle,
  completedText,
  newSubtask,
  newTask,
  timeOfDay,
  type Task,
  type TaskChanges,
} from '@plainday/domain-tasks';
import type { Notify, UndoPort } from '@plainday/federation-contract';
import { logger, newId, systemClock } from '@plainday/shared-platform';
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

/** Everything a person can do to tasks, with its way back. */
export type TaskActions = ReturnType<typeof createTaskActions>;

/** Makes the actions once per page; rows get the same functions for ever. */
export function createTaskActions({ dispatch, notify, userId, undo }: Ports) {
  const birth = () => ({ id: newId(), userId, nowMs: systemClock.now() });
  const stamp = () => new Date(systemClock.now()).toISOString();

  /** One step: one request, one Undo. `family` are the subtasks as they are now: only this remembers them later. */
  function change(
    items: readonly Ticking[],
    changesOf: (task: Task) => TaskChanges,
    done: (count: number) => string,
  ): void {
    const entries = items.flatMap(({ task, family = [] }) => {
      const changes = changedFields(task, changesOf(task));
      return changes ? [{ task, changes, family }] : [];
    });
    if (entries.length === 0) return;
    void dispatch(changeTasks(entries));
    const back = changeTasks(inverseChanges(entries));
    undo.offer(done(entries.length), () => void dispatch(back));
  }

  function changeOne(task: Task, changes: TaskChanges, done: string, family?: readonly Task[]) {
    change(
      [family ? { task, family } : { task }],
      () => changes,
      () => done,
    );
  }

  /** Ticks tasks. What repeats comes again, and Undo takes that back too (decisions 18). */
  async function complete(items: readonly Ticking[]): Promise<void> {
    const preferredTime = timeOfDay(readPreferences(userId).dueTimeMinutes);
    try {
      const ticked = await dispatch(completeTasks(items, systemClock.now(), { preferredTime }));
      if (!ticked) return;
      const isOne = items.length === 1;
      const done = isOne ? completedText(ticked.next[0]) : `${named(items.length)} completed`;
      undo.offer(done, () => void dispatch(ticked.undo));
    } catch (error) {
      logger.error('A repeating task could not be completed.', error);
      notify.toast({
        title: `${named(items.length)} not completed`,
        description: 'The next date could not be computed. Please try again.',
        tone: 'destructive',
      });
    }
  }

  return {
    /** Several tasks, each its own way. */
    changeMany(
      items: readonly Ticking[],
      changesOf: (task: Task) => TaskChanges,
      done: string,
    ): void {
      change(items, changesOf, (count) => `${named(count)} ${done}`);
    },
    /** One task, with words of its own. */
    change(task: Task, changes: TaskChanges, done: string): void {
      changeOne(task, changes, done);
    },
    complete(items: readonly Ticking[]): void {
      void complete(items);
    },
    /** Gone for good: asked for, never undone. */
    removeMany(tasks: readonly Task[]): void {
      void dispatch(removeTasks(tasks));
      notify.brief(`${named(tasks.length)} deleted permanently`);
    },
    add(title: string, fields: Partial<Task> = {}): Task | null {
      const clean = cleanTitle(title);
      if (clean === '') return null;
      const task = newTask(clean, birth(), fields);
      void dispatch(addTask(task));
      return task;
    },
    /** Several at once, in their order, as one step; `step` is what else belongs to it. Returns the rows. */
    addMany(
      drafts: readonly { readonly title: string; readonly fields: Partial<Task> }[],
      step?: { readonly label: string; readonly run: () => unknown },
    ): readonly Task[] {
      const tasks = drafts
        .map(({ title, fields }) => ({ clean: cleanTitle(title), fields }))
        .filter(({ clean }) => clean !== '')
        .map(({ clean, fields }) => newTask(clean, birth(), fields));
      const [first] = tasks;
      if (!first) return tasks;
      void dispatch(addTasks(tasks));
      const done = tasks.length === 1 ? `“${first.title}” added` : `${tasks.length} tasks added`;
      undo.offer(step?.label ?? done, () => {
        void dispatch(removeTasks(tasks));
        step?.run();
      });
      return tasks;
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
      void complete([{ task, family }]);
    },
    /** Unticking is the same as restoring (decisions 4, 5). */
    restore(task: Task, family: readonly Task[] = []): void {
      const label = task.deleted_at === null ? 'Task reopened' : 'Task restored';
      changeOne(task, { completed: false, deleted_at: null }, label, family);
    },
    trash(task: Task, family: readonly Task[] = []): void {
      changeOne(task, { deleted_at: stamp() }, 'Task deleted', family);
    },
    edit(task: Task, changes: TaskChanges, family: readonly Task[] = []): void {
      changeOne(task, changes, 'Task updated', family);
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
