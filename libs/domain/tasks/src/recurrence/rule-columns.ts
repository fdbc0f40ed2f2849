import { partsOfDay, weekdayOf } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import type { RepeatPattern } from '../model/task.schema';
import { ruleText, type RepeatRule } from './rule';

const isOnly = (list: readonly number[] | undefined, value: number) =>
  list?.length === 1 && list[0] === value;

/** Whether pattern and interval say as much, where the first date is on this day. */
function isPlain({ freq, weekdays, monthDays, months }: RepeatRule, first: DayKey): boolean {
  const { month, day } = partsOfDay(first);
  if (weekdays)
    return (
      freq === 'weekly' &&
      isOnly(
        weekdays.map(({ weekday }) => weekday),
        weekdayOf(first),
      )
    );
  return (!monthDays || isOnly(monthDays, day)) && (!months || isOnly(months, month));
}

/** A rule as the columns take it: the text only where pattern and interval do not say all (decisions 90). */
export function columnsOfRule(
  rule: RepeatRule,
  first: DayKey | null,
): {
  readonly repeat_pattern: RepeatPattern;
  readonly repeat_interval: number;
  readonly repeat_rule: string | null;
} {
  const { freq, interval, weekdays, monthDays, months, skips } = rule;
  const isOpen = !weekdays && !monthDays && !months;
  const isSaid = !skips && (isOpen || (first !== null && isPlain(rule, first)));
  return {
    repeat_pattern: freq,
    repeat_interval: interval,
    repeat_rule: isSaid ? null : ruleText(rule),
  };
}
