import {
  dayAt,
  dayInWords,
  dayKeyOf,
  daysBetween,
  partsOfDay,
  timeOfDay,
  type DayRule,
} from '@plainday/domain-calendar';
import { DAY_MS, plural, quoted } from '@plainday/shared-utils';
import { reminderLeadMinutes } from '../dates/reminder.logic';
import { dayOfDue, dayWithoutTime, type Due } from '../dates/when-due.logic';
import type { Task } from '../model/task.schema';
import { formatLead } from './format.logic';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function two(value: number): string {
  return String(value).padStart(2, '0');
}

const yearOf = (ms: number) => new Date(ms).getFullYear();
const clockOf = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;

/** The local calendar day of a due date, as a `Date` within it; null for an unreadable one. */
function dateOf(due: Due): Date | null {
  const day = dayWithoutTime(due);
  const date = new Date(day === null ? (due.due_date ?? '') : `${day}T12:00`);
  return Number.isNaN(date.getTime()) ? null : date;
}

const timeIn = (due: Due, date: Date) => (due.due_day === null ? `, ${clockOf(date)}` : '');

/**
 * `Nov 21, 12:00`, in local time: 'MMM dd, HH:mm' (spec §2, Task card), of a day without a time 'MMM dd' (decisions 89);
 * another year than now adds it: `Nov 13, 2027, 17:00` (decisions 82). Empty for an unreadable instant.
 */
export function formatDue(due: Due, nowMs: number): string {
  const date = dateOf(due);
  if (!date) return '';
  const year = date.getFullYear() === yearOf(nowMs) ? '' : `, ${date.getFullYear()}`;
  return `${MONTHS[date.getMonth()] ?? ''} ${two(date.getDate())}${year}${timeIn(due, date)}`;
}

const NEAR_DAYS: Readonly<Record<string, string>> = {
  '-1': 'yesterday, ',
  '0': 'today, ',
  '1': 'tomorrow, ',
};
const dayNumber = (date: Date) =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;

/**
 * The same in words, for titles and screen readers (decisions 29, 82): `tomorrow, Sunday, November 22, 17:00`, with the
 * year when it is not this one.
 */
export function formatDueFull(due: Due, nowMs: number, overdue = false): string {
  const date = dateOf(due);
  if (!date) return '';
  const days = dayNumber(date) - dayNumber(new Date(nowMs));
  const day = dayInWords(date.getTime(), date.getFullYear() !== yearOf(nowMs));
  const text = `${NEAR_DAYS[days] ?? ''}${day}${timeIn(due, date)}`;
  return overdue ? `${text}, overdue` : text;
}

const WORDS: Readonly<Record<string, string>> = {
  '-1': 'Yesterday',
  '0': 'Today',
  '1': 'Tomorrow',
};

/**
 * The day a task is due on, as people say it: `Today`, `Tomorrow`, `Friday` within six days, else `Nov 26`, with the year
 * when it is not this one. Of what is known to be over the
 * days of the last week are named as well. Empty for what is not due. The whole of it is {@link formatDueFull}.
 */
export function dueDayInWords(due: Due, nowMs: number, rule: DayRule, isPast = false): string {
  const day = dayOfDue(due, rule);
  if (day === null) return '';
  const today = dayAt(nowMs, rule);
  const ahead = daysBetween(today, day);
  const { year, month, day: date } = partsOfDay(day);
  if (Math.abs(ahead) < 7 && (isPast ? ahead < -1 : ahead > 1))
    return dayInWords(+new Date(year, month - 1, date), false).split(',')[0] ?? '';
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return WORDS[ahead] ?? `${MONTHS[month - 1] ?? ''} ${date}${isThisYear ? '' : `, ${year}`}`;
}

/** The same with the time, where there is one: `Today, 16:00`. */
export function dueInWords(due: Due, nowMs: number, rule: DayRule): string {
  const day = dueDayInWords(due, nowMs, rule);
  const date = dateOf(due);
  return day === '' || !date ? '' : `${day}${timeIn(due, date)}`;
}

/** `On the day`, `1 day before`: how long before a day without a time. */
export function dayLead(days: number): string {
  return days === 0 ? 'On the day' : `${plural(days, 'day')} before`;
}

/**
 * When a task reminds, in words: `5 min before`; of a day without a time `On the day at 09:00`, `2 days before at 09:00`.
 * Empty where it does not.
 */
export function formatReminder(task: Due & Pick<Task, 'reminder_time'>): string {
  const { reminder_time: reminder, due_date: due } = task;
  const day = dayWithoutTime(task);
  const lead = reminderLeadMinutes(reminder, due);
  if (lead === null || reminder === null) return '';
  if (day === null) return formatLead(lead);
  const at = Date.parse(reminder);
  const days = daysBetween(dayKeyOf(at), day);
  return `${dayLead(days)} at ${timeOfDay(at)}`;
}

/** What is said after a tick: with the next occurrence of a repeating task, when it is due (decisions 18). */
export function completedText(
  { title }: { readonly title: string },
  next: Due | undefined,
  nowMs: number,
): string {
  const done = `${quoted(title)} completed`;
  return next?.due_date ? `${done}. Next on ${formatDue(next, nowMs)}` : done;
}
