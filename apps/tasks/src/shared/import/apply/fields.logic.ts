import { changedFields, type Task, type TaskChanges } from '@plainday/domain-tasks';
import { hashText } from '@plainday/shared-utils';
import type { PlannedTask } from '../plan';

const iso = (at: number) => new Date(at).toISOString();

/** The columns that a source speaks for; place and project are the person's own. */
export const fieldsOf = ({ title, description, priority, due, ...task }: PlannedTask) => ({
  title,
  description,
  priority,
  due_date: due && iso(due.at),
  due_day: due?.day ?? null,
  duration: task.duration,
  reminder_time: task.reminder === null ? null : iso(task.reminder),
  repeat_pattern: task.repeat?.pattern ?? null,
  repeat_interval: task.repeat?.interval ?? null,
  repeat_until: task.repeat?.until === undefined ? null : iso(task.repeat.until),
  repeat_rule: task.repeat?.rule ?? null,
  repeat_from: task.repeat?.isFromCompletion ? ('completion' as const) : null,
  repeat_left: task.repeat?.left ?? null,
  completed: task.completed && !task.deleted,
  tags: task.tags,
});

/**
 * Tells one state of a task at its source from another, as older releases did that knew no days, no tags and no rules:
 * what came later is part of it only where it says something.
 */
export function printOf(task: PlannedTask): string {
  const { tags, repeat_rule, repeat_from, repeat_left, ...fields } = fieldsOf(task);
  const known = {
    ...fields,
    due_day: undefined,
    ...(tags && { tags }),
    ...(repeat_rule && { repeat_rule }),
    ...(repeat_from && { repeat_from }),
    ...(repeat_left && { repeat_left }),
  };
  return hashText(JSON.stringify(known)).toString(36);
}

const INSTANTS = new Set(['due_date', 'reminder_time', 'repeat_until']);

/** What would change if a task became as its source says; null where nothing would. */
export function changesTo(row: Task, task: PlannedTask, nowMs: number): TaskChanges | null {
  const fields = Object.entries(fieldsOf(task)).filter(([name, value]) => {
    const now = row[name as keyof TaskChanges];
    // The database writes the same moment in other letters.
    return !(
      INSTANTS.has(name) &&
      now &&
      value &&
      Date.parse(String(now)) === Date.parse(String(value))
    );
  });
  const changes = changedFields(row, Object.fromEntries(fields) as TaskChanges);
  if (changes?.completed === undefined || row.parent_task_id !== null) return changes;
  const at = changes.completed ? iso(Math.min(task.closedAt ?? nowMs, nowMs)) : null;
  return { ...changes, deleted_at: at };
}
