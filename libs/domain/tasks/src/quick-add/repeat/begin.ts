import { addDays, dayKeyOf, instantOf, partsOfDay, startOfWeek } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import { namesDays, type RepeatRule } from '../../recurrence/rule';
import { nextDay } from '../../recurrence/rule-days';
import { combine } from '../dates/combine';
import { comingWeekday } from '../dates/moment';
import type { Moment, ReferenceTime } from '../dates/moment';
import type { RepeatMatch } from './repeat';
import { comingDayOfMonth } from '../dates/month-rules';

/** The one day that a rule names as people do: `every monday`, `every 31st`. */
function onlyDay({ freq, weekdays, monthDays }: RepeatRule) {
  const [weekday] = weekdays?.length === 1 && freq === 'weekly' ? weekdays : [];
  const [dayOfMonth = 0] = monthDays?.length === 1 && freq === 'monthly' ? monthDays : [];
  return { weekday: weekday?.weekday, dayOfMonth: dayOfMonth > 0 ? dayOfMonth : undefined };
}

function firstFrom(day: DayKey, rule: RepeatRule): DayKey | null {
  const { weekday, dayOfMonth } = onlyDay(rule);
  if (weekday) return comingWeekday(day, weekday);
  if (dayOfMonth) return comingDayOfMonth(day, dayOfMonth);
  const before = addDays(day, -1);
  return namesDays(rule) ? nextDay({ ...rule, interval: 1 }, before, day, 1) : null;
}

/** What the repetition itself says about its first day and its time. */
function ownMoment({ rule, time }: RepeatMatch, { today }: ReferenceTime): Moment {
  const { weekday, dayOfMonth } = onlyDay(rule);
  const day = firstFrom(today, rule) ?? undefined;
  return {
    day,
    isWeekday: weekday !== undefined,
    dayOfMonth,
    time,
    isPart: time !== undefined,
  };
}

/** From which day on a rule with days of its own is looked for. */
function sinceWhen({ day, isWeek, isMonth }: Moment, today: DayKey): DayKey {
  if (day === undefined) return today;
  const since = isWeek ? startOfWeek(day) : isMonth ? addDays(day, 1 - partsOfDay(day).day) : day;
  return since < today ? today : since;
}

/** The first of several days that is not over; a day that the text names must be one of them. */
function beginOfSeveral(
  repeat: RepeatMatch,
  said: Moment,
  isStart: boolean,
  present: ReferenceTime,
): Moment | null {
  const { today, nowMs, timeZone, preferred } = present;
  const {
    day: _day,
    isWeekday: _weekday,
    isWeek,
    isMonth,
    dayOfMonth: _dayOfMonth,
    ...rest
  } = said;
  const time = combine(rest, { time: repeat.time, isPart: repeat.time !== undefined }, present);
  if (!time || time.instant !== undefined) {
    const isOwn =
      time?.instant !== undefined &&
      [dayKeyOf(time.instant, timeZone)].every((day) => firstFrom(day, repeat.rule) === day);
    return isOwn ? time : null;
  }
  const since = sinceWhen(said, today);
  const first = firstFrom(since, repeat.rule);
  const isFree = said.day === undefined || isStart || isWeek === true || isMonth === true;
  if (first === null) return null;
  if (!isFree)
    return first === said.day ? { ...time, day: first, isWeekday: said.isWeekday } : null;
  const clock = time.time ?? preferred;
  const isOver = clock !== null && instantOf(first, clock, timeZone) <= nowMs;
  const day = isOver ? firstFrom(addDays(first, 1), repeat.rule) : first;
  return day === null ? null : { ...time, day };
}

/**
 * When a repetition begins: on the day the text names, where it is one of the repetition's own; else on its next one.
 * Null where the two contradict each other, and for a single weekday beside `every month`.
 */
export function beginOf(
  repeat: RepeatMatch,
  said: Moment,
  isStart: boolean,
  present: ReferenceTime,
): Moment | null {
  const { rule } = repeat;
  const { weekday, dayOfMonth } = onlyDay(rule);
  const moment = { ...said, mayBeEvening: false };
  if (namesDays(rule) && !weekday && !dayOfMonth)
    return beginOfSeveral(repeat, moment, isStart, present);
  const isOfMonth = /^(?:month|year)ly$/.test(rule.freq);
  if (isOfMonth && said.isWeekday && !isStart) return null;
  const own = ownMoment(repeat, present);
  if (said.day === undefined || !isStart || own.day === undefined)
    return combine(moment, own, present);
  const day = firstFrom(said.day, rule) ?? undefined;
  return combine({ ...moment, day, isWeekday: false }, { ...own, day, isWeekday: false }, present);
}
