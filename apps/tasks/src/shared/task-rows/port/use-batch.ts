import { useMemo } from 'react';
import {
  withoutTag,
  withTag,
  type DueShortcut,
  type Priority,
  type Task,
  type TaskChanges,
} from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import { quoted } from '@plainday/shared-utils';
import { shortcutChanges, untimedChanges } from '../../due-changes.logic';
import type { TaskActions } from '../../actions/task-actions';
import { nestingOf, type Nesting } from './nesting.logic';
import type { RowsView } from './rows-view';

/** What is done to the task in focus or to those selected: always one step, one request, one undo. */
export type Batch = ReturnType<typeof createBatch>;

function createBatch(actions: TaskActions, view: () => RowsView) {
  const withFamily = (tasks: readonly Task[]) => {
    const { childrenOf } = view();
    return tasks.map((task) => ({ task, family: childrenOf.get(task.id) ?? [] }));
  };
  const stamp = () => new Date(systemClock.now()).toISOString();

  function restore(tasks: readonly Task[]): void {
    const changes = { completed: false, deleted_at: null };
    const fromTrash = tasks.some((task) => task.deleted_at !== null);
    actions.changeMany(withFamily(tasks), () => changes, fromTrash ? 'restored' : 'reopened');
  }

  return {
    restore,
    /** Ticks what is open; reopens when nothing is. */
    complete(tasks: readonly Task[]): void {
      const open = tasks.filter((task) => !task.completed);
      const [only] = open;
      if (!only) restore(tasks);
      else actions.complete(withFamily(open));
    },
    prioritise(tasks: readonly Task[], priority: Priority): void {
      actions.changeMany(withFamily(tasks), () => ({ priority }), 'updated');
    },
    schedule(tasks: readonly Task[], due: DueShortcut): void {
      const nowMs = systemClock.now();
      const changesOf = (task: Task) => shortcutChanges(task, due, nowMs);
      actions.changeMany(withFamily(tasks), changesOf, 'scheduled');
    },
    /** Each gets what was chosen for its date, with the reminder that goes along. */
    reschedule(tasks: readonly Task[], changesOf: (task: Task) => TaskChanges): void {
      const isDated = tasks.some((task) => ({ ...task, ...changesOf(task) }).due_date !== null);
      actions.changeMany(withFamily(tasks), changesOf, isDated ? 'scheduled' : 'updated');
    },
    untime(tasks: readonly Task[]): void {
      actions.changeMany(withFamily(tasks), (task) => untimedChanges(task), 'scheduled');
    },
    /** Gives them a tag, or takes it away. */
    tag(tasks: readonly Task[], tag: string, isOn: boolean): void {
      const change = isOn ? withTag : withoutTag;
      const done = isOn ? `tagged @${tag}` : `no longer tagged @${tag}`;
      actions.changeMany(withFamily(tasks), ({ tags }) => ({ tags: change(tags, tag) }), done);
    },
    /** A subtask is where its task is: moved by itself it becomes a task. */
    moveTo(tasks: readonly Task[], project_id: string | null): void {
      const [only, ...others] = tasks;
      if (only && others.length === 0 && only.parent_task_id !== null) {
        actions.change(only, { parent_task_id: null, project_id }, 'moved');
        return;
      }
      const roots = tasks.filter(({ parent_task_id: parent }) => parent === null);
      actions.changeMany(withFamily(roots), () => ({ project_id }), 'moved');
    },
    /** Those that can be subtasks, and of which task: the one above them, unless another is given. */
    nestingOf: (tasks: readonly Task[], above?: Task) => nestingOf(view(), tasks, above),
    /** Tasks go to the end of the subtasks of another. */
    nest({ tasks, under }: Nesting): void {
      const { id: parent_task_id, project_id, title } = under;
      const besides = view().childrenOf.get(under.id) ?? [];
      const last = besides.reduce((most, row) => Math.max(most, row.position), -1);
      const places = new Map(tasks.map(({ id }, index) => [id, last + 1 + index]));
      const changesOf = ({ id, position }: Task) => ({
        parent_task_id,
        project_id,
        position: places.get(id) ?? position,
      });
      const done = tasks.length === 1 ? 'is a subtask of' : 'are subtasks of';
      actions.changeMany(withFamily(tasks), changesOf, `${done} ${quoted(title)} now`);
    },
    /** Subtasks become tasks, where their tasks stand. */
    unnest(tasks: readonly Task[]): void {
      const subtasks = tasks.filter(({ parent_task_id: parent }) => parent !== null);
      const { rows } = view();
      const changesOf = ({ parent_task_id: parent, position }: Task) => ({
        parent_task_id: null,
        position: rows.find(({ id }) => id === parent)?.position ?? position,
      });
      const done = subtasks.length === 1 ? 'is a task now' : 'are tasks now';
      actions.changeMany(withFamily(subtasks), changesOf, done);
    },
    trash(tasks: readonly Task[]): void {
      const deleted_at = stamp();
      actions.changeMany(withFamily(tasks), () => ({ deleted_at }), 'deleted');
    },
  };
}

/** The object never changes; it looks at the list as it is when something is done. */
export function useBatch(actions: TaskActions, view: () => RowsView): Batch {
  return useMemo(() => createBatch(actions, view), [actions, view]);
}
