import { dayKeyOf, instantOf, timeOfDay } from '@plainday/domain-calendar';
import { isBlank, MINUTE_MS, trimmedText } from '@plainday/shared-utils';
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

/**
 * What is wrong with a form.
 *
 * @param before The entry that it was opened with; null for a new one.
 */
export function errorsOf(
  form: EntryForm,
  before: TimeSession | null,
  timeZone?: string,
): EntryErrors {
  const errors: EntryErrors = {};
  if (isBlank(form.taskName)) errors.taskName = 'Say what you worked on';
  if (form.startDay === '') errors.startDay = 'Choose a day';
  if (form.endDay === '') errors.endDay = 'Choose a day';
  if (form.startTime === '') errors.startTime = 'Enter a time';
  if (form.endTime === '') errors.endTime = 'Enter a time';
  const isTimed = form.startDay && form.endDay && form.startTime && form.endTime;
  if (isTimed) {
    const { from, to } = timesOf(form, before, timeZone);
    if (to < from) errors.endTime = 'The end cannot come before the start.';
  }
  return errors;
}

/**
 * The instants of a form. Times that were not touched are those of the entry: the clock on the wall does not name them
 * all, as an hour comes twice when it is set back, and it has no seconds.
 */
function timesOf(form: EntryForm, before: TimeSession | null, timeZone?: string) {
  const { startDay, startTime, endDay, endTime } = form;
  const old = before && formOf(before, timeZone);
  const keepsStart = old?.startDay === startDay && old.startTime === startTime;
  const keepsEnd = old?.endDay === endDay && old.endTime === endTime;
  const from =
    before && keepsStart ? Date.parse(before.start_time) : instantOf(startDay, startTime, timeZone);
  const to =
    keepsEnd && before?.end_time
      ? Date.parse(before.end_time)
      : instantOf(endDay, endTime, timeZone, from);
  return { from, to, areKept: keepsStart && keepsEnd };
}

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
  const { from, to: end, areKept } = timesOf(form, before, timeZone);
  const to = Math.max(from, end);
  return {
    task_name: form.taskName.trim(),
    project_id: form.projectId || null,
    start_time: new Date(from).toISOString(),
    end_time: new Date(to).toISOString(),
    duration: before && areKept ? before.duration : Math.round((to - from) / 1000),
    notes: isBlank(form.notes) ? null : trimmedText(form.notes),
  };
}
