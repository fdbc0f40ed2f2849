import {
  addDays,
  clockText,
  dayAt,
  dayKeyOf,
  instantOf,
  instantWithin,
  offsetAt,
  partsOfDay,
  timeOfDay,
  type DayRule,
} from '@plainday/domain-calendar';
import { DEFAULT_DUE_TIME } from '../dates/due.logic';
import type { TimeOfDay } from '../dates/due.logic';
import { dueChanges } from '../dates/due-changes.logic';
import { dayWithoutTime, type Due } from '../dates/when-due.logic';
import { isStandIn, lastSecondOf } from '../dates/stand-in.logic';
import { namesDays, ruleOf, type RepeatRule } from './rule';
import { anchorOf, LAST_DAY, nextDay } from './rule-days';
import type { Occurrence, RecurrenceOptions, RepeatingTask } from './recurrence.types';

const DAY_MS = 86_400_000;

const dayRuleOf = ({ dayStartMinutes = 0, timeZone }: RecurrenceOptions): DayRule => ({
  dayStartMinutes,
  timeZone,
});

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
  options: RecurrenceOptions = {},
): string {
  if (isReadable(task.due_date)) return task.due_date;
  const { preferredTime = DEFAULT_DUE_TIME, timeZone } = options;
  const rule = dayRuleOf(options);
  const today = dayAt(now.getTime(), rule);
  const due = instantWithin(today, clockText(minutesOf(preferredTime)), rule);
  const instant = due > now.getTime() ? due : lastSecondOf(today, timeZone, rule.dayStartMinutes);
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
  const ownDay = dayWithoutTime(task);
  const hasTime = dueMs !== null && ownDay === null && !isStandIn(dueMs);
  // Without a time of its own it is due on a day of the person, whose end may lie in the night after it.
  const day =
    ownDay ??
    (hasTime ? dayKeyOf(dueMs, timeZone) : dayAt(dueMs ?? now.getTime(), dayRuleOf(options)));
  const isAnchored = hasTime && anchorTime && instantOf(day, anchorTime, timeZone) === dueMs;
  const own = hasTime ? timeOfDay(dueMs, timeZone) : clockText(minutesOf(preferredTime));
  const time = isAnchored ? anchorTime : own;
  return { day, time, anchorDay: anchorOf(day, options.anchorDay) };
}

/** From where the next day is counted: the due date, or the day on which the task is done. */
function countedFrom(task: RepeatingTask, rule: RepeatRule, series: Series, today: string) {
  const { day, anchorDay } = series;
  if (task.repeat_from !== 'completion') return { start: day, goal: today, anchorDay };
  // The day that is being done cannot come again.
  const start = namesDays(rule) && day > today ? day : today;
  return { start, goal: addDays(start, 1), anchorDay: partsOfDay(start).day };
}

/**
 * The occurrence that follows when a repeating task is done: the rule advanced from the due date, past dates skipped,
 * the local time of day kept over clock changes, month ends aimed at the anchor (decisions 18–20, 90). Null when the
 * task does not repeat or the series is over: `repeat_until` names the last day on which it may be due, `repeat_left`
 * how often it is done yet.
 *
 * @example
 * nextOccurrence(task, now)?.due_date; // 31 Jan monthly → 28 Feb, with anchorDay 31 to hand on
 */
export function nextOccurrence(
  task: RepeatingTask,
  now: Date,
  options: RecurrenceOptions = {},
): Occurrence | null {
  const rule = ruleOf(task);
  if (rule === null || (task.repeat_left ?? 2) <= 1) return null;
  const { timeZone } = options;
  const series = seriesOf(task, now, options);
  const nowMs = now.getTime();
  const last = isReadable(task.repeat_until)
    ? dayKeyOf(Date.parse(task.repeat_until), timeZone)
    : LAST_DAY;

  const from = countedFrom(task, rule, series, dayAt(nowMs, dayRuleOf(options)));
  let { goal } = from;
  for (;;) {
    const day = nextDay(rule, from.start, goal, from.anchorDay);
    if (day === null || day > last) return null;
    goal = addDays(day, 1);
    if (rule.skips?.includes(day)) continue;
    const isDay = dayWithoutTime(task) !== null;
    const instant = isDay
      ? lastSecondOf(day, timeZone, dayRuleOf(options).dayStartMinutes)
      : instantOf(day, series.time, timeZone);
    if (instant > nowMs) {
      const due_date = new Date(instant).toISOString();
      const due = { due_date, due_day: isDay ? day : null };
      const { reminder_time } = {
        ...task,
        ...dueChanges({ ...task, due_day: task.due_day ?? null }, due, timeZone),
      };
      const { anchorDay } = from;
      return { ...due, reminder_time, anchorDay, anchorTime: series.time };
    }
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

/** The series as it stands once an occurrence has followed. */
function followed(task: RepeatingTask, { due_date, due_day }: Due): RepeatingTask {
  const left = task.repeat_left ?? null;
  return {
    ...task,
    due_date,
    due_day,
    reminder_time: null,
    repeat_left: left === null ? null : left - 1,
  };
}

/**
 * The due dates of a series that fall into a span, after the one that is open now. Made for calendars: it costs little
 * wherever the span lies, and nothing where the series has ended. None where it counts from a day that nobody knows yet.
 */
export function occurrencesWithin(
  task: RepeatingTask,
  { fromMs, toMs }: Span,
  options: RecurrenceOptions = {},
): string[] {
  const found: string[] = [];
  if (task.repeat_from === 'completion') return found;
  let { anchorDay, anchorTime } = options;
  let current: RepeatingTask = { ...task, reminder_time: null };
  // What is counted is walked through from the first.
  const isCounted = task.repeat_left != null && isReadable(task.due_date);
  let after = isCounted ? Date.parse(task.due_date ?? '') : fromMs - 1;
  for (;;) {
    const next = nextOccurrence(current, new Date(after), { ...options, anchorDay, anchorTime });
    if (!next || Date.parse(next.due_date) >= toMs) return found;
    if (Date.parse(next.due_date) >= fromMs) found.push(next.due_date);
    ({ anchorDay, anchorTime } = next);
    current = followed(current, next);
    after = Date.parse(next.due_date);
  }
}

/**
 * The next `count` due dates of a series, to show before it is saved; fewer when it ends. Where it counts from
 * completion, as if each were done when it is due.
 */
export function upcomingOccurrences(
  task: RepeatingTask,
  now: Date,
  count: number,
  options: RecurrenceOptions = {},
): string[] {
  const found: string[] = [];
  let { anchorDay, anchorTime } = options;
  let current: RepeatingTask = { ...task, due_date: firstOccurrence(task, now, options) };
  while (found.length < count) {
    const dueMs = Date.parse(current.due_date ?? '');
    const isDone = task.repeat_from === 'completion' && dueMs > now.getTime();
    const at = isDone ? new Date(dueMs) : now;
    const next = nextOccurrence(current, at, { ...options, anchorDay, anchorTime });
    if (!next) break;
    found.push(next.due_date);
    ({ anchorDay, anchorTime } = next);
    current = followed(current, next);
  }
  return found;
}
