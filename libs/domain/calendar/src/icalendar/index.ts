export {
  calendarText,
  contentLines,
  dateStamp,
  textValue,
  timed,
  utcStamp,
  wallStamp,
  wholeDay,
} from './lines';
export { clockChanges, timeZoneLines } from './time-zone';
export type { ClockChange } from './time-zone';
