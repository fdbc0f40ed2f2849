export {
  addDays,
  addMonths,
  daysBetween,
  formatDay,
  isDayKey,
  partsOfDay,
  toDayKey,
  weekdayOf,
} from './day-key';
export { clockText } from './clock-text';
export { dayInWords } from './day-in-words';
export { beginOf, dayAt, endOf, fillsDay, instantWithin, todayOf } from './person-day';
export { relativeDay } from './relative-day';
export { streakOf } from './streak';
export { sumByDay } from './sum-by-day';
export { daysOfWeek, lastDays, monthGrid, startOfWeek } from './week';
export { weekName } from './week-name';
export { dayKeyOf, endOfDay, instantOf, offsetAt, startOfDay, timeOfDay } from './zone';
export type { DayKey } from './day-key';
export type { DayRule, Present } from './person-day';
export type { RelativeDayOptions } from './relative-day';
export type { Streak } from './streak';
export type { DayShare } from './sum-by-day';
