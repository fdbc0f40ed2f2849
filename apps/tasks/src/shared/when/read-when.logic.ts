import { addDays, dayAt } from '@plainday/domain-calendar';
import {
  chosenTime,
  dayOfDue,
  dayWithoutTime,
  dueMs,
  newDateTime,
  NO_DUE,
  type Due,
  type NewDates,
  type RepeatFields,
} from '@plainday/domain-tasks';
import { parseQuickAdd, type QuickAddResult } from '@plainday/domain-tasks/quick-add';
import {
  columnsOfRule,
  firstDay,
  namesDays,
  ruleOf,
  type RepeatRule,
} from '@plainday/domain-tasks/recurrence';
import { dueOn } from './move.logic';
import { spelledOut } from './spelled-out.logic';

/** Who asks, and when. */
export interface Asking {
  readonly preferences: NewDates & { readonly dayStartMinutes: number };
  /** Epoch milliseconds. */
  readonly nowMs: number;
}

/** When a task is due, and how it comes back. */
export interface When {
  readonly due: Due;
  /** Left out where nothing was said of it. */
  readonly repeat?: RepeatFields;
}

const NEVER = /^(?:no|without(?: a)?) date$|^never$/i;

/** Whether every word stands for a date or a repetition. */
function isUnderstood(text: string, { tokens }: QuickAddResult): boolean {
  if (tokens.some(({ kind }) => kind !== 'due' && kind !== 'repeat')) return false;
  const rest = tokens.reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    text,
  );
  return tokens.length > 0 && !/[\p{L}\p{N}]/u.test(rest.replace(/\b(?:and|at|on)\b/gi, ''));
}

/** The day from which a rule goes on: that of the task where it is one of the rule's, else the next one that is to come. */
function startOf(due: Due, rule: RepeatRule, { preferences, nowMs }: Asking): Due {
  const own = dayOfDue(due, preferences);
  if (own !== null && firstDay(rule, own) === own) return due;
  const today = dayAt(nowMs, preferences);
  const day = firstDay(rule, own !== null && own > today ? own : today);
  const found = dueOn(due, day, preferences);
  if (dueMs(found, preferences) > nowMs) return found;
  return dueOn(due, firstDay(rule, addDays(day, 1)), preferences);
}

/**
 * A rule for a task, as its columns take it, and when the task is due then. A day that is none of the rule's gives way to
 * one that is; without a date it gets one only where the rule names days.
 */
export function withRule(due: Due, rule: RepeatRule, asking: Asking) {
  const isFree = due.due_date === null && !namesDays(rule);
  const start = isFree ? due : startOf(due, rule, asking);
  const day = dayOfDue(start, asking.preferences) ?? dayAt(asking.nowMs, asking.preferences);
  return { due: start, columns: columnsOfRule(rule, day) };
}

function meant(read: QuickAddResult, due: Due, asking: Asking): When {
  const { due_date, due_day, repeat, tokens } = read;
  const found = { due_date, due_day };
  const rule = repeat && ruleOf(repeat);
  if (!repeat || !rule) return { due: found };
  const first = dayOfDue(found, asking.preferences);
  const isDated = tokens.some(({ kind }) => kind === 'due');
  if (isDated || first === null || due.due_date === null) return { due: found, repeat };
  const given = withRule(due, spelledOut(rule, first), asking);
  return { due: given.due, repeat: { ...repeat, ...given.columns } };
}

/**
 * Reads when a task is due from what somebody types for it alone: `fri`, `tomorrow 9am`, `every mon, wed at 9`, `no date`.
 * A day alone keeps the time that is there. Null as long as any word is not understood, or names no repetition where one
 * is asked for.
 */
export function readWhen(typed: string, due: Due, asking: Asking, isRepeat = false): When | null {
  const text = typed.trim();
  if (!isRepeat && NEVER.test(text)) return { due: NO_DUE };
  const { preferences, nowMs } = asking;
  const usual = dayWithoutTime(due) === null ? newDateTime(preferences) : null;
  for (const words of [text, `every ${text}`]) {
    const read = parseQuickAdd(words, {
      now: new Date(nowMs),
      preferredTime: chosenTime(due) ?? usual,
      dayStartMinutes: preferences.dayStartMinutes,
      day: dayOfDue(due, preferences) ?? undefined,
      projects: [],
      accept: true,
    });
    const isAsked = !isRepeat || read.repeat !== null;
    if (isAsked && isUnderstood(words, read)) return meant(read, due, asking);
  }
  return null;
}
