import type { AppDispatch } from '@plainday/data-api';
import { addTask, addTasks, addTyped, removeTasks } from '@plainday/data-tasks';
import { cleanTitle, newSubtask, newTask, type Project, type Task } from '@plainday/domain-tasks';
import type { ShellApi } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { quoted } from '@plainday/shared-utils';
import { announce } from '@plainday/ui-patterns';
import { holdLine, type HeldLine } from './hold-line';
import { idsOf, named, type Tasks } from './named';

/** What actions are made of. */
export type ActionPorts = Pick<ShellApi, 'notify' | 'undo' | 'navigate'> & {
  readonly dispatch: AppDispatch;
  readonly userId: string;
};

/** A task to be added: what its text said, and what was chosen for it. */
export interface TaskDraft {
  readonly title: string;
  readonly fields: Partial<Task>;
  /** The line it comes from, where that had to wait. */
  readonly held?: HeldLine | undefined;
  /** What belongs to it. */
  readonly subtasks?: readonly Omit<TaskDraft, 'subtasks'>[];
}

/** Where a task is added from. */
export interface AddPlace {
  readonly projects: readonly Project[];
  /** False where the list in view does not show the new task: then it is said where it went. */
  readonly isShown: (task: Task) => boolean;
}

/** When and by whom a row is made. */
export const birthOf = (userId: string) => ({ id: newId(), userId, nowMs: systemClock.now() });

/** Makes, once per page, everything by which a person adds tasks, each with its Undo: all that an add bar needs. */
export function createAddActions({ dispatch, notify, navigate, userId, undo }: ActionPorts) {
  function addQuietly(title: string, fields: Partial<Task> = {}, held?: HeldLine): Task | null {
    const clean = cleanTitle(title);
    if (clean === '') {
      held?.drop();
      return null;
    }
    const born = held ? { id: held.id, userId, nowMs: held.at } : birthOf(userId);
    const task = newTask(clean, born, fields);
    void dispatch(held ? addTyped(task) : addTask(task));
    return task;
  }

  function add(...draft: Parameters<typeof addQuietly>): Task | null {
    const task = addQuietly(...draft);
    if (task) announce(`${quoted(task.title)} added`);
    return task;
  }

  /** A task, followed by what belongs to it; what has no title is left out. */
  function rowsOf({ title, fields, subtasks = [] }: TaskDraft): Tasks {
    const clean = cleanTitle(title);
    if (clean === '') return [];
    const task = newTask(clean, birthOf(userId), fields);
    const below = subtasks
      .filter((draft) => cleanTitle(draft.title) !== '')
      .map((draft) => newSubtask(cleanTitle(draft.title), task, birthOf(userId), [], draft.fields));
    return [task, ...below];
  }

  /** Several at once, in their order, as one step; `step` is what else belongs to it. Returns the rows. */
  function addMany(
    drafts: readonly TaskDraft[],
    step?: { readonly label?: string; readonly run: () => unknown },
  ): Tasks {
    const rows = drafts.flatMap(rowsOf);
    const tasks = rows.filter(({ parent_task_id: parent }) => parent === null);
    if (tasks.length === 0) return tasks;
    void dispatch(addTasks(rows));
    undo.offer(
      step?.label ?? `${named(tasks)} added`,
      () => {
        void dispatch(removeTasks(rows));
        step?.run();
      },
      { about: idsOf(rows) },
    );
    return tasks;
  }

  return {
    add,
    /** Holds a line until it is understood; `add` takes it from there. */
    hold: (line: Parameters<typeof holdLine>[0]) => holdLine(line, userId),
    addMany,
    /** What an add bar hands over. A task that the list in view does not show is said to everybody to be elsewhere. */
    addFrom({ projects, isShown }: AddPlace, drafts: readonly TaskDraft[]): void {
      const [draft, ...more] = drafts;
      if (more.length > 0 || draft?.subtasks?.length) return void addMany(drafts);
      const task = draft && addQuietly(draft.title, draft.fields, draft.held);
      if (!task) return;
      if (isShown(task)) return announce(`${quoted(task.title)} added`);
      const project = projects.find(({ id }) => id === task.project_id);
      notify.brief(`${quoted(task.title)} added to ${project?.title ?? 'All Tasks'}`, {
        label: 'Show',
        run: () => navigate(project ? { kind: 'project', projectId: project.id } : { kind: 'all' }),
      });
    },
  };
}
