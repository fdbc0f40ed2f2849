import { instantOf } from '@plainday/domain-calendar';
import { nextOccurrence, occurrencesWithin, upcomingOccurrences } from './next-occurrence';
import { NO_REPEAT } from '../model/repeat-fields';
import type { RepeatingTask } from './recurrence.types';
import { parseRule, ruleText } from './rule';

const timeZone = 'Europe/Berlin';
const at = (wall: string) =>
  new Date(instantOf(wall.slice(0, 10), wall.slice(11), timeZone)).toISOString();
const shown = (iso: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(iso),
  );

function task(due: string, rule: string, fields: Partial<RepeatingTask> = {}): RepeatingTask {
  return {
    ...NO_REPEAT,
    due_date: at(due),
    due_day: null,
    reminder_time: null,
    repeat_pattern: 'weekly',
    repeat_interval: 1,
    repeat_rule: rule,
    ...fields,
  };
}

const next = (of: RepeatingTask, now: string) => {
  const found = nextOccurrence(of, new Date(at(now)), { timeZone });
  return found && shown(found.due_date);
};

// By the calendar of November and December 2026; the 26th of November is a Thursday.
test.each([
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-27 09:00', '2026-11-27 08:00', '2026-11-30 09:00'],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR', '2026-11-25 09:00', '2026-11-25 10:00', '2026-11-27 09:00'],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
    '2026-11-26 09:00',
    '2026-11-26 10:00',
    '2026-12-08 09:00',
  ],
  ['FREQ=MONTHLY;BYDAY=3FR', '2026-11-20 09:00', '2026-11-26 10:00', '2026-12-18 09:00'],
  ['FREQ=MONTHLY;BYDAY=-1MO', '2026-11-30 09:00', '2026-11-30 10:00', '2026-12-28 09:00'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30 09:00', '2026-11-30 10:00', '2026-12-31 09:00'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-11-15 09:00', '2026-11-26 10:00', '2026-12-01 09:00'],
  ['FREQ=MONTHLY;BYMONTHDAY=31', '2027-01-31 09:00', '2027-01-31 10:00', '2027-02-28 09:00'],
  [
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    '2027-01-29 09:00',
    '2027-01-29 10:00',
    '2027-02-26 09:00',
  ],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '2026-11-26 09:00', '2026-11-26 10:00', '2027-11-25 09:00'],
  // Moved by hand to a day that is none of its own, it goes on with its own.
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR', '2026-11-26 09:00', '2026-11-26 10:00', '2026-11-27 09:00'],
])('[decision 90] %s, due %s, done %s → %s', (rule, due, now, expected) => {
  expect(next(task(due, rule), now)).toBe(expected);
});

test.each([
  ['FREQ=DAILY;INTERVAL=3', '2026-11-20 09:00', '2026-11-26 22:00', '2026-11-29 09:00'],
  ['FREQ=DAILY;INTERVAL=3', '2026-12-20 09:00', '2026-11-26 08:00', '2026-11-29 09:00'],
  ['FREQ=MONTHLY', '2026-11-20 09:00', '2026-11-26 22:00', '2026-12-26 09:00'],
  ['FREQ=WEEKLY;BYDAY=MO,FR', '2026-11-20 09:00', '2026-11-26 22:00', '2026-11-27 09:00'],
  // Done before its day, that day has been done.
  ['FREQ=WEEKLY;BYDAY=MO,FR', '2026-11-27 09:00', '2026-11-26 22:00', '2026-11-30 09:00'],
])('[decision 90] %s from completion, due %s, done %s → %s', (rule, due, now, expected) => {
  expect(next(task(due, rule, { repeat_from: 'completion' }), now)).toBe(expected);
});

describe('[decision 90] an end after a number of times', () => {
  const twice = task('2026-11-26 09:00', 'FREQ=WEEKLY;BYDAY=TH', { repeat_left: 2 });
  it('comes with the last', () => {
    expect(next(twice, '2026-11-26 10:00')).toBe('2026-12-03 09:00');
    expect(next({ ...twice, repeat_left: 1 }, '2026-11-26 10:00')).toBeNull();
  });

  it('is seen ahead', () => {
    const now = new Date(at('2026-11-26 08:00'));
    const left = { ...twice, repeat_left: 3 };
    const dates = ['2026-12-03 09:00', '2026-12-10 09:00'];
    expect(upcomingOccurrences(left, now, 5, { timeZone }).map(shown)).toEqual(dates);
    const span = {
      fromMs: Date.parse(at('2026-12-05 00:00')),
      toMs: Date.parse(at('2027-03-01 00:00')),
    };
    expect(occurrencesWithin(left, span, { timeZone }).map(shown)).toEqual(dates.slice(1));
  });
});

test('[decision 90] what counts from completion stands in no calendar, but is told as if done in time', () => {
  const plants = task('2026-11-26 09:00', 'FREQ=DAILY;INTERVAL=3', { repeat_from: 'completion' });
  const span = {
    fromMs: Date.parse(at('2026-11-01 00:00')),
    toMs: Date.parse(at('2027-03-01 00:00')),
  };
  expect(occurrencesWithin(plants, span, { timeZone })).toEqual([]);
  const now = new Date(at('2026-11-25 08:00'));
  expect(upcomingOccurrences(plants, now, 2, { timeZone }).map(shown)).toEqual([
    '2026-11-29 09:00',
    '2026-12-02 09:00',
  ]);
});

test.each([
  ['RRULE:FREQ=WEEKLY;WKST=SU;BYDAY=WE,MO', 'FREQ=WEEKLY;BYDAY=MO,WE'],
  ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['FREQ=MONTHLY;BYDAY=FR;BYSETPOS=3', 'FREQ=MONTHLY;BYDAY=3FR'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-1', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', 'FREQ=MONTHLY;BYMONTHDAY=31'],
  ['freq=yearly;bymonth=11;byday=4th;X-OF=us', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH'],
])('[decision 90] %s is %s', (text, plain) => {
  const rule = parseRule(text);
  expect(rule && ruleText(rule)).toBe(plain);
});

test.each([
  '',
  'FREQ=HOURLY',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=1000',
  'FREQ=DAILY;INTERVAL=2;BYDAY=MO',
  'FREQ=WEEKLY;BYDAY=3FR',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU',
  'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'FREQ=MONTHLY;BYDAY=FR',
  'FREQ=YEARLY;BYMONTHDAY=1',
  'FREQ=YEARLY;BYDAY=20MO',
  'FREQ=DAILY;COUNT=3',
  'FREQ=DAILY;BYHOUR=9',
])('[decision 90] tasks cannot have %s', (text) => {
  expect(parseRule(text)).toBeNull();
  // Pattern and interval are there for that.
  expect(next(task('2026-11-26 09:00', text), '2026-11-26 10:00')).toBe('2026-12-03 09:00');
});
