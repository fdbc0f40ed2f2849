import { formatDay, partsOfDay, weekdayOf, type DayKey } from '@plainday/domain-calendar';
import { ruleText, WORKDAYS, type RepeatRule } from '@plainday/domain-tasks/recurrence';
import { spelledOut } from '../spelled-out.logic';

/** A repetition to be chosen at once. */
export interface RepeatChoice {
  /** `Every month` */
  readonly label: string;
  /** `on the fourth Wednesday` */
  readonly note: string;
  readonly rule: RepeatRule;
}

const PLACES = ['first', 'second', 'third', 'fourth'];
const each = (weekdays: readonly number[]) => weekdays.map((weekday) => ({ weekday, nth: 0 }));

function ordinal(day: number): string {
  const { [day % 10]: ending = 'th' } = day > 10 && day < 14 ? [] : ['th', 'st', 'nd', 'rd'];
  return `${day}${ending}`;
}

/** What people say of a day that comes again: its weekday, its place in the month, its date. */
export function repeatChoices(day: DayKey): readonly RepeatChoice[] {
  const { month, day: date } = partsOfDay(day);
  const weekday = weekdayOf(day);
  const name = formatDay(day, { weekday: 'long' });
  const place = PLACES[Math.ceil(date / 7) - 1];
  const nth = place === undefined ? -1 : Math.ceil(date / 7);
  return [
    {
      label: 'Every weekday',
      note: 'Mon to Fri',
      rule: { freq: 'weekly', interval: 1, weekdays: each(WORKDAYS) },
    },
    {
      label: 'Every week',
      note: `on ${name}`,
      rule: { freq: 'weekly', interval: 1, weekdays: each([weekday]) },
    },
    {
      label: 'Every month',
      note: `on the ${ordinal(date)}`,
      rule: { freq: 'monthly', interval: 1, monthDays: [date] },
    },
    {
      label: 'Every month',
      note: `on the ${place ?? 'last'} ${name}`,
      rule: { freq: 'monthly', interval: 1, weekdays: [{ weekday, nth }] },
    },
    {
      label: 'Every year',
      note: `on ${formatDay(day, { month: 'long', day: 'numeric' })}`,
      rule: { freq: 'yearly', interval: 1, monthDays: [date], months: [month] },
    },
  ];
}

/** Whether two rules are the same for what is due on a day. */
export function isSameRule(one: RepeatRule | null, other: RepeatRule, day: DayKey): boolean {
  return one !== null && ruleText(spelledOut(one, day)) === ruleText(spelledOut(other, day));
}

/** The weekdays on which a rule comes, 1 Monday … 7 Sunday; none for one that is not by the week. */
export function weekdaysOf(rule: RepeatRule | null, day: DayKey): readonly number[] {
  if (rule?.freq === 'daily' && rule.interval === 1) return [1, 2, 3, 4, 5, 6, 7];
  if (rule?.freq !== 'weekly') return [];
  return (spelledOut(rule, day).weekdays ?? []).map(({ weekday }) => weekday);
}

/** The rule once a weekday was pressed; null where none is left. */
export function toggledWeekday(
  rule: RepeatRule | null,
  day: DayKey,
  weekday: number,
): RepeatRule | null {
  const before = weekdaysOf(rule, day);
  const after = before.includes(weekday)
    ? before.filter((other) => other !== weekday)
    : [...before, weekday].sort((a, b) => a - b);
  const interval = rule?.freq === 'weekly' ? rule.interval : 1;
  return after.length === 0 ? null : { freq: 'weekly', interval, weekdays: each(after) };
}
