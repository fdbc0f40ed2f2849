import {
  dayOfDue,
  dayWithoutTime,
  dueAtTime,
  dueOnDay,
  isStandIn,
  lastSecondOf,
  type Due,
  type NewDates,
  type Task,
} from '@plainday/domain-tasks';
import {
  addDays,
  clockText,
  dayAt,
  daysBetween,
  instantWithin,
  timeOfDay,
  type DayKey,
  type Present,
} from '@plainday/domain-calendar';
import { plural } from '@plainday/shared-utils';
import { DAYS_MAX, type RelativeDue } from './templates.schema';

/** What a due date depends on beside the offset. */
export interface Calendar extends Present, NewDates {
  /** The day that `+0 days` means. */
  readonly firstDay: DayKey;
}

/**
 * When a relative due date is. Days are days of the calendar, whatever the clocks do between. A time that was named is
 * kept, and so is a day; without either it is a day where new dates are (decisions 89), else the preferred time, which becomes the last minute of today where it is past, so that nothing is born overdue
 * (decisions 28).
 */
export function dueOf(due: RelativeDue, calendar: Calendar): Due {
  const { firstDay, nowMs, dueTimeMinutes, dayStartMinutes, timeZone } = calendar;
  const day = addDays(firstDay, due.days);
  if (due.time === null && (due.isDay || !calendar.newDatesTimed)) return dueOnDay(day, calendar);
  const instant = instantWithin(day, due.time ?? clockText(dueTimeMinutes), calendar);
  const isToday = day === dayAt(nowMs, calendar);
  if (due.time !== null || !isToday || instant > nowMs)
    return dueAtTime(new Date(instant).toISOString());
  return dueAtTime(new Date(lastSecondOf(day, timeZone, dayStartMinutes)).toISOString());
}

/**
 * The offset of a real due date; the preferred time is left open, unless a reminder counts from it. Null for an
 * unreadable or far-off date.
 */
export function offsetOf(
  due: Due & Partial<Pick<Task, 'reminder_time'>>,
  calendar: Omit<Calendar, 'nowMs'>,
): RelativeDue | null {
  const { firstDay, dueTimeMinutes, timeZone } = calendar;
  const day = dayOfDue(due, calendar);
  if (day === null) return null;
  const days = daysBetween(firstDay, day);
  if (Math.abs(days) > DAYS_MAX) return null;
  if (dayWithoutTime(due) !== null) return { days, time: null, isDay: true };
  const instant = Date.parse(due.due_date ?? '');
  const time = timeOfDay(instant, timeZone);
  const isUsual = time === clockText(dueTimeMinutes) && !due.reminder_time;
  const isOpen = isStandIn(instant) || isUsual;
  return { days, time: isOpen ? null : time };
}

/** `first day`, `+3 days`, `+1 day, 09:00`, `+1 day, all day`. */
export function describeDue({ days, time, isDay }: RelativeDue): string {
  const sign = days < 0 ? '−' : '+';
  const day = days === 0 ? 'first day' : `${sign}${plural(Math.abs(days), 'day')}`;
  const at = isDay ? 'all day' : time;
  return at === null ? day : `${day}, ${at}`;
}
