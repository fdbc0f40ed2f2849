import type { Preferences } from '@plainday/data-preferences';
import {
  cleanTitle,
  newDateTime,
  newTask,
  NO_DUE,
  tidyTags,
  type NewDates,
  type Project,
  type Task,
} from '@plainday/domain-tasks';
import type { Typed } from '@plainday/data-tasks/typed';
import { parseQuickAdd, type QuickAddOptions } from '@plainday/domain-tasks/quick-add';
import { fieldsOf } from '../../palette/model/typed-task.logic';

interface Reading {
  readonly userId: string;
  readonly projects: readonly Project[];
  readonly preferences: Pick<Preferences, 'readTitles' | 'dayStartMinutes' | 'dayReminderMinutes'> &
    NewDates;
}

/** What a line says. Its reminder counts from a date that was chosen, not from the one in the words. */
function readBeside(chosen: Typed['chosen'], title: string, options: QuickAddOptions) {
  const read = parseQuickAdd(title, options);
  if (chosen?.due_date === undefined || read.reminder_time === null) return read;
  const dates = read.tokens.filter(({ kind }) => kind === 'due' || kind === 'repeat');
  const ignore = dates.map(({ text }) => text);
  return { ...read, reminder_time: parseQuickAdd(title, { ...options, ignore }).reminder_time };
}

/** The task that a line makes, read as in the add bar, at the time at which it was sent. Null for one without a title. */
export function taskOfTyped(
  { id, title, at, chosen, defaults = {} }: Typed,
  { userId, projects, preferences }: Reading,
): Task | null {
  const birth = { id, userId, nowMs: at };
  const { readTitles, dayStartMinutes, dayReminderMinutes } = preferences;
  const read = readTitles
    ? readBeside(chosen, title, {
        now: new Date(at),
        projects,
        preferredTime: newDateTime(preferences),
        due: { ...NO_DUE, ...(chosen?.due_date === undefined ? defaults : chosen) },
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
  return newTask(clean, birth, { ...defaults, ...Object.fromEntries(meant), ...chosen, tags });
}
