import {
  lateness,
  snoozed,
  NEWS_MS,
  nextTime,
  snoozeOf,
  timeOf,
  toShow,
  waiting,
  withAnswered,
  withShown,
  withSnoozed,
} from './reminders.logic';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE_MS = 60_000;
const iso = (ms: number) => new Date(ms).toISOString();
const task = (id: string, reminderMs: number, dueMs = reminderMs + 10 * MINUTE_MS) => ({
  id,
  reminder_time: iso(reminderMs),
  due_date: iso(dueMs),
});
const ids = (tasks: readonly { id: string }[]) => tasks.map(({ id }) => id).join(' ');

const past = task('past', NOW - MINUTE_MS);
const older = task('older', NOW - 60 * MINUTE_MS);
const ancient = task('ancient', NOW - NEWS_MS - MINUTE_MS);
const future = task('future', NOW + MINUTE_MS);
const all = [future, older, ancient, past];

test('what waits is what has come, newest first, without old news', () => {
  expect(ids(waiting(all, {}, NOW))).toBe('past older');
  expect(nextTime(all, {}, NOW)).toBe(NOW + MINUTE_MS);
  expect(nextTime([past], {}, NOW)).toBeNull();
});

test('shown is only what came while the app was open, and once', () => {
  const openedAt = NOW - 10 * MINUTE_MS;
  expect(ids(toShow(all, {}, NOW, openedAt))).toBe('past');
  const book = withShown({}, past, NOW);
  expect(toShow(all, book, NOW, openedAt)).toEqual([]);
  expect(ids(waiting(all, book, NOW))).toBe('past older');
  expect(withShown(book, past, NOW)).toBe(book);
});

test('what was answered waits no more, until its reminder is another one', () => {
  const book = withAnswered(withShown({}, past, NOW), past, NOW);
  expect(ids(waiting(all, book, NOW))).toBe('older');
  const moved = { ...past, reminder_time: iso(NOW - 30_000) };
  expect(ids(waiting([moved], book, NOW))).toBe('past');
});

test('a snooze moves the reminder while it may, and is kept here past the due date', () => {
  const later = task('later', NOW, NOW + 60 * MINUTE_MS);
  expect(snoozeOf(later, NOW)).toEqual({ kind: 'moved', reminderTime: iso(NOW + 15 * MINUTE_MS) });
  const until = NOW + 15 * MINUTE_MS;
  expect(snoozeOf(past, NOW)).toEqual({ kind: 'local', until });
  const book = withSnoozed(withShown({}, past, NOW), past, until, NOW);
  expect(timeOf(book, past)).toBe(until);
  expect(waiting([past], book, NOW)).toEqual([]);
  expect(nextTime([past], book, NOW)).toBe(until);
  expect(ids(toShow([past], book, until, NOW - MINUTE_MS))).toBe('past');
});

test('[issue 13] what was snoozed is known until it comes again', () => {
  const moved = { ...past, reminder_time: new Date(NOW + 15 * 60_000).toISOString() };
  const book = withSnoozed({}, moved, NOW + 15 * 60_000, NOW);
  expect(snoozed([moved], book, NOW)).toEqual([{ task: moved, until: NOW + 15 * 60_000 }]);
  expect(snoozed([moved], book, NOW + 15 * 60_000)).toEqual([]);
  expect(snoozed([past], book, NOW)).toEqual([]);
});

test('the book forgets what is long past', () => {
  const book = withShown({}, ancient, NOW);
  expect(Object.keys(withShown(book, past, NOW + 5 * NEWS_MS))).toEqual(['past']);
});

test('shown late, it says since when, also where it was snoozed to', () => {
  const at = new Date(2026, 10, 21, 9, 5).getTime();
  const slept = task('slept', at);
  const late = (minutes: number, book = {}) => lateness(book, slept, at + minutes * MINUTE_MS);
  expect([late(1), late(2), late(24 * 60)]).toEqual([
    '',
    'From Nov 21, 09:05',
    'From Nov 21, 09:05',
  ]);
  const book = withSnoozed({}, slept, at + 15 * MINUTE_MS, at);
  expect([late(16, book), late(18, book)]).toEqual(['', 'From Nov 21, 09:20']);
});
