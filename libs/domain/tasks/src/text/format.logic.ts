import { dayInWords } from '@plainday/domain-calendar';
import { DAY_MS, quoted } from '@plainday/shared-utils';
import type { Priority, RepeatPattern } from '../model/task.schema';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function two(value: number): string {
  return String(value).padStart(2, '0');
}

const yearOf = (ms: number) => new Date(ms).getFullYear();
const clockOf = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;

/**
 * `Nov 21, 12:00`, in local time: 'MMM dd, HH:mm' (spec §2, Task card); another year than now adds it: `Nov 13, 2027,
 * 17:00` (decisions 82). Empty for an unreadable instant.
 */
export function formatDue(iso: string, nowMs: number): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const year = date.getFullYear() === yearOf(nowMs) ? '' : `, ${date.getFullYear()}`;
  return `${MONTHS[date.getMonth()] ?? ''} ${two(date.getDate())}${year}, ${clockOf(date)}`;
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
export function formatDueFull(iso: string, nowMs: number, overdue = false): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const days = dayNumber(date) - dayNumber(new Date(nowMs));
  const day = dayInWords(date.getTime(), date.getFullYear() !== yearOf(nowMs));
  const text = `${NEAR_DAYS[days] ?? ''}${day}, ${clockOf(date)}`;
  return overdue ? `${text}, overdue` : text;
}

/** `45 min`, `1 h`, `3 h 45 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** `5 min before`, `1 hour before`, `1 day before`. */
export function formatLead(minutes: number): string {
  if (minutes === 0) return 'At the due time';
  if (minutes % 1440 === 0) return `${minutes / 1440} day${minutes === 1440 ? '' : 's'} before`;
  if (minutes % 60 === 0) return `${minutes / 60} hour${minutes === 60 ? '' : 's'} before`;
  return `${minutes} min before`;
}

const UNITS: Record<RepeatPattern, readonly [adverb: string, plural: string]> = {
  daily: ['Daily', 'days'],
  weekly: ['Weekly', 'weeks'],
  monthly: ['Monthly', 'months'],
  yearly: ['Yearly', 'years'],
};

/** `Weekly`, `Every 2 weeks`. */
export function formatRepeat(pattern: RepeatPattern, interval: number | null): string {
  const [adverb, plural] = UNITS[pattern];
  return interval === null || interval <= 1 ? adverb : `Every ${interval} ${plural}`;
}

/** What is said of a priority that is not the usual one: `High priority`; of that nothing. */
export function saidPriority(priority: Priority): string {
  return priority === 'medium' ? '' : `${priorityLabel(priority)} priority`;
}

/** `High`, `Medium`, `Low`. */
export function priorityLabel(priority: Priority): string {
  return priority.charAt(0).toUpperCase() + priority.slice(1);
}

/** What is said after a tick: with the next occurrence of a repeating task, when it is due (decisions 18). */
export function completedText(
  { title }: { readonly title: string },
  next: { readonly due_date: string | null } | undefined,
  nowMs: number,
): string {
  const done = `${quoted(title)} completed`;
  return next?.due_date ? `${done}. Next on ${formatDue(next.due_date, nowMs)}` : done;
}
