import { isBlank, MINUTE_MS } from '@plainday/shared-utils';
import * as z from 'zod/mini';
import {
  DESCRIPTION_MAX,
  DURATION_MAX_MINUTES,
  NOTES_MAX,
  REPEAT_INTERVAL_MAX,
  REPEAT_LEFT_MAX,
} from '../model/limits';
import { allowedReminder } from '../dates/reminder.logic';
import type { Task } from '../model/task.schema';
import { cleanText, cleanTitle } from '../text/title.logic';
import { tidyTags } from '../tags/tag.logic';
import { repeatFieldsOf } from '../model/repeat-fields';
import { PRIORITIES, REPEAT_FROM, REPEAT_PATTERNS } from '../model/vocabulary';

function wholeNumber(name: string, max: number) {
  const message = `${name} must be a whole number from 1 to ${max}`;
  return z.number(message).check(z.int(message), z.minimum(1, message), z.maximum(max, message));
}

/** What is said to a reminder, and to a last day of repeating, that does not go with the due date (spec §5). */
export const REMINDER_AFTER_DUE = 'The reminder cannot be after the due date';
export const LAST_DAY_BEFORE_DUE = 'The last day cannot be before the due date';

const instant = z.nullable(z.string());

/** The form of Task Settings, with the rules of spec §5. */
const taskDraftSchema = z.object({
  title: z.string().check(z.refine((text) => !isBlank(text), 'A task needs a title')),
  due_date: instant,
  due_day: z.nullable(z.string()),
  duration: z.nullable(wholeNumber('Duration', DURATION_MAX_MINUTES)),
  reminder_time: instant,
  repeat_pattern: z.nullable(z.enum(REPEAT_PATTERNS)),
  repeat_interval: z.nullable(wholeNumber('Interval', REPEAT_INTERVAL_MAX)),
  repeat_until: instant,
  repeat_rule: z.nullable(z.string()),
  repeat_from: z.nullable(z.enum(REPEAT_FROM)),
  repeat_left: z.nullable(wholeNumber('Times', REPEAT_LEFT_MAX)),
  notes: z.string().check(z.maxLength(NOTES_MAX, `Notes can have at most ${NOTES_MAX} characters`)),
  description: z
    .string()
    .check(
      z.maxLength(DESCRIPTION_MAX, `Description can have at most ${DESCRIPTION_MAX} characters`),
    ),
  project_id: z.nullable(z.string()),
  tags: z.array(z.string()),
  priority: z.enum(PRIORITIES),
  focused: z.boolean(),
});

/** Values of the Task Settings form. */
export type TaskDraft = z.infer<typeof taskDraftSchema>;
/** Messages by field. */
export type DraftErrors = Partial<Record<keyof TaskDraft, string>>;

/** The form as it opens for a task. */
export function draftOf(task: Task): TaskDraft {
  return {
    title: task.title,
    due_date: task.due_date,
    due_day: task.due_day,
    duration: task.duration,
    reminder_time: task.reminder_time,
    repeat_pattern: task.repeat_pattern,
    repeat_interval: task.repeat_interval,
    repeat_until: task.repeat_until,
    repeat_rule: task.repeat_rule,
    repeat_from: task.repeat_from,
    repeat_left: task.repeat_left,
    notes: task.notes ?? '',
    description: task.description ?? '',
    project_id: task.project_id,
    tags: task.tags ?? [],
    priority: task.priority,
    focused: task.focused,
  };
}

/** The first message of every field that breaks a rule; empty when the form may be saved. */
export function draftErrors(draft: TaskDraft): DraftErrors {
  const errors: DraftErrors = {};
  const result = z.safeParse(taskDraftSchema, draft);
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path[0] as keyof TaskDraft;
    errors[field] ??= issue.message;
  }
  if (draft.reminder_time !== allowedReminder(draft.reminder_time, draft.due_date)) {
    errors.reminder_time = draft.due_date ? REMINDER_AFTER_DUE : 'Reminder requires a due date';
  }
  const { repeat_pattern: pattern, repeat_until: until, due_date: due } = draft;
  if (
    pattern !== null &&
    until !== null &&
    due !== null &&
    Date.parse(until) + MINUTE_MS <= Date.parse(due)
  ) {
    errors.repeat_until ??= LAST_DAY_BEFORE_DUE;
  }
  return errors;
}

function textOrNull(text: string): string | null {
  return isBlank(text) ? null : cleanText(text);
}

/** The row's fields for a valid form: blank text becomes null, a repeat without a pattern loses its rest. */
export function fieldsOfDraft(draft: TaskDraft): Omit<
  TaskDraft,
  'notes' | 'description' | 'tags'
> & {
  notes: string | null;
  description: string | null;
  tags: string[] | null;
} {
  return {
    ...draft,
    title: cleanTitle(draft.title),
    notes: textOrNull(draft.notes),
    description: textOrNull(draft.description),
    tags: tidyTags(draft.tags),
    ...repeatFieldsOf(draft),
  };
}
