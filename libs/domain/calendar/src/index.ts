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
export { streakOf } from './streak';
export { daysOfWeek, lastDays, monthGrid, startOfWeek } from './week';
export { dayKeyOf, endOfDay, instantOf, startOfDay, systemTimeZone, timeOfDay } from './zone';
export type { DayKey } from './day-key';
export type { Streak } from './streak';
