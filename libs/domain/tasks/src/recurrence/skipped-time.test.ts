import { instantOf } from '@plainday/domain-calendar';
import { NO_REPEAT } from '../model/repeat-fields';
import { mayBeMoved, nextOccurrence, timeOfDue } from './next-occurrence';

const DAILY = {
  ...NO_REPEAT,
  due_day: null,
  reminder_time: null,
  repeat_pattern: 'daily',
  repeat_interval: 1,
} as const;
const start = (time: string, timeZone: string) =>
  new Date(instantOf('2025-12-31', time, timeZone)).toISOString();

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock on the wall by the platform's own calendar, not by ours. */
function shown(iso: string, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock.format(new Date(iso));
}

/** Ticks a daily task again and again, as its rows go: each knows its own due date, and what the one before showed. */
function tickedDaily(due: string, ticks: number, timeZone: string): string[] {
  const dates: string[] = [];
  let [before, now] = [due, due];
  for (let count = 0; count < ticks; count += 1) {
    const anchorTime = mayBeMoved(now, timeZone) ? timeOfDue(before, timeZone) : null;
    const daily = { ...DAILY, due_date: now };
    const found = nextOccurrence(daily, new Date(now), { timeZone, anchorTime });
    if (!found) break;
    [before, now] = [now, found.due_date];
    dates.push(now);
  }
  return dates;
}

test.each([
  ['Europe/Berlin', '2027-03-27T01:30:00Z', ['2027-03-28 03:30', '2027-03-29 02:30']],
  ['Africa/Cairo', '2027-04-28T22:00:00Z', ['2027-04-30 01:00', '2027-05-01 00:00']],
  ['America/Santiago', '2026-09-05T04:00:00Z', ['2026-09-06 01:00', '2026-09-07 00:00']],
  ['Asia/Beirut', '2027-03-26T22:00:00Z', ['2027-03-28 01:00', '2027-03-29 00:00']],
])(
  '[issue 37] [F7] in %s a time that is skipped once comes back the day after',
  (zone, due, right) => {
    expect(tickedDaily(due, 2, zone).map((date) => shown(date, zone))).toEqual(right);
  },
);

test.each([
  ['Europe/Berlin', '02:30'],
  ['Africa/Cairo', '00:00'],
  ['America/Santiago', '00:00'],
  ['Asia/Beirut', '00:30'],
  ['America/New_York', '02:15'],
  ['Australia/Lord_Howe', '02:10'],
  // What is not skipped is never taken for something that was.
  ['Europe/Berlin', '03:30'],
  ['Africa/Cairo', '01:00'],
])('[issue 37] [F7] in %s a daily task at %s keeps its time for three years', (zone, time) => {
  const dates = tickedDaily(start(time, zone), 1095, zone);
  const walls = dates.map((date) => shown(date, zone));
  expect(new Set(walls.map((shownAt) => shownAt.slice(0, 10))).size).toBe(1095);
  const others = walls.filter((shownAt) => !shownAt.endsWith(time));
  // At most one day a year, and none in a row.
  expect(others.length).toBeLessThanOrEqual(3);
  const isSkipped = (wallTime: string) =>
    // No minute of that day shows this time.
    !Array.from({ length: 1560 }, (_, minute) =>
      shown(
        new Date(
          Date.parse(`${wallTime.slice(0, 10)}T00:00:00Z`) + (minute - 780) * 60_000,
        ).toISOString(),
        zone,
      ),
    ).includes(`${wallTime.slice(0, 10)} ${time}`);
  expect(others.every(isSkipped)).toBe(true);
});
