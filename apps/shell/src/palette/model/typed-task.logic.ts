import { NO_REPEAT, type Task } from '@plainday/domain-tasks';
import type { QuickAddResult } from '@plainday/domain-tasks/quick-add';

const ASKED = /^add(?: an?)? task(?: |$)/i;

/** What was typed as a task: the words that ask for it are no part of it. */
export function titleTyped(text: string): { readonly isAsked: boolean; readonly title: string } {
  return { isAsked: ASKED.test(text), title: text.replace(ASKED, '').trim() };
}

/** The columns of what was read. */
export function fieldsOf(read: QuickAddResult): Partial<Task> {
  const { due_date, due_day, duration, priority, project_id, reminder_time, repeat, tags } = read;
  return {
    due_date,
    due_day,
    duration,
    reminder_time,
    project_id,
    tags,
    priority: priority ?? 'medium',
    ...(repeat ?? NO_REPEAT),
  };
}
