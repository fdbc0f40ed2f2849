import { addDays, clockText, instantOf } from '@plainday/domain-calendar';
import { reminderBefore } from '../../dates/reminder.logic';
import { dayWithoutTime, type Due } from '../../dates/when-due.logic';
import { MASK, maskAll, standsAlone, type Range } from '../text/mask';
import { NUMBER_WORD, numberOf } from '../text/words';

/** `15`, `1.5`, `half an`, `two`, then a unit: `15 min`, `half an hour`, `2d`. */
const LENGTH = String.raw`(\d{1,4}(?:[.,]\d)?|half an|${NUMBER_WORD})\s*(minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w)`;
const PATTERN = new RegExp(
  String.raw`(?:\b(?:and|with)\s+)?(?:\b(?:an?|the)\s+)?\b(?:remind(?:\s+me)?|reminder|alarm|alert)\s+${LENGTH}\s+(?:before(?:hand)?|earlier|early|in\s+advance|ahead)(?![\p{L}\p{N}])`,
  'giu',
);
/** What may follow: nothing, or what is spoken for. `before the meeting` is a title. */
const END = new RegExp(String.raw`^\s*(?:$|[,.;!?)\]${MASK}])`);
const MINUTES = { m: 1, h: 60, d: 24 * 60, w: 7 * 24 * 60 } as const;

/** How long before it is due a task reminds, and where the text says so. */
export interface ReminderMatch extends Range {
  /** Whole days where the text counts in days or weeks. */
  readonly minutes: number;
  readonly isInDays: boolean;
}

/** When days without a time remind, and where. */
export interface ReminderClock {
  /** Minutes after midnight. */
  readonly dayReminderMinutes: number;
  /** IANA name; the zone of this device when undefined. */
  readonly timeZone: string | undefined;
}

function numberIn(count: string): number {
  if (/^half/i.test(count)) return 0.5;
  return /^\d/.test(count) ? Number(count.replace(',', '.')) : numberOf(count);
}

/**
 * `remind me 10 min before`, `reminder 1 day before`, and the text without it: what lies in such words says nothing else,
 * also where it is no reminder. A text that names two names none.
 */
export function findReminder(text: string): {
  readonly match: ReminderMatch | null;
  readonly text: string;
} {
  const [first, second] = [...text.matchAll(PATTERN)];
  if (!first) return { match: null, text };
  const rest = maskAll(text, PATTERN);
  const range = { start: first.index, end: first.index + first[0].length };
  const unit = (first[2] ?? '').charAt(0).toLowerCase() as keyof typeof MINUTES;
  const minutes = Math.round(numberIn(first[1] ?? '') * MINUTES[unit]);
  const isInDays = minutes % MINUTES.d === 0 && (unit === 'd' || unit === 'w');
  const isOne = !second && standsAlone(text, range);
  return { match: isOne ? { ...range, minutes, isInDays } : null, text: rest };
}

/** True where no more of the title follows it in a text without what was read. */
export function isAtEnd({ end }: Range, text: string): boolean {
  return END.test(text.slice(end));
}

/** The instant at which a task reminds, as ISO text. Null without a date, and for minutes before a day without a time. */
export function reminderOf(
  { minutes, isInDays }: ReminderMatch,
  due: Due,
  { dayReminderMinutes, timeZone }: ReminderClock,
): string | null {
  if (due.due_date === null) return null;
  const day = dayWithoutTime(due);
  if (day === null) return reminderBefore(due.due_date, minutes);
  if (!isInDays) return null;
  const on = addDays(day, -minutes / MINUTES.d);
  return new Date(instantOf(on, clockText(dayReminderMinutes), timeZone)).toISOString();
}
