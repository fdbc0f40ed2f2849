import { dayKeyOf, instantOf, timeOfDay } from '@plainday/domain-calendar';
import { dateStamp, utcStamp, type ClockChange } from '@plainday/domain-calendar/icalendar';
import { isStandIn } from '@plainday/domain-tasks';
import { occurrencesWithin, rfcRule, ruleOf } from '@plainday/domain-tasks/recurrence';
import type { FeedTask } from './feed.types.ts';

/** What the times of a feed are told in. */
export interface FeedTimes {
  readonly zone: string;
  /** Epoch milliseconds; `toMs` is not part of it. */
  readonly window: { readonly fromMs: number; readonly toMs: number };
  /** The changes of clocks within it. */
  readonly changes: readonly ClockChange[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** When a task is due, to the minute, epoch milliseconds; of a day without a time its noon. */
export function shownAt({ due_date, due_day }: FeedTask, zone: string): number {
  if (due_day !== null) return instantOf(due_day, '12:00', zone);
  return Math.floor(Date.parse(due_date) / MINUTE_MS) * MINUTE_MS;
}

/** Whether the date stands in for a time that was over: the next ones have another. */
const hasStandIn = ({ due_date, due_day }: FeedTask) =>
  due_day === null && isStandIn(Date.parse(due_date));

/** Whether more than the date that is open can be told; the next of a repetition after completion nobody knows yet. */
export function repeats({ repeat_pattern, repeat_from, repeat_left }: FeedTask): boolean {
  return repeat_pattern !== null && repeat_from !== 'completion' && repeat_left !== 1;
}

/** A time that the clocks skip on one of the days: what calendars make of it differs. */
function isSkipped(dueMs: number, { zone, changes }: FeedTimes): boolean {
  const [hours = 0, minutes = 0] = timeOfDay(dueMs, zone).split(':').map(Number);
  const wall = hours * 60 + minutes;
  return changes.some(({ atMs, before, after }) => {
    const gap = (after - before) / MINUTE_MS;
    const begin = Math.floor((atMs + before) / MINUTE_MS) % 1440;
    return gap > 0 && wall >= begin && wall < begin + gap;
  });
}

/** The end of a series as a rule has it; null where it has both ends, which no rule may. */
function endOfRule({ repeat_until, repeat_left, due_day }: FeedTask, zone: string): string | null {
  if (repeat_until === null) return repeat_left === null ? '' : `;COUNT=${repeat_left}`;
  if (repeat_left !== null) return null;
  const day = dayKeyOf(Date.parse(repeat_until), zone);
  if (due_day !== null) return `;UNTIL=${dateStamp(day)}`;
  return `;UNTIL=${utcStamp(instantOf(day, '23:59', zone))}`;
}

/** The repetition of a task as the value of RRULE; null where none says the same. */
export function rruleOf(task: FeedTask, times: FeedTimes): string | null {
  const rule = ruleOf(task);
  const dueMs = shownAt(task, times.zone);
  const isOdd = hasStandIn(task) || (task.due_day === null && isSkipped(dueMs, times));
  const end = endOfRule(task, times.zone);
  if (rule === null || isOdd || end === null) return null;
  const text = rfcRule(rule, dayKeyOf(dueMs, times.zone), task.repeat_anchor_day);
  return text === null ? null : text + end;
}

/** The dates of a series within the window, epoch milliseconds; of days without a time their noons. */
export function datesWithin(task: FeedTask, { zone, window }: FeedTimes): number[] {
  const first = shownAt(task, zone);
  const due_date = hasStandIn(task) ? task.due_date : new Date(first).toISOString();
  // A day ends after its noon, which is what counts here.
  const span = { ...window, toMs: window.toMs + DAY_MS };
  const later = occurrencesWithin({ ...task, due_date, reminder_time: null }, span, {
    anchorDay: task.repeat_anchor_day,
    timeZone: zone,
  }).map((due) => {
    const due_day = task.due_day && dayKeyOf(Date.parse(due), zone);
    return shownAt({ ...task, due_date: due, due_day }, zone);
  });
  const isShown = (due: number) => due >= window.fromMs && due < window.toMs;
  return [first, ...later.filter((due) => due > first)].filter(isShown);
}
