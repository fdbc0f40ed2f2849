import { dayKeyOf, partsOfDay } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import type { Due } from '../dates/when-due.logic';
import { shiftBetween } from './follow-up';
import { NO_REPEAT } from '../model/repeat-fields';
import type { Task, TaskChanges } from '../model/task.schema';
import { nextOccurrence } from './next-occurrence';
import type { Occurrence, RecurrenceOptions } from './recurrence.types';
import { namesDays, ruleOf, ruleText, type RepeatRule } from './rule';

/** Longest rule that is stored. */
const RULE_MAX = 200;

const msOf = (iso: string | null) => (iso === null ? NaN : Date.parse(iso));

/** The rule where it would lose the day of the month it aims at, once the series stands on a shorter month's last day. */
function ruleThatAims(rule: RepeatRule, { anchorDay }: Occurrence, day: DayKey): RepeatRule | null {
  const isOfMonth = rule.freq === 'monthly' || rule.freq === 'yearly';
  const { month, day: own } = partsOfDay(day);
  if (!isOfMonth || namesDays(rule) || own === anchorDay) return null;
  const months = rule.freq === 'yearly' ? (rule.months ?? [month]) : undefined;
  return { ...rule, monthDays: [anchorDay], ...(months && { months }) };
}

/**
 * The change that skips the date a series stands on: it comes on the next one, and goes on as if it had been done. Null
 * where there is no next one.
 */
export function skipped(
  task: Task,
  now: Date,
  options: Omit<RecurrenceOptions, 'anchorDay' | 'anchorTime'> = {},
): TaskChanges | null {
  const rule = ruleOf(task);
  const dueMs = msOf(task.due_date);
  const anchorDay = dueMs === msOf(task.series_due) ? task.repeat_anchor_day : null;
  const at = new Date(Math.max(now.getTime(), Number.isNaN(dueMs) ? 0 : dueMs));
  const next = nextOccurrence(task, at, { ...options, anchorDay });
  if (!rule || !next) return null;
  const { due_date, due_day, reminder_time } = next;
  const day = due_day ?? dayKeyOf(Date.parse(due_date), options.timeZone);
  const aiming = ruleThatAims(rule, next, day);
  return {
    due_date,
    due_day,
    reminder_time,
    ...(aiming && { repeat_rule: ruleText(aiming) }),
  };
}

/** The change that leaves a date to come out of a series; null where no more can be left out. */
export function leftOut(task: Task, due: Due, now: Date, timeZone?: string): TaskChanges | null {
  const rule = ruleOf(task);
  if (!rule || due.due_date === null) return null;
  const day = due.due_day ?? dayKeyOf(Date.parse(due.due_date), timeZone);
  const today = dayKeyOf(now.getTime(), timeZone);
  const later = (rule.skips ?? []).filter((each) => each >= today && each !== day);
  const repeat_rule = ruleText({ ...rule, skips: [...later, day].sort() });
  return repeat_rule.length > RULE_MAX ? null : { repeat_rule };
}

/** What of a task a move sets. */
type Dated = Pick<Task, 'due_date' | 'due_day' | 'reminder_time'>;

/** A row of its own, for whom nothing is written down yet. */
const FRESH = {
  completed: false,
  deleted_at: null,
  repeat_anchor_day: null,
  series_id: null,
  series_due: null,
  rev: 0,
};

/**
 * Tasks of their own for one date of a series that somebody moves: the task with all its fields, which does not come
 * again, and its subtasks, open, as far from it as they were.
 */
export function onItsOwn(
  task: Task,
  children: readonly Task[],
  { due_date, due_day, reminder_time }: Dated,
  now: Date,
  newId: () => string,
): readonly Task[] {
  const born = { ...FRESH, created_at: now.toISOString() };
  const dated = { due_date, due_day, reminder_time };
  const own: Task = { ...task, ...NO_REPEAT, ...born, ...dated, id: newId(), position: 0 };
  const shift = shiftBetween(task, own);
  const below = children.map((child) => ({
    ...child,
    ...born,
    ...shift(child),
    id: newId(),
    parent_task_id: own.id,
  }));
  return [own, ...below];
}
