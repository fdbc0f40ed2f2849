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
export { minutesOfLength } from './length';
export { readComponents, unescapeText } from './components';
export { isZone, zoneNamed } from './zone-named';
export { zoneOfWindows } from './windows-zones';
export { clockChanges, timeZoneLines } from './time-zone';
export type { ClockChange } from './time-zone';
export type { Component, Line } from './components';
