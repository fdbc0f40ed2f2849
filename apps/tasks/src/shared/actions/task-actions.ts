import { readPreferences } from '@plainday/data-preferences';
import {
  addTask,
  addTasks,
  addTyped,
  changeTasks,
  completeTasks,
  duplicateTask,
  duplicateTaskWithEverything,
  emptyTrash,
  moveTaskTo,
  placeTask,
  removeTasks,
  takeBackTask,
  type TaskChange,
  type Ticking,
} from '@plainday/data-tasks';
import {
  changedFields,
  cleanTitle,
  completedText,
  newSubtask,
  timeFromMinutes,
  type Task,
  type TaskChanges,
} from '@plainday/domain-tasks';
import { logger, systemClock } from '@plainday/shared-platform';
import { quoted } from '@plainday/shared-utils';
import { announce } from '@plainday/ui-patterns';
import { birthOf, createAddActions, type ActionPorts, type TaskDraft } from './add-actions';
import { idsOf, named, type Tasks } from './named';
import { createSeriesActions } from './series-actions';
import { createStepWriter, type TakeBack } from './write-step';

/** Everything a person can do to tasks, each with its Undo. */
export type TaskActions = ReturnType<typeof createTaskActions>;

/** Makes the actions once per page; rows always get the same functions. */
export function createTaskActions(ports: ActionPorts) {
  const { dispatch, notify, userId, undo } = ports;
  const { write, offerBack } = createStepWriter(ports);
  const stamp = () => new Date(systemClock.now()).toISOString();

  /** One task, with words of its own after its name; null where nothing is different. */
  function change(
    task: Task,
    fields: TaskChanges,
    done: string,
    also: Omit<TaskChange, 'task' | 'changes'> = {},
  ): TakeBack | null {
    const changes = changedFields(task, fields);
    const label = `${quoted(fields.title ?? task.title)} ${done}`;
    return changes && write({ changes: [{ task, changes, ...also }], label });
  }

  /** Ticks tasks. What repeats comes again, and Undo takes that back too (decisions 18). */
  async function complete(items: readonly Ticking[]): Promise<void> {
    const { dueTimeMinutes, dayStartMinutes } = readPreferences(userId);
    const options = { preferredTime: timeFromMinutes(dueTimeMinutes), dayStartMinutes };
    const tasks = items.map(({ task }) => task);
    const [first] = tasks;
    if (!first) return;
    try {
      const ticked = await dispatch(completeTasks(items, systemClock.now(), options));
      if (!ticked) return;
      const isOne = tasks.length === 1;
      const done = isOne
        ? completedText(first, ticked.next[0], systemClock.now())
        : `${named(tasks)} completed`;
      undo.offer(done, () => void dispatch(ticked.undo), { about: idsOf(tasks) });
    } catch (error) {
      logger.error('A repeating task could not be completed.', error);
      notify.toast({
        title: `${named(tasks)} not completed`,
        description: 'The next date could not be computed. Please try again.',
        tone: 'destructive',
      });
    }
  }

  return {
    ...createAddActions(ports),
    ...createSeriesActions(ports),
    change,
    /** Several tasks, each its own way; `backToo` takes back what was done beside it. */
    changeMany(
      items: readonly Ticking[],
      fieldsOf: (task: Task) => TaskChanges,
      done: string,
      backToo?: () => void,
    ): void {
      const changes = items.flatMap((item) => {
        const changed = changedFields(item.task, fieldsOf(item.task));
        return changed ? [{ ...item, changes: changed }] : [];
      });
      if (changes.length === 0) return;
      const tasks = changes.map(({ task }) => task);
      write({ changes, label: `${named(tasks)} ${done}`, backToo });
    },
    complete(items: readonly Ticking[]): void {
      void complete(items);
    },
    /** Gone for good: asked for, never undone, and older steps about it are withdrawn. */
    removeMany(tasks: Tasks): void {
      void dispatch(removeTasks(tasks));
      undo.forget(idsOf(tasks));
      notify.brief(`${named(tasks)} deleted permanently`);
    },
    /** Below its siblings (decisions 84), one or several at once. */
    addSubtasks(parent: Task, drafts: readonly TaskDraft[], siblings: Tasks): Tasks {
      const rows: Task[] = [];
      for (const { title, fields, held } of drafts.flatMap((draft) => [
        draft,
        ...(draft.subtasks ?? []),
      ])) {
        const birth = held ? { id: held.id, userId, nowMs: held.at } : birthOf(userId);
        const said = { ...fields, deleted_at: null };
        const row = newSubtask(cleanTitle(title), parent, birth, [...siblings, ...rows], said);
        if (row.title === '') held?.drop();
        else rows.push(row);
      }
      const [first] = rows;
      if (!first) return rows;
      if (rows.length === 1) void dispatch(drafts[0]?.held ? addTyped(first) : addTask(first));
      else {
        void dispatch(addTasks(rows));
        undo.offer(`${named(rows)} added`, () => void dispatch(removeTasks(rows)), {
          about: idsOf(rows),
        });
      }
      announce(`${named(rows)} added to ${quoted(parent.title)}`);
      return rows;
    },
    /** A task goes to the trash as completed (spec §4); a subtask stays under its parent, crossed out. */
    tick(task: Task, family: Tasks = []): void {
      void complete([{ task, family }]);
    },
    /** Unticking is the same as restoring (decisions 4, 5). */
    restore(task: Task, family: Tasks = []): void {
      const done = task.deleted_at === null ? 'reopened' : 'restored';
      change(task, { completed: false, deleted_at: null }, done, { family });
    },
    trash(task: Task, family: Tasks = []): void {
      change(task, { deleted_at: stamp() }, 'deleted', { family });
    },
    /** `opened` is the task as a form was opened with, maybe a while ago. */
    edit(task: Task, fields: TaskChanges, family: Tasks = [], opened = task): TakeBack | null {
      const changes = changedFields(opened, fields);
      return changes && change(task, changes, 'changed', { family, opened });
    },
    /** Keeps what somebody is typing, without a word; see `offerBack`. */
    keep(task: Task, fields: TaskChanges, family: Tasks): void {
      const changes = changedFields(task, fields);
      if (changes) void dispatch(changeTasks([{ task, changes, family }]));
    },
    /** Offers to take back what was kept: `before` is the task when somebody began to type. */
    offerBack(before: Task, fields: TaskChanges): TakeBack | null {
      const changes = changedFields(before, fields);
      const label = `${quoted(fields.title ?? before.title)} changed`;
      return changes && offerBack({ changes: [{ task: before, changes }], label });
    },
    empty(onlyDeleted: boolean): void {
      undo.forget(dispatch(emptyTrash(onlyDeleted, systemClock.now())).dropped);
      notify.brief('Trash emptied');
    },
    move(task: Task, index: number): void {
      const before = dispatch(moveTaskTo(task, index));
      undo.offer(
        `${quoted(task.title)} moved to position ${index + 1}`,
        () => void dispatch(placeTask(task, () => before)),
        { about: [task.id] },
      );
    },
    duplicate(task: Task, withEverything: boolean): void {
      const copy = dispatch(
        withEverything
          ? duplicateTaskWithEverything(task, birthOf(userId))
          : duplicateTask(task, birthOf(userId)),
      );
      const takeBack = () => void dispatch(takeBackTask(copy));
      undo.offer(`${quoted(task.title)} duplicated`, takeBack, { about: [copy.id] });
    },
  };
}
