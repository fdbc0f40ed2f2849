import type { Preferences } from '@plainday/data-preferences';
import {
  cleanTitle,
  newDateTime,
  newTask,
  NO_DUE,
  reminderBefore,
  tidyTags,
  type NewDates,
  type Project,
  type Task,
} from '@plainday/domain-tasks';
import type { Typed } from '@plainday/data-tasks/typed';
import { chosenKinds, parseQuickAdd } from '@plainday/domain-tasks/quick-add';
import { fieldsOf } from '../../palette/model/typed-task.logic';

interface Reading {
  readonly userId: string;
  readonly projects: readonly Project[];
  readonly preferences: Pick<Preferences, 'readTitles' | 'dayStartMinutes' | 'dayReminderMinutes'> &
    NewDates;
}

/** The task that a line makes, read as in the add bar, at the time at which it was sent. Null for one without a title. */
export function taskOfTyped(
  { id, title, at, chosen = {}, leadMinutes, defaults = {} }: Typed,
  { userId, projects, preferences }: Reading,
): Task | null {
  const lead = leadMinutes === undefined ? {} : { leadMinutes };
  const birth = { id, userId, nowMs: at };
  const { readTitles, dayStartMinutes, dayReminderMinutes } = preferences;
  const read = readTitles
    ? parseQuickAdd(title, {
        now: new Date(at),
        projects,
        preferredTime: newDateTime(preferences),
        chosen: chosenKinds({ ...chosen, ...lead }),
        due: { ...NO_DUE, ...('due_date' in chosen ? chosen : defaults) },
        dayStartMinutes,
        dayReminderMinutes,
      })
    : null;
  const clean = cleanTitle(read?.title ?? '') || cleanTitle(title);
  if (clean === '') return null;
  const said = read ? (Object.entries(fieldsOf(read)) as [keyof Task, unknown][]) : [];
  const meant = said.filter(
    ([field, value]) =>
      // A time that was read is no day.
      (value !== null || (field === 'due_day' && read?.due_date != null)) &&
      !(field in defaults && value === 'medium'),
  );
  const tags = tidyTags([defaults, read, chosen].flatMap((part) => part?.tags ?? []));
  const fields: Partial<Task> = { ...defaults, ...Object.fromEntries(meant), ...chosen, tags };
  if (leadMinutes === undefined) return newTask(clean, birth, fields);
  const { due_date: due = null } = fields;
  const reminder_time = due && leadMinutes !== null ? reminderBefore(due, leadMinutes) : null;
  return newTask(clean, birth, { ...fields, reminder_time });
}
