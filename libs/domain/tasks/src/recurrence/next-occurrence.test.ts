import { dayKeyOf, instantOf, timeOfDay } from '@plainday/domain-calendar';
import type { RepeatPattern } from '../model/task.schema';
import {
  firstOccurrence,
  nextOccurrence,
  occurrencesWithin,
  upcomingOccurrences,
} from './next-occurrence';
import { NO_REPEAT } from '../model/repeat-fields';
import type { RecurrenceOptions, RepeatingTask } from './recurrence.types';

const ZONE = 'Europe/Madrid';

function at(wall: string, timeZone = ZONE): string {
  return new Date(instantOf(wall.slice(0, 10), wall.slice(11), timeZone)).toISOString();
}

function wall(iso: string | undefined | null, timeZone = ZONE): string | null {
  if (!iso) return null;
  return `${dayKeyOf(Date.parse(iso), timeZone)} ${timeOfDay(Date.parse(iso), timeZone)}`;
}

function task(
  due: string | null,
  pattern: RepeatPattern | null,
  interval: number | null = 1,
  fields: Partial<RepeatingTask> = {},
): RepeatingTask {
  return {
    ...NO_REPEAT,
    due_date: due && at(due),
    due_day: null,
    reminder_time: null,
    repeat_pattern: pattern,
    repeat_interval: interval,
    ...fields,
  };
}

function next(of: RepeatingTask, now: string, options: RecurrenceOptions = {}) {
  return nextOccurrence(of, new Date(at(now)), { timeZone: ZONE, ...options });
}

