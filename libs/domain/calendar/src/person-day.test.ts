import { beginOf, dayAt, endOf, fillsDay, todayOf } from './person-day';

const day = (iso: string, dayStartMinutes: number, timeZone: string) =>
  todayOf({ nowMs: Date.parse(iso), dayStartMinutes, timeZone });

test.each([
  ['midnight is a new day', '2026-11-20T23:00:00Z', 0, 'Europe/Berlin', '2026-11-21'],
  ['a second before it is not', '2026-11-20T22:59:59Z', 0, 'Europe/Berlin', '2026-11-20'],
  ['a day that begins at four', '2026-11-21T02:59:00Z', 240, 'Europe/Berlin', '2026-11-20'],
  ['… begins at four', '2026-11-21T03:00:00Z', 240, 'Europe/Berlin', '2026-11-21'],
  ['over the end of a month', '2026-03-01T01:30:00Z', 240, 'Europe/Berlin', '2026-02-28'],
  ['over the end of a year', '2027-01-01T00:30:00Z', 120, 'UTC', '2026-12-31'],
  // 02:00 → 03:00: only an hour and a half after midnight the clock shows 03:30.
  ['when the clock goes forward', '2026-03-29T01:30:00Z', 180, 'Europe/Berlin', '2026-03-29'],
  ['when the clock goes back', '2026-10-25T01:30:00Z', 180, 'Europe/Berlin', '2026-10-24'],
])('%s', (_name, iso, dayStartMinutes, timeZone, expected) => {
  expect(day(iso, dayStartMinutes, timeZone)).toBe(expected);
});

test('[F8] days follow one another without gap or overlap, whenever they begin and over both clock changes', () => {
  for (const timeZone of ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Africa/Cairo']) {
    for (const dayStartMinutes of [0, 90, 150, 240]) {
      const rule = { dayStartMinutes, timeZone };
      for (const around of ['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-24']) {
        const begin = beginOf(around, rule);
        const end = endOf(around, rule);
        expect([dayAt(begin, rule), dayAt(end - 1, rule)]).toEqual([around, around]);
        expect(dayAt(begin - 1, rule) < around).toBe(true);
        expect(dayAt(end, rule) > around).toBe(true);
      }
    }
  }
});

test('a night with one clock change is 23 or 25 hours long', () => {
  const hours = (day: string) =>
    (endOf(day, { dayStartMinutes: 240, timeZone: 'Europe/Berlin' }) -
      beginOf(day, { dayStartMinutes: 240, timeZone: 'Europe/Berlin' })) /
    3_600_000;
  // The clock changes at night: with days from four to four, within the day before.
  expect(['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'].map(hours)).toEqual([
    23, 24, 25, 24,
  ]);
});

test.each([
  ['from its first minute to its last', '2026-10-25T00:00+02:00', '2026-10-26T00:00+01:00', true],
  ['longer', '2026-10-24T12:00Z', '2026-10-27T12:00Z', true],
  // The clock goes back in that night: the day is 25 hours long.
  ['24 hours of 25', '2026-10-25T00:00+02:00', '2026-10-25T23:00+01:00', false],
  ['the day but its first minute', '2026-10-25T00:01+02:00', '2026-10-26T00:00+01:00', false],
  ['nothing', '', '', false],
])('a stretch takes a day or not: %s', (_name, from, to, fills) => {
  const rule = { dayStartMinutes: 0, timeZone: 'Europe/Berlin' };
  expect(fillsDay(Date.parse(from), Date.parse(to), '2026-10-25', rule)).toBe(fills);
});
