import {
  addDays,
  todayOf,
  weekdayOf,
  type DayKey,
  type DayRule,
  type Present,
} from '@plainday/domain-calendar';
import { compareTasks, dueMs, endOfDueDay, type Task } from '@plainday/domain-tasks';

/** How far ahead Upcoming looks. */
export const UPCOMING_DAYS = 14;

/** One day as its owner counts it: it may begin some hours after midnight. */
export interface Day {
  readonly key: DayKey;
  /** First instant, and the first one after it, in epoch milliseconds. */
  readonly start: number;
  readonly end: number;
}

/** Days in a row; the first is `from` days after the present one. */
export function daysFrom(present: Present, from: number, count: number): readonly Day[] {
  const { nowMs, dayStartMinutes } = present;
  const now = new Date(nowMs);
  const today = todayOf(present);
  return Array.from({ length: count }, (_, index) => ({
    key: addDays(today, from + index),
    start: endOfDueDay(now, from + index - 1, dayStartMinutes).getTime(),
    end: endOfDueDay(now, from + index, dayStartMinutes).getTime(),
  }));
}

interface Instant {
  readonly ms: number;
  /** When days began where it was read, and how far its clocks were from UTC. */
  readonly dayStartMinutes: number;
  readonly offset: number;
}

const offsetAt = (ms: number) => new Date(ms).getTimezoneOffset();

const instants = new WeakMap<Task, Instant>();

/** When a task is due, read once for each: fourteen days ask every task for it. */
export function instantOf(task: Task, rule: DayRule): number {
  const { dayStartMinutes } = rule;
  const known = instants.get(task);
  const isSame = known?.dayStartMinutes === dayStartMinutes;
  // A time is the same everywhere, the end of a day is not.
  if (isSame && (!task.due_day || offsetAt(known.ms) === known.offset)) return known.ms;
  const ms = dueMs(task, rule);
  instants.set(task, { ms, dayStartMinutes, offset: offsetAt(ms) });
  return ms;
}

/** The tasks due within a span, by time; those without one after the others of their day, as in the list. */
export function dueBetween(
  tasks: readonly Task[],
  start: number,
  end: number,
  rule: DayRule,
): readonly Task[] {
  const ms = (task: Task) => instantOf(task, rule);
  return tasks
    .filter((task) => ms(task) >= start && ms(task) < end)
    .sort((a, b) => ms(a) - ms(b) || compareTasks(a, b));
}

/** What is due before a day began, by time. */
export function dueBefore(tasks: readonly Task[], start: number, rule: DayRule): readonly Task[] {
  return dueBetween(tasks, -Infinity, start, rule);
}

/** Planned minutes; what has no duration counts nothing, and is told apart. */
export interface Load {
  readonly minutes: number;
  /** Tasks without a duration. */
  readonly unknown: number;
}

/** The load of some tasks. */
export function loadOf(tasks: readonly Task[]): Load {
  let minutes = 0;
  let unknown = 0;
  for (const { duration } of tasks) {
    if (duration === null) unknown += 1;
    else minutes += duration;
  }
  return { minutes, unknown };
}

/** Minutes somebody wants to plan on a day: one number for each weekday, Monday first. */
export function capacityOn(day: DayKey, capacity: readonly number[]): number {
  return capacity[weekdayOf(day) - 1] ?? 0;
}

/** A day and what it holds. */
export interface FilledDay extends Day {
  readonly tasks: readonly Task[];
  /** Planned minutes; what has no duration counts nothing. */
  readonly minutes: number;
  readonly capacity: number;
}

/** Puts tasks into their days; every day stays, the empty ones too. */
export function fillDays(
  tasks: readonly Task[],
  days: readonly Day[],
  capacity: readonly number[],
  rule: DayRule,
): readonly FilledDay[] {
  return days.map((day) => {
    const due = dueBetween(tasks, day.start, day.end, rule);
    return {
      ...day,
      tasks: due,
      minutes: loadOf(due).minutes,
      capacity: capacityOn(day.key, capacity),
    };
  });
}
