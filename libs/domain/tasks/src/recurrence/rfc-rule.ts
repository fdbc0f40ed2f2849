import { addDays, partsOfDay } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import type { RepeatRule } from './rule';
import { namesDays, ruleText } from './rule';
import { anchorOf, nextDay } from './rule-days';

/** The shortest month has so many days. */
const SHORTEST = 28;

type Days = Pick<RepeatRule, 'monthDays'> & { readonly places?: readonly number[] };

const upTo = (last: number) =>
  Array.from({ length: last - SHORTEST + 1 }, (_, index) => SHORTEST + index);

/**
 * Days of a month as RFC 5545 takes them, which skips a day that a month does not have where we take the last one: the
 * 31st is the last of the days 28 to 31. Null where that cannot be said of all of them.
 */
function clamped(monthDays: readonly number[]): Days | null {
  const late = monthDays.filter((day) => day > SHORTEST);
  const [last] = late;
  if (last === undefined) return { monthDays };
  const others = monthDays.filter((day) => day <= SHORTEST);
  if (late.length > 1 || others.some((day) => day < 0)) return null;
  const places = others.map((_, index) => index + 1);
  return {
    monthDays: [...new Set([...others, ...upTo(last)])].sort((a, b) => a - b),
    places: [...places, -1],
  };
}

/** The rule with the days that it leaves to the first date, where months differ in them. */
function spelled(rule: RepeatRule, day: DayKey, anchorDay: number | null): RepeatRule {
  const { freq, months, weekdays, monthDays } = rule;
  if (weekdays || monthDays || freq === 'daily' || freq === 'weekly') return rule;
  const anchor = anchorOf(day, anchorDay);
  const { month } = partsOfDay(day);
  if (freq === 'monthly' || months) return { ...rule, monthDays: [anchor] };
  // Only February has fewer days in some years than in others.
  const isLeapDay = month === 2 && anchor > SHORTEST;
  return isLeapDay ? { ...rule, months: [2], monthDays: [29] } : rule;
}

/**
 * A rule as any calendar reads it (RFC 5545): the value of RRULE without COUNT and UNTIL, for a series whose first
 * occurrence is on `day`. Null where no RRULE says the same: the occurrences have to be told one by one.
 *
 * @param anchorDay Day of the month the series aims at, as the row has it.
 */
export function rfcRule(
  { skips, ...rule }: RepeatRule,
  day: DayKey,
  anchorDay: number | null,
): string | null {
  if (skips) return null;
  if (namesDays(rule) || rule.months) {
    const { day: own } = partsOfDay(day);
    const isOwn = nextDay({ ...rule, interval: 1 }, addDays(day, -1), day, own) === day;
    if (!isOwn) return null;
  }
  const { monthDays, ...whole } = spelled(rule, day, anchorDay);
  const weeks = rule.freq === 'weekly' && rule.weekdays ? ';WKST=MO' : '';
  if (!monthDays) return ruleText(whole) + weeks;
  const days = clamped(monthDays);
  if (!days) return null;
  const { places, ...plain } = days;
  const isOfMany = whole.freq === 'yearly' && (whole.months?.length ?? 0) > 1;
  // Of a yearly rule BYSETPOS takes the last day of the year, not of each month.
  if (places && isOfMany && whole.interval > 1) return null;
  const freq = places && isOfMany ? 'monthly' : whole.freq;
  return ruleText({ ...whole, freq, ...plain }) + (places ? `;BYSETPOS=${places.join(',')}` : '');
}
