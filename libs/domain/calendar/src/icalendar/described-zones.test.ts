import { DAY_MS } from '@plainday/shared-utils';
import { offsetAt } from '../zone';
import { readComponents } from './components';
import { describedZones } from './described-zones';
import { timeZoneLines } from './time-zone';

function clocksOf(...lines: readonly string[]) {
  const reading = readComponents(lines.join('\n'));
  let step = reading.next();
  while (!step.done) step = reading.next();
  return describedZones(step.value).get('Own');
}

const OF_OUTLOOK = [
  'BEGIN:VTIMEZONE',
  'TZID:Own',
  'BEGIN:STANDARD',
  'DTSTART:16011028T030000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010325T020000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

const OF_NEW_YORK = OF_OUTLOOK.join('\n')
  .replace(
    '16011028T030000\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    '20071104T020000\nRRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=SU;BYMONTHDAY=1,2,3,4,5,6,7',
  )
  .replace('BYDAY=-1SU;BYMONTH=3', 'BYMONTH=3;BYDAY=2SU')
  .replace(/FROM:\+0200\nTZOFFSETTO:\+0100/, 'FROM:-0400\nTZOFFSETTO:-0500')
  .replace(/FROM:\+0100\nTZOFFSETTO:\+0200/, 'FROM:-0500\nTZOFFSETTO:-0400');

test.each([
  ['Outlook', 'Europe/Berlin', OF_OUTLOOK],
  ['a weekday among days', 'America/New_York', [OF_NEW_YORK]],
  [
    'dates without a rule',
    'Australia/Sydney',
    timeZoneLines('Australia/Sydney', Date.UTC(2025, 0), Date.UTC(2028, 0)).map((line) =>
      line.replace(/^TZID:.*/, 'TZID:Own'),
    ),
  ],
])('the clocks of a zone by its own rules are those of the place: %s', (_what, place, lines) => {
  const clocks = clocksOf(...lines);
  for (let at = Date.UTC(2026, 0, 1, 12); at < Date.UTC(2027, 11, 31); at += DAY_MS) {
    const right = offsetAt(at, place);
    const wall = at + right;
    expect([wall, typeof clocks === 'function' && clocks(wall)]).toEqual([wall, right]);
  }
});

test('the place that a zone says goes before its rules, and without either it is not known', () => {
  const named = OF_OUTLOOK.toSpliced(2, 0, 'X-LIC-LOCATION:Asia/Tokyo');
  expect(clocksOf(...named)).toBe('Asia/Tokyo');
  expect(clocksOf('BEGIN:VTIMEZONE', 'TZID:Own', 'END:VTIMEZONE')).toBeUndefined();
});
