import { MINUTE_MS } from '@plainday/shared-utils';
import { isStandIn } from './stand-in.logic';

/** What a distance is counted from: of a day without a time, and of what stands in for one, the end of its last minute. */
function baseOf(dueMs: number): number {
  return isStandIn(dueMs) ? Math.ceil(dueMs / MINUTE_MS) * MINUTE_MS : dueMs;
}

/** The instant `minutes` before a due date and never after it, as ISO text (spec §9, Tasks). */
export function reminderBefore(dueDate: string, minutes: number): string {
  const due = Date.parse(dueDate);
  return new Date(Math.min(due, baseOf(due) - minutes * MINUTE_MS)).toISOString();
}

/** Minutes between reminder and due date, or null when either is missing. */
export function reminderLeadMinutes(
  reminder: string | null,
  dueDate: string | null,
): number | null {
  if (reminder === null || dueDate === null) return null;
  return Math.round((baseOf(Date.parse(dueDate)) - Date.parse(reminder)) / MINUTE_MS);
}

/** A reminder that the rules allow: none without a due date, never after it (spec §5, decisions 21). */
export function allowedReminder(reminder: string | null, dueDate: string | null): string | null {
  if (reminder === null || dueDate === null) return null;
  return Date.parse(reminder) > Date.parse(dueDate) ? dueDate : reminder;
}

/** What becomes of the reminder when the due date moves: it moves by the same time, or goes with it (decisions 21). */
export function reminderAfterMove(
  reminder: string | null,
  oldDue: string | null,
  newDue: string | null,
): string | null {
  if (reminder === null || newDue === null) return null;
  if (oldDue === null) return allowedReminder(reminder, newDue);
  const moved = Date.parse(reminder) + (Date.parse(newDue) - Date.parse(oldDue));
  return allowedReminder(new Date(moved).toISOString(), newDue);
}
