import { dueAtTime, dueOnDay, NO_DUE, repeatSentence, type Due } from '@plainday/domain-tasks';
import { readWhen, withRule, type Asking } from './read-when.logic';
import { nextDays } from './next-days.logic';

// A Wednesday, 14:06 in Berlin, where tests are.
const NOW = Date.parse('2026-11-25T13:06:00Z');
const preferences = { dayStartMinutes: 0, dueTimeMinutes: 17 * 60, newDatesTimed: true };
const asking: Asking = { preferences, nowMs: NOW };
const day = (text: string) => dueOnDay(text, { dayStartMinutes: 0 });
const at = (text: string) => dueAtTime(new Date(text).toISOString());
const MORNING = at('2026-11-27T09:30');

/** `2026-11-27 09:30 | Every Friday`, as a person would check it. */
function said(text: string, due: Due = NO_DUE, isRepeat = false): string | null {
  const when = readWhen(text, due, asking, isRepeat);
  if (!when) return null;
  const { due_date, due_day } = when.due;
  const date = new Date(due_date ?? 0);
  const time = `${date.toLocaleDateString('sv-SE')} ${date.toLocaleTimeString('sv-SE').slice(0, 5)}`;
  const first = due_date === null ? 'never' : (due_day ?? time);
  return when.repeat ? `${first} | ${repeatSentence(when.repeat)}` : first;
}

it.each([
  ['fri', NO_DUE, '2026-11-27 17:00'],
  ['tomorrow 9am', NO_DUE, '2026-11-26 09:00'],
  ['24 dec', MORNING, '2026-12-24 09:30'],
  ['24 dec', day('2026-11-27'), '2026-12-24'],
  ['5pm fri', day('2026-11-20'), '2026-11-27 17:00'],
  ['no date', MORNING, 'never'],
  ['every mon, wed at 9', MORNING, '2026-11-30 09:00 | Every Monday and Wednesday'],
  ['every weekday', MORNING, '2026-11-27 09:30 | Every weekday'],
  ['every 3rd fri', MORNING, '2026-12-18 09:30 | Every month on the third Friday'],
  ['10 days after done', MORNING, '2026-11-27 09:30 | Every 10 days after completion'],
  ['every! 3 days', day('2026-11-26'), '2026-11-26 | Every 3 days after completion'],
  // What is over today begins with its next day.
  ['every wed', at('2026-11-24T09:30'), '2026-12-02 09:30 | Weekly'],
  ['daily, 5 times', NO_DUE, '2026-11-25 17:00 | Daily, 5 times'],
])('[TL26] “%s” for what is due %o is %s', (text, due, expected) => {
  expect(said(text, due)).toBe(expected);
});

it.each(['', 'call ada', 'fri call', 'every', 'every hour', 'fri p1', 'tomorrow #home'])(
  '[TL26] “%s” is not a date yet',
  (text) => {
    expect(said(text)).toBeNull();
  },
);

it.each([
  ['mon, wed, fri', 'Every Monday, Wednesday and Friday'],
  ['friday', 'Weekly'],
  ['2 weeks', 'Every 2 weeks'],
  ['24 dec', 'Yearly'],
])('[TL27] “%s” is a repetition where one is asked for', (text, expected) => {
  expect(said(text, MORNING, true)?.split(' | ')[1]).toBe(expected);
});

it('[TL27] a rule keeps the day that fits, moves one that does not, and says its days', () => {
  const weekdays = [1, 3, 5].map((weekday) => ({ weekday, nth: 0 }));
  const rule = { freq: 'weekly', interval: 1, weekdays } as const;
  expect(withRule(MORNING, rule, asking).due).toBe(MORNING);
  const { due, columns } = withRule(day('2026-11-26'), rule, asking);
  expect(due.due_day).toBe('2026-11-27');
  const series = {
    ...due,
    ...columns,
    repeat_until: null,
    repeat_from: null,
    repeat_left: null,
    reminder_time: null,
  };
  expect(nextDays(series, 3, NOW, preferences)).toEqual(['2026-11-27', '2026-11-30', '2026-12-02']);
  expect(withRule(NO_DUE, { freq: 'daily', interval: 2 }, asking).due).toBe(NO_DUE);
});
