import {
  NO_REPEAT,
  reminderBefore,
  reminderLeadMinutes,
  repeatFieldsOf,
  tidyTags,
  type RepeatFields,
  type Task,
} from '@plainday/domain-tasks';
import type { QuickAddResult } from '@plainday/domain-tasks/quick-add';
import type { TaskFields } from '../task-fields/task-fields';

/**
 * What was chosen by hand for the task being added; what is absent is left to its text. The reminder is kept as
 * its distance from the due date, because that one may still be on its way from the text.
 */
export type Choices = Partial<Omit<TaskFields, 'reminder_time'>> & {
  /** Minutes before the due date; null for none. */
  readonly leadMinutes?: number | null;
};

/** Fields of every task added here, unless the text or a choice says otherwise. */
export type AddDefaults = Partial<
  Pick<
    Task,
    'project_id' | 'due_date' | 'due_day' | 'priority' | 'focused' | 'parent_task_id' | 'tags'
  >
>;

/** What the text says. */
export type Understood = Pick<
  QuickAddResult,
  | 'due_date'
  | 'due_day'
  | 'duration'
  | 'priority'
  | 'project_id'
  | 'reminder_time'
  | 'repeat'
  | 'tags'
>;

export const NO_CHOICES: Choices = {};

type Key = keyof Omit<TaskFields, 'reminder_time'>;

/** The parts of a repetition, which are chosen together. */
export const REPEAT_KEYS = Object.keys(NO_REPEAT) as readonly (keyof RepeatFields)[];

function chosenOf(choices: Choices): Partial<RepeatFields> {
  return Object.fromEntries(
    REPEAT_KEYS.filter((key) => key in choices).map((key) => [key, choices[key]]),
  );
}

/** The tags it has beside those that its text names. */
export function ownTags(choices: Choices, defaults: AddDefaults): string[] {
  return choices.tags ?? defaults.tags ?? [];
}

/** The fields the task will have: a choice comes before the text, the text before the defaults. */
export function effectiveFields(
  choices: Choices,
  text: Understood | null,
  defaults: AddDefaults = {},
): TaskFields {
  const pick = <K extends Key>(key: K, other: TaskFields[K]): TaskFields[K] =>
    key in choices ? (choices[key] as TaskFields[K]) : other;
  const said = text?.due_date ? text : defaults;
  const chosen = 'due_date' in choices ? choices : said;
  const { due_date: due = null, due_day = null } = chosen;
  const { leadMinutes: lead = reminderLeadMinutes(text?.reminder_time ?? null, due) } = choices;
  return {
    due_date: due,
    due_day,
    duration: pick('duration', text?.duration ?? null),
    reminder_time: due !== null && lead !== null ? reminderBefore(due, lead) : null,
    ...(text?.repeat ?? NO_REPEAT),
    ...chosenOf(choices),
    project_id: pick('project_id', text?.project_id ?? defaults.project_id ?? null),
    tags: tidyTags([...ownTags(choices, defaults), ...(text?.tags ?? [])]) ?? [],
    priority: pick('priority', text?.priority ?? defaults.priority ?? 'medium'),
  };
}

/** The choices after a change in the panel, which shows `fields`. The parts of a repetition are one choice. */
export function choose(
  choices: Choices,
  fields: TaskFields,
  changes: Partial<TaskFields>,
): Choices {
  const { reminder_time: reminder, ...others } = changes;
  const repeats = Object.keys(changes).some((key) => key.startsWith('repeat_'));
  const next: Choices = {
    ...choices,
    ...(repeats && {
      ...Object.fromEntries(REPEAT_KEYS.map((key) => [key, fields[key]])),
    }),
    ...others,
  };
  if (reminder === undefined) return next;
  const due = 'due_date' in changes ? (changes.due_date ?? null) : fields.due_date;
  return { ...next, leadMinutes: reminderLeadMinutes(reminder, due) };
}

/** Fields that are known already, as if somebody had chosen them. */
export function choicesIn({ reminder_time: reminder, ...fields }: Partial<Task>): Choices {
  if (!reminder || !fields.due_date) return fields as Choices;
  return { ...(fields as Choices), leadMinutes: reminderLeadMinutes(reminder, fields.due_date) };
}

/** The choices without some of them. */
export function without(choices: Choices, keys: readonly (keyof Choices)[]): Choices {
  const rest = Object.entries(choices).filter(([key]) => !keys.includes(key as keyof Choices));
  return Object.fromEntries(rest);
}

/** The columns of the new row: a repetition without a pattern loses its rest. */
export function rowFields(fields: TaskFields): Partial<Task> {
  return { ...fields, ...repeatFieldsOf(fields), tags: tidyTags(fields.tags) };
}

/**
 * The columns that were chosen by hand. The reminder is among them as soon as its date is, for older shells: they know
 * only the column, not its distance from the date.
 */
export function chosenFields(choices: Choices): Partial<Task> {
  const knowsReminder =
    choices.leadMinutes === null || ('leadMinutes' in choices && 'due_date' in choices);
  const columns = Object.entries(rowFields(effectiveFields(choices, null)));
  return Object.fromEntries(
    columns.filter(([name]) => (name === 'reminder_time' ? knowsReminder : name in choices)),
  );
}
