import { partsOfDay, weekdayOf, type DayKey } from '@plainday/domain-calendar';
import type { RepeatRule } from '@plainday/domain-tasks/recurrence';

/** A rule with what its first day says for it: weekly from a Wednesday on is every Wednesday. */
export function spelledOut({ skips: _, ...rule }: RepeatRule, day: DayKey): RepeatRule {
  if (rule.freq === 'daily' || rule.weekdays || rule.monthDays) return rule;
  if (rule.freq === 'weekly') return { ...rule, weekdays: [{ weekday: weekdayOf(day), nth: 0 }] };
  const { month, day: date } = partsOfDay(day);
  return { ...rule, monthDays: [date], ...(rule.freq === 'yearly' && { months: [month] }) };
}
