import { addDays, dayKeyOf, partsOfDay, toDayKey, weekdayOf } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import type { Moment, ReferenceTime } from './moment';

type Days = Pick<Moment, 'day' | 'isWeekday' | 'isWeek' | 'isMonth' | 'dayOfMonth'>;
type Times = Pick<Moment, 'time' | 'isPart' | 'isBare' | 'mayBeEvening'>;

function inWeekOf(day: DayKey, weekday: number): DayKey {
  return addDays(day, weekday - weekdayOf(day));
}

function inMonthOf(day: DayKey, dayOfMonth: number): DayKey | null {
  const { year, month } = partsOfDay(day);
  const found = toDayKey(year, month, dayOfMonth);
  return partsOfDay(found).day === dayOfMonth ? found : null;
}

/** The one day that fits what `a` says when `b` narrows it down, or null. */
function narrowed(a: Days, b: Days): Days | null {
  const [wide, exact] = [a.day, b.day];
  if (wide === undefined || exact === undefined) return null;
  if (a.isWeek && b.isWeekday) return { day: inWeekOf(wide, weekdayOf(exact)) };
  if (a.isMonth && b.dayOfMonth) {
    const day = inMonthOf(wide, b.dayOfMonth);
    return day === null ? null : { day };
  }
  const isBroad = b.isWeekday ?? b.isWeek ?? b.isMonth ?? false;
  if (a.isWeekday && !isBroad && weekdayOf(wide) === weekdayOf(exact))
    return { day: exact, dayOfMonth: b.dayOfMonth };
  return null;
}

function combineDays(a: Days, b: Days): Days | null {
  if (a.day === undefined) return b;
  if (b.day === undefined) return a;
  const narrow = narrowed(a, b) ?? narrowed(b, a);
  if (narrow) return narrow;
  return a.day === b.day ? { ...a, isWeekday: a.isWeekday && b.isWeekday } : null;
}

const EVENING = '12:00';

/** `in the evening` and `at 8`: the hour of that part of the day. */
function ofPart(part: string, { time = '', isBare = false, ...rest }: Times): Times | null {
  const hour = Number(time.slice(0, 2));
  const isLate = part >= EVENING;
  const other = `${String((hour + 12) % 24).padStart(2, '0')}${time.slice(2)}`;
  if (isBare && hour !== 12 && isLate !== time >= EVENING) return { ...rest, time: other };
  return isLate === time >= EVENING ? { ...rest, time } : null;
}

function combineTimes(a: Times, b: Times): Times | null {
  if (a.time === undefined) return b;
  if (b.time === undefined) return a;
  if (a.isPart !== b.isPart) return a.isPart ? ofPart(a.time, b) : ofPart(b.time, a);
  return a.time === b.time ? a : null;
}

/** What two phrases say together about one point in time; null where they contradict each other. */
export function combine(a: Moment, b: Moment, { timeZone }: ReferenceTime): Moment | null {
  if (a.isImpossible || b.isImpossible) return null;
  const instant = a.instant ?? b.instant;
  if (instant !== undefined) {
    const other = a.instant === undefined ? a : b;
    const fits = other.day === undefined || other.day === dayKeyOf(instant, timeZone);
    const isAlone = other.time === undefined && other.instant === undefined;
    return fits && isAlone ? { instant } : null;
  }
  const days = combineDays(a, b);
  const times = combineTimes(a, b);
  const minutes = a.minutes ?? b.minutes;
  if (!days || !times || (a.minutes !== undefined && b.minutes !== undefined)) return null;
  const { day, isWeekday, isWeek, isMonth, dayOfMonth } = days;
  const { time, isPart, isBare, mayBeEvening } = times;
  return {
    day,
    isWeekday,
    isWeek,
    isMonth,
    dayOfMonth,
    time,
    isPart,
    isBare,
    mayBeEvening,
    minutes,
  };
}
