import { addDays, dayAt, instantOf, weekdayOf } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import { lastSecondOf } from '../../dates/stand-in.logic';
import type { Range } from '../text/mask';

/** Now as the parser needs it: the instant, the local day, the zone and the preferred time of day. */
export interface ReferenceTime {
  readonly nowMs: number;
  readonly today: DayKey;
  /** IANA name; the zone of this device when undefined. */
  readonly timeZone: string | undefined;
  /** `HH:mm`; null where a day stays without a time. */
  readonly preferred: string | null;
  /** Minutes after midnight at which a new day begins. */
  readonly dayStart: number;
  /** Whether words that may be something else are meant. */
  readonly accepts: (words: string) => boolean;
}

/** What a phrase says about a point in time: a day, a time of day, both, or the very instant. */
export interface Moment {
  readonly day?: DayKey;
  /** The day was named by its weekday only: today or a week later will do. */
  readonly isWeekday?: boolean;
  /** The day stands for the week around it (`next week`): a weekday beside it is the one in that week. */
  readonly isWeek?: boolean;
  /** The day stands for the month around it (`next month`). */
  readonly isMonth?: boolean;
  /** The day was named by its number in a month only. */
  readonly dayOfMonth?: number;
  /** The words contradict themselves: `Friday, December 7` in a year where that is a Monday. */
  readonly isImpossible?: boolean;
  /** `HH:mm`. */
  readonly time?: string;
  /** The time stands for a part of the day (`this evening`): an hour beside it makes it exact. */
  readonly isPart?: boolean;
  /** An hour that does not say which half of the day. */
  readonly isBare?: boolean;
  /** An hour from 7 to 11 without `am` or `pm`: said in the evening, it is the coming one. */
  readonly mayBeEvening?: boolean;
  /** How long it takes, where the text says from when to when. Minutes. */
  readonly minutes?: number | undefined;
  /** Epoch milliseconds. */
  readonly instant?: number;
}

/** A phrase about time in the text. */
export interface Phrase extends Moment, Range {
  /** End of a stretch of days, if one was named. */
  readonly lastDay?: DayKey;
}

/** The next such weekday, today included; 1 Monday … 7 Sunday. */
export function comingWeekday(today: DayKey, weekday: number): DayKey {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
}

/** So long after an hour of the morning a bare one means the evening's: `at 8` said at 18:00. Milliseconds. */
const EVENING_MS = 9 * 3_600_000;

/**
 * The instant a moment stands for, never in the past: a bare time that is over means tomorrow, a weekday that is
 * over means next week, and a day that is today ends at 23:59 (decisions 28). A time that a clock change skips
 * moves forward, one that comes twice is taken the first time.
 */
export function resolve(moment: Moment, present: ReferenceTime): number {
  const { nowMs, today, timeZone, preferred, dayStart } = present;
  if (moment.instant !== undefined) return Math.floor(moment.instant / 60_000) * 60_000;
  const day = moment.day ?? today;
  const time = moment.time ?? preferred;
  if (time === null) return lastSecondOf(day, timeZone, dayStart);
  const instant = instantOf(day, time, timeZone);
  if (instant > nowMs) return instant;
  const inTwelveHours = instant + 12 * 3_600_000;
  if (moment.mayBeEvening && instant <= nowMs - EVENING_MS && inTwelveHours > nowMs)
    return inTwelveHours;
  if (moment.day === undefined && moment.time !== undefined)
    return instantOf(addDays(day, 1), moment.time, timeZone);
  if (moment.isWeekday) return instantOf(addDays(day, 7), time, timeZone);
  return lastSecondOf(day, timeZone, dayStart);
}

/** The day a moment stands for, where it has no time and none is preferred; else null. */
export function dayMeant({ day, time, instant }: Moment, present: ReferenceTime): DayKey | null {
  const isTimed = time !== undefined || instant !== undefined || present.preferred !== null;
  return isTimed ? null : (day ?? present.today);
}

/** Now, in a zone. */
export function presentOf(
  nowMs: number,
  timeZone: string | undefined,
  preferred: string | null,
  dayStart = 0,
  accepts = (_words: string) => false,
): ReferenceTime {
  const today = dayAt(nowMs, { dayStartMinutes: dayStart, timeZone });
  return { nowMs, today, timeZone, preferred, dayStart, accepts };
}
