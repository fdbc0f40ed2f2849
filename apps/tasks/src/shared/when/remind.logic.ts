import { addDays, clockText } from '@plainday/domain-calendar';
import {
  dayWithoutTime,
  fromLocalInput,
  reminderBefore,
  type Due,
  type TaskChanges,
} from '@plainday/domain-tasks';

/** What is chosen for a reminder: so many minutes before a time or days before a day, none, or what there is. */
export type Lead = number | 'none' | 'kept';

/** The change of a reminder for what is due then; on a day it comes at that many minutes after midnight. */
export function remindChanges(
  lead: Lead,
  due: Due,
  dayReminderMinutes: number,
): Pick<TaskChanges, 'reminder_time'> {
  if (lead === 'kept' || due.due_date === null) return {};
  if (lead === 'none') return { reminder_time: null };
  const day = dayWithoutTime(due);
  if (day === null) return { reminder_time: reminderBefore(due.due_date, lead) };
  const at = clockText(dayReminderMinutes);
  return { reminder_time: fromLocalInput(`${addDays(day, -lead)}T${at}`) };
}
