import {
  cleanText,
  cleanTitle,
  cutText,
  DESCRIPTION_MAX,
  newTask,
  NO_DUE,
  reminderBefore,
  tidyTags,
} from '@plainday/domain-tasks';
import type { Task } from '@plainday/domain-tasks';
import { isBlank } from '@plainday/shared-utils';
import { dueOf } from './relative-due.logic';
import type { Calendar } from './relative-due.logic';
import type { Template, TemplateTask } from './templates.schema';
import { fillIn } from './variables.logic';
import type { Answers } from './variables.logic';

/** What an application decides. */
export interface Application extends Calendar {
  /** Null for no project. */
  readonly projectId: string | null;
  readonly answers: Answers;
}

/** Ids and owner of the tasks to be made. */
export interface Births {
  readonly userId: string;
  /** At least as many as the template has tasks. The same ids make a repetition harmless. */
  readonly ids: readonly string[];
}

function taskOf(row: TemplateTask, application: Application): [string, Partial<Task>] | null {
  const { answers, projectId } = application;
  const title = cleanTitle(fillIn(row.title, answers));
  if (title === '') return null;
  const description = cutText(cleanText(fillIn(row.description, answers)), DESCRIPTION_MAX);
  const due = row.due ? dueOf(row.due, application) : NO_DUE;
  return [
    title,
    {
      description: isBlank(description) ? null : description,
      priority: row.priority,
      ...due,
      ...(row.duration && { duration: row.duration }),
      ...(row.reminder !== undefined &&
        due.due_date !== null && { reminder_time: reminderBefore(due.due_date, row.reminder) }),
      ...(row.tags && { tags: tidyTags(row.tags) }),
      ...row.repeat,
      project_id: projectId,
    },
  ];
}

/** The tasks of a template, in its order. A subtask belongs to the nearest task before it that is none. */
export function tasksOf(template: Template, application: Application, births: Births): Task[] {
  const tasks: Task[] = [];
  let parent: Task | null = null;
  for (const row of template.tasks) {
    const made = taskOf(row, application);
    const id = births.ids[tasks.length];
    if (!made || id === undefined) continue;
    const [title, fields] = made;
    const under: Task | null = row.subtask ? parent : null;
    const birth = { id, userId: births.userId, nowMs: application.nowMs };
    const task: Task = newTask(title, birth, { ...fields, parent_task_id: under?.id ?? null });
    if (!under) parent = task;
    tasks.push(task);
  }
  return tasks;
}
