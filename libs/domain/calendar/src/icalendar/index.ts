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
export { lineOf, readComponents, unescapeText, valueOf } from './components';
export { describedZones } from './described-zones';
export { isZone, zoneNamed } from './zone-named';
export { zoneOfWindows } from './windows-zones';
export { clockChanges, timeZoneLines } from './time-zone';
export type { ClockChange } from './time-zone';
export type { ClockRules, DescribedZones } from './described-zones';
export type { Component, Line } from './components';