// due, pattern, interval, now, next
const SERIES: [string | null, RepeatPattern, number | null, string, string][] = [
  // Advanced from the due date, done early, in time or late.
  ['2026-11-21 17:00', 'daily', 1, '2026-11-21 12:00', '2026-11-22 17:00'],
  ['2026-11-21 17:00', 'daily', 1, '2026-11-18 12:00', '2026-11-22 17:00'],
  ['2026-11-21 17:00', 'daily', 3, '2026-11-21 18:00', '2026-11-24 17:00'],
  ['2026-11-21 17:00', 'weekly', 1, '2026-11-21 12:00', '2026-11-28 17:00'],
  ['2026-11-21 17:00', 'weekly', 2, '2026-11-21 12:00', '2026-12-05 17:00'],
  ['2026-11-21 17:00', 'monthly', 1, '2026-11-21 12:00', '2026-12-21 17:00'],
  ['2026-11-21 17:00', 'monthly', 3, '2026-11-21 12:00', '2027-02-21 17:00'],
  ['2026-11-21 17:00', 'yearly', 1, '2026-11-21 12:00', '2027-11-21 17:00'],
  ['2026-11-21 17:00', 'yearly', 4, '2026-11-21 12:00', '2030-11-21 17:00'],
  ['2026-11-21 17:00', 'daily', null, '2026-11-21 12:00', '2026-11-22 17:00'],
  ['2026-11-21 17:00', 'daily', 0, '2026-11-21 12:00', '2026-11-22 17:00'],
  // Past dates are skipped.
  ['2026-11-01 17:00', 'daily', 1, '2026-11-21 12:00', '2026-11-21 17:00'],
  ['2026-11-01 17:00', 'daily', 1, '2026-11-21 17:00', '2026-11-22 17:00'],
  ['2026-11-01 17:00', 'daily', 7, '2026-11-21 12:00', '2026-11-22 17:00'],
  ['2026-11-02 09:00', 'weekly', 1, '2026-11-21 12:00', '2026-11-23 09:00'],
  ['2026-11-02 09:00', 'weekly', 2, '2026-11-21 12:00', '2026-11-30 09:00'],
  ['2026-01-15 09:00', 'monthly', 1, '2026-11-21 12:00', '2026-12-15 09:00'],
  ['2026-01-15 09:00', 'monthly', 5, '2026-11-21 12:00', '2027-04-15 09:00'],
  ['2016-11-21 09:00', 'yearly', 1, '2026-11-21 12:00', '2027-11-21 09:00'],
  ['1980-01-01 09:00', 'daily', 1, '2026-11-21 12:00', '2026-11-22 09:00'],
  // Month ends and leap days.
  ['2027-01-31 09:00', 'monthly', 1, '2027-01-31 12:00', '2027-02-28 09:00'],
  ['2028-01-31 09:00', 'monthly', 1, '2028-01-31 12:00', '2028-02-29 09:00'],
  ['2027-01-30 09:00', 'monthly', 1, '2027-01-30 12:00', '2027-02-28 09:00'],
  ['2027-01-31 09:00', 'monthly', 2, '2027-01-31 12:00', '2027-03-31 09:00'],
  ['2027-01-31 09:00', 'monthly', 1, '2027-04-29 12:00', '2027-04-30 09:00'],
  ['2026-12-31 09:00', 'monthly', 1, '2026-12-31 12:00', '2027-01-31 09:00'],
  ['2028-02-29 09:00', 'yearly', 1, '2028-02-29 12:00', '2029-02-28 09:00'],
  ['2028-02-29 09:00', 'yearly', 4, '2028-02-29 12:00', '2032-02-29 09:00'],
  ['2028-02-29 09:00', 'yearly', 1, '2031-06-01 12:00', '2032-02-29 09:00'],
  ['2028-02-28 09:00', 'daily', 1, '2028-02-28 12:00', '2028-02-29 09:00'],
  // The clock on the wall stays where it is; clocks change on 29 March and 25 October 2026.
  ['2026-03-28 09:00', 'daily', 1, '2026-03-28 12:00', '2026-03-29 09:00'],
  ['2026-03-23 09:00', 'weekly', 1, '2026-03-23 12:00', '2026-03-30 09:00'],
  ['2026-10-24 09:00', 'daily', 1, '2026-10-24 12:00', '2026-10-25 09:00'],
  ['2026-10-10 09:00', 'monthly', 1, '2026-10-10 12:00', '2026-11-10 09:00'],
  ['2026-03-28 02:30', 'daily', 1, '2026-03-28 12:00', '2026-03-29 03:30'],
  ['2026-10-24 02:30', 'daily', 1, '2026-10-24 12:00', '2026-10-25 02:30'],
  ['2026-11-21 23:59', 'daily', 1, '2026-11-21 12:00', '2026-11-22 23:59'],
  ['2026-11-21 00:00', 'daily', 1, '2026-11-21 12:00', '2026-11-22 00:00'],
  // Without a due date the series starts today.
  [null, 'daily', 1, '2026-11-21 12:00', '2026-11-22 17:00'],
  [null, 'daily', 1, '2026-11-21 18:00', '2026-11-22 17:00'],
  [null, 'weekly', 2, '2026-11-21 12:00', '2026-12-05 17:00'],
  [null, 'monthly', 1, '2027-01-31 12:00', '2027-02-28 17:00'],
];

test.each(SERIES)(
  '[decision 18] %s %s × %s, done %s → %s',
  (due, pattern, interval, now, expected) => {
    expect(wall(next(task(due, pattern, interval), now)?.due_date)).toBe(expected);
  },
);

describe('the end', () => {
  const cases: [string | null, string, string | null][] = [
    ['2026-11-22 23:59', '2026-11-21 12:00', '2026-11-22 17:00'],
    ['2026-11-22 00:00', '2026-11-21 12:00', '2026-11-22 17:00'],
    ['2026-11-21 23:59', '2026-11-21 12:00', null],
    ['2026-11-25 23:59', '2026-11-26 12:00', null],
    ['2020-01-01 00:00', '2026-11-21 12:00', null],
  ];
  it.each(cases)('until %s, done %s → %s', (until, now, expected) => {
    const fields = { repeat_until: until && at(until) };
    expect(wall(next(task('2026-11-21 17:00', 'daily', 1, fields), now)?.due_date)).toBe(expected);
  });

  it('comes at once for a task that does not repeat', () => {
    expect(next(task('2026-11-21 17:00', null), '2026-11-21 12:00')).toBeNull();
  });

  it('comes before the last year an instant may have', () => {
    expect(next(task('2199-11-21 17:00', 'yearly', 1), '2199-11-21 12:00')).toBeNull();
    expect(next(task('2026-11-21 17:00', 'yearly', 999), '2026-11-21 12:00')).toBeNull();
  });

  it('ignores what it cannot read', () => {
    const broken = { ...task(null, 'daily'), due_date: 'soon', repeat_until: 'never' };
    expect(wall(next(broken, '2026-11-21 12:00')?.due_date)).toBe('2026-11-22 17:00');
  });
});

