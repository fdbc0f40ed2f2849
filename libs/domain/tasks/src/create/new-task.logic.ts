import { copyTitle } from '../text/title.logic';
import { sameTags } from '../tags/tag.logic';
import type { Task, TaskChanges } from '../model/task.schema';

/** What a new row needs from outside: its id, its owner and the clock. */
export interface Birth {
  readonly id: string;
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly nowMs: number;
}

/** A new task: position 0 and newest, which puts it first without moving any other row (decisions 15). */
export function newTask(title: string, birth: Birth, fields: Partial<Task> = {}): Task {
  return {
    description: null,
    notes: null,
    completed: false,
    priority: 'medium',
    due_date: null,
    due_day: null,
    duration: null,
    reminder_time: null,
    repeat_pattern: null,
    repeat_interval: null,
    repeat_until: null,
    repeat_rule: null,
    repeat_from: null,
    repeat_left: null,
    tags: null,
    project_id: null,
    parent_task_id: null,
    deleted_at: null,
    focused: false,
    ...fields,
    title,
    id: birth.id,
    user_id: birth.userId,
    position: 0,
    // A series belongs to one task: a copy of it starts its own.
    repeat_anchor_day: null,
    series_id: null,
    series_due: null,
    created_at: new Date(birth.nowMs).toISOString(),
    rev: 0,
  };
}

/**
 * A subtask, behind its siblings where these are given: it is typed below them (decisions 84). Its project is filled in
 * by the database, whatever its text `said`; the copy here is for the screen (decisions 10).
 */
export function newSubtask(
  title: string,
  parent: Task,
  birth: Birth,
  siblings: readonly Pick<Task, 'position'>[] = [],
  said: Partial<Task> = {},
): Task {
  const fields = { ...said, parent_task_id: parent.id, project_id: parent.project_id };
  const last = siblings.reduce((most, { position }) => Math.max(most, position), -1);
  return { ...newTask(title, birth, fields), position: last + 1 };
}

/** A duplicate by the letter of spec §7: no duration, reminder, repeat, focus or subtasks (decisions 14). */
export function duplicateOf(source: Task, birth: Birth): Task {
  return newTask(copyTitle(source.title), birth, {
    description: source.description,
    priority: source.priority,
    due_date: source.due_date,
    due_day: source.due_day,
    notes: source.notes,
    project_id: source.project_id,
    parent_task_id: source.parent_task_id,
  });
}

/** A duplicate that keeps every field (decisions 14). Its subtasks are copied by the database. */
export function fullDuplicateOf(source: Task, birth: Birth): Task {
  const { repeat_anchor_day, series_due } = source;
  return {
    ...newTask(copyTitle(source.title), birth, source),
    completed: false,
    deleted_at: null,
    // Where the month is too short for its day, the copy aims at that day too.
    repeat_anchor_day,
    series_due,
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && sameTags(a, b));
}

/** Only what really differs from the row, or null when nothing does. */
export function changedFields(task: Task, changes: TaskChanges): TaskChanges | null {
  const entries = Object.entries(changes).filter(
    ([key, value]) => !isSame(task[key as keyof TaskChanges], value),
  );
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** The values these fields have now: the way back from `changes`. */
export function inverseOf(task: Task, changes: TaskChanges): TaskChanges {
  return Object.fromEntries(
    Object.keys(changes).map((key) => [key, task[key as keyof TaskChanges]]),
  );
}
