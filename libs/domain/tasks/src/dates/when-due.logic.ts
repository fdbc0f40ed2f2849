import { dayAt, isDayKey, type DayKey, type DayRule } from '@plainday/domain-calendar';
import type { Task } from '../model/task.schema';
import { lastSecondOf } from './stand-in.logic';

/**
 * When a task is due: at a time, or on a day, which is the same day in every zone (decisions 89). The two columns are
 * always written together: beside a day, `due_date` keeps an instant on it for who knows no days.
 */
export type Due = Pick<Task, 'due_date' | 'due_day'>;

/** Due at no time. */
export const NO_DUE: Due = { due_date: null, due_day: null };

/** Due at a time, an ISO instant; or never. */
export function dueAtTime(iso: string | null): Due {
  return { due_date: iso, due_day: null };
}

/** Due on a day. */
export function dueOnDay(day: DayKey, { dayStartMinutes, timeZone }: DayRule): Due {
  const last = lastSecondOf(day, timeZone, dayStartMinutes);
  return { due_date: new Date(last).toISOString(), due_day: day };
}

/** The day that a task is due on without a time; null where it has one, or is not due at all. */
export function dayWithoutTime(due: { readonly due_day?: string | null }): DayKey | null {
  const { due_day: day } = due;
  return day != null && isDayKey(day) ? day : null;
}

/** Whether a task is due at a time, not only on a day. */
export function hasTime({ due_date, due_day }: Due): boolean {
  return due_date !== null && due_day === null;
}

/**
 * The instant after which a task is late: its time, or the last second of its day where one is now, so that it comes
 * after everything that has a time on that day. Epoch milliseconds; NaN for what is not due.
 */
export function dueMs(due: Due, { dayStartMinutes, timeZone }: DayRule): number {
  const day = dayWithoutTime(due);
  return day === null
    ? Date.parse(due.due_date ?? '')
    : lastSecondOf(day, timeZone, dayStartMinutes);
}

/** The day that a task is due on, with a time or without one; null for what is not due. */
export function dayOfDue(due: Due, rule: DayRule): DayKey | null {
  const day = dayWithoutTime(due);
  if (day !== null) return day;
  const ms = Date.parse(due.due_date ?? '');
  return Number.isNaN(ms) ? null : dayAt(ms, rule);
}

/** True once the time of an open task has passed, or its day is over. */
export function isOverdue(due: Due, nowMs: number, rule: DayRule): boolean {
  return dueMs(due, rule) < nowMs;
}