describe('anchor day', () => {
  it('[decision 19] brings the 31st back after a short month', () => {
    const february = next(task('2027-01-31 09:00', 'monthly'), '2027-01-31 12:00');
    expect(february?.anchorDay).toBe(31);
    const march = next(
      { ...task(null, 'monthly'), due_date: february?.due_date ?? null },
      '2027-02-28 12:00',
      {
        anchorDay: february?.anchorDay,
      },
    );
    expect(wall(march?.due_date)).toBe('2027-03-31 09:00');
  });

  it('[decision 19] brings the leap day back', () => {
    const due = next(task('2031-02-28 09:00', 'yearly'), '2031-02-28 12:00', { anchorDay: 29 });
    expect(wall(due?.due_date)).toBe('2032-02-29 09:00');
  });

  it('is forgotten once the due date has been moved', () => {
    const moved = next(task('2027-02-15 09:00', 'monthly'), '2027-02-15 12:00', { anchorDay: 31 });
    expect(wall(moved?.due_date)).toBe('2027-03-15 09:00');
    expect(moved?.anchorDay).toBe(15);
  });

  it('is the due date’s own without one handed on', () => {
    expect(wall(next(task('2027-02-28 09:00', 'monthly'), '2027-02-28 12:00')?.due_date)).toBe(
      '2027-03-28 09:00',
    );
  });
});

describe('reminder', () => {
  it('[decision 21] keeps its distance', () => {
    const fields = { reminder_time: at('2026-11-21 16:45') };
    const due = next(task('2026-11-21 17:00', 'weekly', 1, fields), '2026-11-21 18:00');
    expect(wall(due?.reminder_time)).toBe('2026-11-28 16:45');
  });

  it('[decision 21] keeps its distance over a clock change and over skipped dates', () => {
    const fields = { reminder_time: at('2026-03-01 08:00') };
    const due = next(task('2026-03-01 09:00', 'daily', 1, fields), '2026-03-29 07:00');
    expect(wall(due?.due_date)).toBe('2026-03-29 09:00');
    expect(wall(due?.reminder_time)).toBe('2026-03-29 08:00');
  });

  it('stays none', () => {
    expect(next(task('2026-11-21 17:00', 'daily'), '2026-11-21 12:00')?.reminder_time).toBeNull();
  });
});

describe('first occurrence', () => {
  const first = (due: string | null, now: string) =>
    wall(firstOccurrence(task(due, 'daily'), new Date(at(now)), { timeZone: ZONE }));

  it('[decision 20] is today when there is no due date', () => {
    expect(first(null, '2026-11-21 12:00')).toBe('2026-11-21 17:00');
    expect(first(null, '2026-11-21 17:00')).toBe('2026-11-21 23:59');
  });

  it('[decision 28] ends today where its time is over, and the next one has that time again', () => {
    const due = firstOccurrence(task(null, 'daily'), new Date(at('2026-11-21 19:30')), {
      timeZone: ZONE,
    });
    const following = next({ ...task(null, 'daily'), due_date: due }, '2026-11-21 20:00');
    expect(wall(following?.due_date ?? '')).toBe('2026-11-22 17:00');
    const chosen = next(task('2026-11-21 23:59', 'daily'), '2026-11-21 20:00');
    expect(wall(chosen?.due_date ?? '')).toBe('2026-11-22 23:59');
  });

  it('is the due date that is there', () => {
    expect(first('2026-12-01 09:00', '2026-11-21 12:00')).toBe('2026-12-01 09:00');
  });
});

