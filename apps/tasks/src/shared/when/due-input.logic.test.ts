import { dueAtTime, type TimeOfDay } from '@plainday/domain-tasks';
import { dueInputs, inputsOf, withDate as dateOf, withTime as timeOf } from './due-input.logic';

const NOW = new Date(2026, 10, 21, 12, 0);
const FIVE = { hours: 17, minutes: 0 };
const at = (day: number, hours: number, minutes = 0) =>
  new Date(2026, 10, day, hours, minutes).toISOString();

const DAY = { due_date: at(25, 12), due_day: '2026-11-25' };
const choosing = (preferred: TimeOfDay | null, now = NOW) => ({
  preferred,
  dayStartMinutes: 0,
  now,
});
const withDate = (due: string | null, date: string, time: TimeOfDay, now: Date) =>
  dateOf(dueAtTime(due), date, choosing(time, now))?.due_date ?? null;
const withTime = (due: string | null, time: string, now: Date) =>
  timeOf(dueAtTime(due), time, choosing(FIVE, now))?.due_date ?? null;
const end = (day: number) => new Date(2026, 10, day, 23, 59, 59).toISOString();

test('[decision 89] a day without a time stays one, until a time is named', () => {
  expect(dueInputs(DAY)).toEqual({ date: '2026-11-25', time: '' });
  const moved = { due_date: end(26), due_day: '2026-11-26' };
  expect(dateOf(DAY, '2026-11-26', choosing(FIVE))).toEqual(moved);
  expect(timeOf(DAY, '09:30', choosing(FIVE))).toEqual(dueAtTime(at(25, 9, 30)));
  expect(dateOf(DAY, '2026-13-01', choosing(FIVE))).toBeNull();
  expect(dateOf(dueAtTime(null), '2026-11-26', choosing(null))).toEqual(moved);
  expect(dateOf(dueAtTime(at(25, 9)), '2026-11-26', choosing(null))?.due_day).toBeNull();
});

test('[decision 89] a time that is emptied leaves its day', () => {
  const left = { due_date: end(25), due_day: '2026-11-25' };
  expect(timeOf(dueAtTime(at(25, 9)), '', choosing(FIVE))).toEqual(left);
  expect(timeOf(dueAtTime(null), '', choosing(FIVE))).toEqual(dueAtTime(null));
});

test('an instant is shown as a day and a time', () => {
  expect(inputsOf(at(21, 9, 5))).toEqual({ date: '2026-11-21', time: '09:05' });
  expect(inputsOf(null)).toEqual({ date: '', time: '' });
});

test('[TL12] a day without a time takes the preferred one, and keeps the one that is there', () => {
  expect(withDate(null, '2026-11-25', FIVE, NOW)).toBe(at(25, 17));
  expect(withDate(at(21, 9, 5), '2026-11-25', FIVE, NOW)).toBe(at(25, 9, 5));
});

const END_OF_TODAY = new Date(Date.parse(at(21, 23, 59)) + 59_000).toISOString();

test('[TL12] today is not overdue at birth', () => {
  expect(withDate(null, '2026-11-21', { hours: 8, minutes: 0 }, NOW)).toBe(END_OF_TODAY);
  expect(withDate(null, '2026-11-21', FIVE, NOW)).toBe(at(21, 17));
});

test('[decision 28] what stands in for a time holds for that day only', () => {
  expect(withDate(END_OF_TODAY, '2026-11-22', FIVE, NOW)).toBe(at(22, 17));
  expect(withDate(at(21, 23, 59), '2026-11-22', FIVE, NOW)).toBe(at(22, 23, 59));
});

test('a day that is not yet one changes nothing', () => {
  for (const text of ['', '0002-11-25', '2026-13-01', '2200-01-01']) {
    expect(withDate(null, text, FIVE, NOW)).toBeNull();
  }
});

test('a time without a day is the next such time', () => {
  expect(withTime(null, '15:30', NOW)).toBe(at(21, 15, 30));
  expect(withTime(null, '12:00', NOW)).toBe(at(22, 12));
  expect(withTime(at(25, 9), '15:30', NOW)).toBe(at(25, 15, 30));
});
