import { isStandIn, lastSecondOf } from '@plainday/domain-tasks';
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
export interface Calendar extends Present {
  /** The day that `+0 days` means. */
  readonly firstDay: DayKey;
  /** Minutes after midnight of a due date without a time (decisions 28). */
  readonly dueTimeMinutes: number;
}

/**
 * The instant of a relative due date. Days are days of the calendar, whatever the clocks do between. A time that was
 * named is kept; the preferred one becomes the last minute of today where it is past, so that nothing is born overdue
 * (decisions 28).
 */
export function dueOf(due: RelativeDue, calendar: Calendar): string {
  const { firstDay, nowMs, dueTimeMinutes, dayStartMinutes, timeZone } = calendar;
  const day = addDays(firstDay, due.days);
  const instant = instantWithin(day, due.time ?? clockText(dueTimeMinutes), calendar);
  const isToday = day === dayAt(nowMs, calendar);
  if (due.time !== null || !isToday || instant > nowMs) return new Date(instant).toISOString();
  return new Date(lastSecondOf(day, timeZone, dayStartMinutes)).toISOString();
}

/** The offset of a real due date; the preferred time is left open. Null for an unreadable or far-off date. */
export function offsetOf(
  iso: string | null,
  calendar: Omit<Calendar, 'nowMs'>,
): RelativeDue | null {
  const { firstDay, dueTimeMinutes, timeZone } = calendar;
  const instant = Date.parse(iso ?? '');
  if (Number.isNaN(instant)) return null;
  const days = daysBetween(firstDay, dayAt(instant, calendar));
  if (Math.abs(days) > DAYS_MAX) return null;
  const time = timeOfDay(instant, timeZone);
  const isOpen = isStandIn(instant) || time === clockText(dueTimeMinutes);
  return { days, time: isOpen ? null : time };
}

/** `first day`, `+3 days`, `+1 day, 09:00`. */
export function describeDue({ days, time }: RelativeDue): string {
  const sign = days < 0 ? '−' : '+';
  const day = days === 0 ? 'first day' : `${sign}${plural(Math.abs(days), 'day')}`;
  return time === null ? day : `${day}, ${time}`;
}
