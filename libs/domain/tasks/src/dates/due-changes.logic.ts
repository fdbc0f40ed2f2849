import {
  addDays,
  dayKeyOf,
  daysBetween,
  instantOf,
  timeOfDay,
  type DayKey,
} from '@plainday/domain-calendar';
import type { Task, TaskChanges } from '../model/task.schema';
import { allowedReminder, reminderAfterMove } from './reminder.logic';
import { dayWithoutTime, type Due } from './when-due.logic';

/** The calendar day of a due date where the clocks show it. */
function calendarDay(due: Due, timeZone?: string): DayKey {
  return dayWithoutTime(due) ?? dayKeyOf(Date.parse(due.due_date ?? ''), timeZone);
}

/**
 * What becomes of the reminder when a task is due at another time: it keeps its distance (decisions 21). To and from a
 * day without a time it keeps its time of day, as many days before.
 */
function movedReminder(task: Due & Reminding, due: Due, timeZone?: string): string | null {
  const { reminder_time: reminder, due_date: before } = task;
  if (reminder === null || due.due_date === null) return null;
  const isTimed = dayWithoutTime(task) === null && dayWithoutTime(due) === null;
  if (isTimed || before === null) return reminderAfterMove(reminder, before, due.due_date);
  const days = daysBetween(calendarDay(task, timeZone), calendarDay(due, timeZone));
  const day = addDays(dayKeyOf(Date.parse(reminder), timeZone), days);
  const moved = instantOf(day, timeOfDay(Date.parse(reminder), timeZone), timeZone);
  return allowedReminder(new Date(moved).toISOString(), due.due_date);
}

type Reminding = Pick<Task, 'reminder_time'>;

/** The change that makes a task due at another time, with the reminder that goes along; nothing where it is the same. */
export function dueChanges(
  task: Due & Reminding,
  due: Due,
  timeZone?: string,
): Pick<TaskChanges, keyof Due | 'reminder_time'> {
  const isSame =
    due.due_day === task.due_day &&
    // A day is the same wherever it was written: its instant stays as it is.
    (due.due_day !== null ||
      due.due_date === task.due_date ||
      Date.parse(due.due_date ?? '') === Date.parse(task.due_date ?? ''));
  if (isSame) return {};
  const { due_date, due_day } = due;
  return { due_date, due_day, reminder_time: movedReminder(task, due, timeZone) };
}