test('upcoming dates do not drift', () => {
  const of = task('2027-01-31 09:00', 'monthly', 1, { repeat_until: at('2027-05-31 23:59') });
  const dates = upcomingOccurrences(of, new Date(at('2027-01-31 08:00')), 9, { timeZone: ZONE });
  expect(dates.map((date) => wall(date))).toEqual([
    '2027-02-28 09:00',
    '2027-03-31 09:00',
    '2027-04-30 09:00',
    '2027-05-31 09:00',
  ]);
});

test.each([
  'Pacific/Kiritimati',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Asia/Beirut',
])('in %s a daily task keeps its time for two years', (timeZone) => {
  const due_date = at('2025-12-31 00:30', timeZone);
  const of = { ...task(null, 'daily'), due_date };
  const dates = upcomingOccurrences(of, new Date(due_date), 730, { timeZone });
  const times = dates.map((date) => wall(date, timeZone)?.slice(11));
  expect(new Set(dates.map((date) => dayKeyOf(Date.parse(date), timeZone))).size).toBe(730);
  expect(times.filter((time) => time !== '00:30').every((time) => time === '01:30')).toBe(true);
});

test('the zone of the device counts when none is given', () => {
  const due_date = new Date(2026, 10, 21, 17).toISOString();
  const due = nextOccurrence({ ...task(null, 'daily'), due_date }, new Date(2026, 10, 21, 12));
  expect(due?.due_date).toBe(new Date(2026, 10, 22, 17).toISOString());
});

describe('within a span', () => {
  const within = (of: RepeatingTask, from: string, to: string) =>
    occurrencesWithin(
      of,
      { fromMs: Date.parse(at(from)), toMs: Date.parse(at(to)) },
      { timeZone: ZONE },
    ).map((date) => wall(date));

  it('begins after the open occurrence and ends before the end', () => {
    const of = task('2026-11-21 17:00', 'weekly');
    expect(within(of, '2026-11-16 00:00', '2026-12-05 17:00')).toEqual(['2026-11-28 17:00']);
    expect(within(of, '2026-11-28 17:00', '2026-12-05 17:01')).toEqual([
      '2026-11-28 17:00',
      '2026-12-05 17:00',
    ]);
  });

  it('[decision 19] does not drift, however far away it lies', () => {
    const of = task('2027-01-31 09:00', 'monthly');
    expect(within(of, '2031-02-01 00:00', '2031-04-01 00:00')).toEqual([
      '2031-02-28 09:00',
      '2031-03-31 09:00',
    ]);
  });

  it('is empty once the series has ended', () => {
    const of = task('2026-11-21 17:00', 'daily', 1, { repeat_until: at('2026-11-23 23:59') });
    expect(within(of, '2026-11-16 00:00', '2026-12-28 00:00')).toEqual([
      '2026-11-22 17:00',
      '2026-11-23 17:00',
    ]);
    expect(within(of, '2027-01-01 00:00', '2027-02-01 00:00')).toEqual([]);
  });
});

describe('days that begin at four', () => {
  const evening = { dayStartMinutes: 240 };

  test('a first date is of the day of the person, also after midnight', () => {
    const now = new Date(at('2026-11-27T01:00'));
    const first = firstOccurrence(task(null, 'daily'), now, { timeZone: ZONE, ...evening });
    // 17:00 of the 26th is over: the last second of that day.
    expect(first).toBe(new Date(Date.parse(at('2026-11-27T03:59')) + 59_000).toISOString());
  });

  test('what was due by the end of a day comes again on the next one', () => {
    const due = new Date(Date.parse(at('2026-11-27T03:59')) + 59_000).toISOString();
    const standIn = { ...task(null, 'daily'), due_date: due };
    const found = next(standIn, '2026-11-26T23:00', evening);
    expect(wall(found?.due_date)).toBe('2026-11-27 17:00');
  });

  test('what counts from completion counts from the day of the person', () => {
    const plants = task('2026-11-26T17:00', 'daily', 2, { repeat_from: 'completion' });
    expect(wall(next(plants, '2026-11-27T01:00', evening)?.due_date)).toBe('2026-11-28 17:00');
    expect(wall(next(plants, '2026-11-27T01:00')?.due_date)).toBe('2026-11-29 17:00');
  });
});
