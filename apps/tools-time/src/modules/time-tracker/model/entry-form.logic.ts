import { dayKeyOf, instantOf, timeOfDay } from '@plainday/domain-calendar';
import { isBlank, MINUTE_MS } from '@plainday/shared-utils';
import type { TimeSession } from './session.schema';

/** An entry as its form holds it. Days are `yyyy-MM-dd`, times `HH:mm`, both local. */
export interface EntryForm {
  readonly taskName: string;
  /** Empty for no project. */
  readonly projectId: string;
  readonly startDay: string;
  readonly startTime: string;
  readonly endDay: string;
  readonly endTime: string;
  readonly notes: string;
}

export type EntryErrors = Partial<Record<keyof EntryForm, string>>;

/** The limits that the database has, too. */
export const NAME_MAX = 500;
export const NOTES_MAX = 2000;

/** The form of an entry that is there. */
export function formOf(session: TimeSession, timeZone?: string): EntryForm {
  const start = Date.parse(session.start_time);
  const end = session.end_time === null ? start : Date.parse(session.end_time);
  return {
    taskName: session.task_name,
    projectId: session.project_id ?? '',
    startDay: dayKeyOf(start, timeZone),
    startTime: timeOfDay(start, timeZone),
    endDay: dayKeyOf(end, timeZone),
    endTime: timeOfDay(end, timeZone),
    notes: session.notes ?? '',
  };
}

/** The form of an entry by hand: the half hour that ends now. */
export function newForm(now: number, timeZone?: string): EntryForm {
  const start = now - 30 * MINUTE_MS;
  return {
    taskName: '',
    projectId: '',
    startDay: dayKeyOf(start, timeZone),
    startTime: timeOfDay(start, timeZone),
    endDay: dayKeyOf(now, timeZone),
    endTime: timeOfDay(now, timeZone),
    notes: '',
  };
}

/** What is wrong with a form. */
export function errorsOf(form: EntryForm, timeZone?: string): EntryErrors {
  const errors: EntryErrors = {};
  if (isBlank(form.taskName)) errors.taskName = 'Say what you worked on';
  if (form.startDay === '') errors.startDay = 'Choose a day';
  if (form.endDay === '') errors.endDay = 'Choose a day';
  if (form.startTime === '') errors.startTime = 'Enter a time';
  if (form.endTime === '') errors.endTime = 'Enter a time';
  const isTimed = form.startDay && form.endDay && form.startTime && form.endTime;
  if (isTimed && endOf(form, timeZone) < startOf(form, timeZone)) {
    errors.endTime = 'The end cannot come before the start.';
  }
  return errors;
}

const startOf = ({ startDay, startTime }: EntryForm, timeZone?: string) =>
  instantOf(startDay, startTime, timeZone);
const endOf = ({ endDay, endTime }: EntryForm, timeZone?: string) =>
  instantOf(endDay, endTime, timeZone);

/** The columns a form changes. */
export type EntryChanges = Pick<
  TimeSession,
  'task_name' | 'project_id' | 'start_time' | 'end_time' | 'duration' | 'notes'
>;

/**
 * The columns of a form that is right. Times that were not touched keep their seconds, and with both of
 * them the duration, which may be shorter where the session was paused.
 */
export function columnsOf(
  form: EntryForm,
  before: TimeSession | null,
  timeZone?: string,
): EntryChanges {
  const old = before && formOf(before, timeZone);
  const keepsStart = old && old.startDay === form.startDay && old.startTime === form.startTime;
  const keepsEnd = old && old.endDay === form.endDay && old.endTime === form.endTime;
  const from = keepsStart ? Date.parse(before.start_time) : startOf(form, timeZone);
  const to = Math.max(
    from,
    keepsEnd && before.end_time !== null ? Date.parse(before.end_time) : endOf(form, timeZone),
  );
  return {
    task_name: form.taskName.trim(),
    project_id: form.projectId || null,
    start_time: new Date(from).toISOString(),
    end_time: new Date(to).toISOString(),
    duration: keepsStart && keepsEnd ? before.duration : Math.round((to - from) / 1000),
    notes: isBlank(form.notes) ? null : form.notes.trim(),
  };
}
