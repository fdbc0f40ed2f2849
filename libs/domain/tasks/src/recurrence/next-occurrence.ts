import { clockText, dayKeyOf, instantOf, offsetAt, timeOfDay } from '@plainday/domain-calendar';
import { DEFAULT_DUE_TIME } from '../dates/due.logic';
import type { TimeOfDay } from '../dates/due.logic';
import { reminderAfterMove } from '../dates/reminder.logic';
import { isStandIn, lastSecondOf } from '../dates/stand-in.logic';
import { anchorOf, dayAfter, stepsToward } from './next-day';
import type { Occurrence, RecurrenceOptions, RepeatingTask } from './recurrence.types';

const LAST_DAY = '2199-12-31';
const DAY_MS = 86_400_000;

const minutesOf = ({ hours, minutes }: TimeOfDay) => hours * 60 + minutes;

function isReadable(iso: string | null): iso is string {
  return iso !== null && !Number.isNaN(Date.parse(iso));
}

/**
 * When a task without a due date is due for the first time: today at the preferred time, at 23:59 once that is
 * past (decisions 20, 28). A due date that is there stays.
 */
export function firstOccurrence(
  task: RepeatingTask,
  now: Date,
  { preferredTime = DEFAULT_DUE_TIME, timeZone }: RecurrenceOptions = {},
): string {
  if (isReadable(task.due_date)) return task.due_date;
  const today = dayKeyOf(now.getTime(), timeZone);
  const due = instantOf(today, clockText(minutesOf(preferredTime)), timeZone);
  const instant = due > now.getTime() ? due : lastSecondOf(today, timeZone);
  return new Date(instant).toISOString();
}

interface Series {
  readonly day: string;
  readonly time: string;
  readonly anchorDay: number;
}

/**
 * Without a due date the series starts today, at the preferred time even when that is past by now; so it goes on where
 * 23:59 only stood in for that time.
 */
function seriesOf(task: RepeatingTask, now: Date, options: RecurrenceOptions): Series {
  const { preferredTime = DEFAULT_DUE_TIME, timeZone, anchorTime } = options;
  const dueMs = isReadable(task.due_date) ? Date.parse(task.due_date) : null;
  const day = dayKeyOf(dueMs ?? now.getTime(), timeZone);
  const hasTime = dueMs !== null && !isStandIn(dueMs);
  const isAnchored = hasTime && anchorTime && instantOf(day, anchorTime, timeZone) === dueMs;
  const own = hasTime ? timeOfDay(dueMs, timeZone) : clockText(minutesOf(preferredTime));
  const time = isAnchored ? anchorTime : own;
  return { day, time, anchorDay: anchorOf(day, options.anchorDay) };
}

/**
 * The occurrence that follows when a repeating task is done: the pattern advanced from the due date, past dates
 * skipped, the local time of day kept over clock changes, month ends aimed at the anchor (decisions 18–20).
 * Null when the task does not repeat or the series is over: `repeat_until` names the last day on which it may be due.
 *
 * @example
 * nextOccurrence(task, now)?.due_date; // 31 Jan monthly → 28 Feb, with anchorDay 31 to hand on
 */
export function nextOccurrence(
  task: RepeatingTask,
  now: Date,
  options: RecurrenceOptions = {},
): Occurrence | null {
  const pattern = task.repeat_pattern;
  if (pattern === null) return null;
  const { timeZone } = options;
  const interval = Math.max(1, Math.floor(task.repeat_interval ?? 1));
  const { day: start, time, anchorDay } = seriesOf(task, now, options);
  const nowMs = now.getTime();
  const last = isReadable(task.repeat_until)
    ? dayKeyOf(Date.parse(task.repeat_until), timeZone)
    : LAST_DAY;

  let steps = stepsToward(start, pattern, interval, dayKeyOf(nowMs, timeZone));
  for (;;) {
    const day = dayAfter(start, pattern, interval, steps, anchorDay);
    if (day > last || day > LAST_DAY) return null;
    const instant = instantOf(day, time, timeZone);
    if (instant > nowMs) {
      const due_date = new Date(instant).toISOString();
      const reminder_time = reminderAfterMove(task.reminder_time, task.due_date, due_date);
      return { due_date, reminder_time, anchorDay, anchorTime: time };
    }
    steps += 1;
  }
}

/** Whether a due date may be another time of day, moved because the clocks skipped that time on its day. */
export function mayBeMoved(due: string, timeZone?: string): boolean {
  const dueMs = Date.parse(due);
  const before = offsetAt(dueMs - DAY_MS, timeZone);
  if (offsetAt(dueMs, timeZone) <= before) return false;
  const meant = new Date(dueMs + before).toISOString();
  return instantOf(meant.slice(0, 10), meant.slice(11, 16), timeZone) === dueMs;
}

/** The time of day on the wall at which a task is due, `HH:mm`. */
export function timeOfDue(due: string, timeZone?: string): string {
  return timeOfDay(Date.parse(due), timeZone);
}

/** From one instant to another, both in epoch milliseconds; `toMs` is not part of it. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * The due dates of a series that fall into a span, after the one that is open now. Made for calendars: it costs little
 * wherever the span lies, and nothing where the series has ended.
 */
export function occurrencesWithin(
  task: RepeatingTask,
  { fromMs, toMs }: Span,
  options: RecurrenceOptions = {},
): string[] {
  const found: string[] = [];
  let { anchorDay, anchorTime } = options;
  let current: RepeatingTask = { ...task, reminder_time: null };
  let after = fromMs - 1;
  for (;;) {
    const next = nextOccurrence(current, new Date(after), { ...options, anchorDay, anchorTime });
    if (!next || Date.parse(next.due_date) >= toMs) return found;
    found.push(next.due_date);
    ({ anchorDay, anchorTime } = next);
    current = { ...current, due_date: next.due_date };
    after = Date.parse(next.due_date);
  }
}

/** The next `count` due dates of a series, to show before it is saved; fewer when it ends. */
export function upcomingOccurrences(
  task: RepeatingTask,
  now: Date,
  count: number,
  options: RecurrenceOptions = {},
): string[] {
  const found: string[] = [];
  let { anchorDay, anchorTime } = options;
  let current = { ...task, due_date: firstOccurrence(task, now, options) };
  while (found.length < count) {
    const next = nextOccurrence(current, now, { ...options, anchorDay, anchorTime });
    if (!next) break;
    found.push(next.due_date);
    ({ anchorDay, anchorTime } = next);
    current = { ...current, due_date: next.due_date, reminder_time: null };
  }
  return found;
}
