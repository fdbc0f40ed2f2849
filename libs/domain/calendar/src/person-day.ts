import { clockText } from './clock-text';
import { addDays } from './day-key';
import type { DayKey } from './day-key';
import { dayKeyOf, instantOf } from './zone';

/** When the days of a person begin, and where. */
export interface DayRule {
  /** Minutes after midnight at which a new day begins; until then it is still the day before. */
  readonly dayStartMinutes: number;
  /** IANA name; the zone of this device when left out. */
  readonly timeZone?: string;
}

/** When and where somebody looks. */
export interface Present extends DayRule {
  /** Epoch milliseconds. */
  readonly nowMs: number;
}

/** First instant of a day of a person: what the clock shows then, whatever a clock change made of the night. */
export function beginOf(day: DayKey, { dayStartMinutes, timeZone }: DayRule): number {
  return instantOf(day, clockText(dayStartMinutes), timeZone);
}

/** The instant at which the clock shows a time within a day of a person: what lies before it begins is of its night. */
export function instantWithin(day: DayKey, time: string, { dayStartMinutes, timeZone }: DayRule) {
  const isNight = time < clockText(dayStartMinutes);
  return instantOf(isNight ? addDays(day, 1) : day, time, timeZone);
}

/** First instant after a day of a person, so that a day is `beginOf ≤ t < endOf`. */
export function endOf(day: DayKey, rule: DayRule): number {
  return beginOf(addDays(day, 1), rule);
}

/** Whether a stretch of time takes all of a day of a person, from its first minute to its last. */
export function fillsDay(fromMs: number, toMs: number, day: DayKey, rule: DayRule): boolean {
  return fromMs <= beginOf(day, rule) && toMs >= endOf(day, rule);
}

/** The day of a person that an instant belongs to: the one function that says what day it is (decision 96). */
export function dayAt(instantMs: number, rule: DayRule): DayKey {
  const day = dayKeyOf(instantMs, rule.timeZone);
  if (rule.dayStartMinutes === 0) return day;
  return instantMs < beginOf(day, rule) ? addDays(day, -1) : day;
}

/** The day it is for a person. */
export function todayOf(present: Present): DayKey {
  return dayAt(present.nowMs, present);
}
