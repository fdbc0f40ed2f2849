import type { DayKey } from '@plainday/domain-calendar';
import { combine } from './combine';
import { comingWeekday } from './moment';
import type { Moment, ReferenceTime } from './moment';
import type { RepeatMatch } from './repeat';
import { comingDayOfMonth } from './month-rules';

function firstFrom(day: DayKey, { weekday, dayOfMonth }: RepeatMatch): DayKey | null {
  if (weekday) return comingWeekday(day, weekday);
  return dayOfMonth ? comingDayOfMonth(day, dayOfMonth) : null;
}

/** What the repetition itself says about its first day and its time. */
function ownMoment(repeat: RepeatMatch, { today }: ReferenceTime): Moment {
  const { weekday, dayOfMonth, time } = repeat;
  const day = firstFrom(today, repeat) ?? undefined;
  return { day, isWeekday: weekday !== undefined, dayOfMonth, time, isPart: time !== undefined };
}

/**
 * When a repetition begins: on the day the text names, where it is one of the repetition's own; else on its next one.
 * Null where the two contradict each other, and for a weekday of a month, which tasks cannot say.
 */
export function beginOf(
  repeat: RepeatMatch,
  said: Moment,
  isStart: boolean,
  present: ReferenceTime,
): Moment | null {
  const isOfMonth = /^(?:month|year)ly$/.test(repeat.pattern);
  if (isOfMonth && said.isWeekday && !isStart) return null;
  const moment = { ...said, mayBeEvening: false };
  const own = ownMoment(repeat, present);
  if (said.day === undefined || !isStart || own.day === undefined)
    return combine(moment, own, present);
  const day = firstFrom(said.day, repeat) ?? undefined;
  return combine({ ...moment, day, isWeekday: false }, { ...own, day, isWeekday: false }, present);
}
