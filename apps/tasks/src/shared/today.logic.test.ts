import { todayOf } from './today.logic';

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
