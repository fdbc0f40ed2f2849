import { buildTask } from '@plainday/testing-unit';
import { daysFrom, fillDays } from '../../../shared/days/days.logic';
import { dueOn, moveToDay, placeText } from '../../../shared/when/move.logic';
import { afterMove, dayName, daySaid, nothingText, rangeText, stretchesOf } from './upcoming.logic';

const at = (day: number, hours = 0, minutes = 0, seconds = 0) =>
  new Date(2026, 10, day, hours, minutes, seconds);
const habits = { dueTimeMinutes: 17 * 60, newDatesTimed: true, dayStartMinutes: 0 };
const CAPACITY = Array<number>(7).fill(360);
const days = daysFrom({ nowMs: +at(21, 14), dayStartMinutes: 0 }, 1, 14);
const task = (id: string, date: Date, duration: number | null) =>
  buildTask({ id, due_date: date.toISOString(), duration });
const icons = task('icons', at(25, 16), 120);
const chapter = task('chapter', at(26, 10), 45);
const tasks = [chapter, icons, task('halden', at(25, 9), 270), task('today', at(21, 18), 30)];
const groups = fillDays(tasks, days, CAPACITY, habits);
const [, , , wednesday, thursday, friday] = groups;

test('[UP1] fourteen days from tomorrow on, the empty ones too, each with its minutes', () => {
  expect(groups).toHaveLength(14);
  expect(wednesday?.tasks.map(({ id }) => id)).toEqual(['halden', 'icons']);
  expect([wednesday, thursday, friday].map((day) => day?.minutes)).toEqual([390, 45, 0]);
  expect(groups.flatMap((day) => day.tasks.map(({ id }) => id))).not.toContain('today');
  expect(rangeText(days)).toBe('Nov 22 – Dec 5');
  const names = ['2026-11-22', '2026-11-23'].map((key) => dayName(key, '2026-11-21'));
  expect(names).toEqual(['Tomorrow', 'Monday']);
});

test('[UP2] both days answer before anything is dropped', () => {
  const move = { task: icons, to: '2026-11-26' };
  const after = [wednesday, thursday, friday].map((day) => day && afterMove(day, move));
  expect(after).toEqual([270, 165, null]);
  expect(wednesday && afterMove(wednesday, { task: icons, to: '2026-11-25' })).toBeNull();
  expect(wednesday && afterMove(wednesday, { task: icons, to: null })).toBeNull();
  expect(thursday && daySaid({ ...thursday, minutes: 165 })).toBe(
    'Thursday, November 26, 2 h 45 of 6 h planned',
  );
  expect(friday && daySaid(friday)).toBe('Friday, November 27');
});

test('[UP1] days without anything are one stretch, from the one before to the one after', () => {
  const stretches = stretchesOf(groups, (day) => day.tasks.length === 0);
  expect(stretches.map(({ days: some, isEmpty }) => [some.length, isEmpty])).toEqual([
    [3, true],
    [1, false],
    [1, false],
    [9, true],
  ]);
});

test.each([
  ['this weekend', 25, 28, 2, 'Nothing this weekend'],
  ['a weekend later', 25, 35, 2, 'Nothing until Monday, Dec 7'],
  ['a weekend that is there', 28, 28, 2, 'Nothing until Monday, Nov 30'],
  ['two days that are no weekend', 25, 29, 2, 'Nothing until Tuesday, Dec 1'],
  ['one day', 25, 30, 1, 'Nothing on Monday, Nov 30'],
  ['the next day', 25, 26, 1, 'Nothing tomorrow'],
])('[UP1] %s without anything is said as people say it', (_, now, from, count, text) => {
  const [today] = daysFrom({ nowMs: +at(now, 14), dayStartMinutes: 0 }, 0, 1);
  const some = daysFrom({ nowMs: +at(from, 14), dayStartMinutes: 0 }, 0, count + 1);
  expect(nothingText(some.slice(0, count), some[count], today?.key ?? '')).toBe(text);
});

test('[UP1] where nothing follows, the last of the days is said', () => {
  expect(nothingText(days, undefined, '2026-11-21')).toBe('Nothing from Nov 22 to Dec 5');
});

test('[UP2] a move keeps the time of day, and where there was none takes the usual one', () => {
  expect(moveToDay(icons, '2026-11-26', habits)).toMatchObject({
    due_date: at(26, 16).toISOString(),
  });
  expect(moveToDay(icons, '2026-11-25', habits)).toBeNull();
  expect(placeText(icons, '2026-11-26', habits)).toBe('Thu, Nov 26, 16:00');
  const late = task('late', at(21, 23, 59, 59), 10);
  expect(placeText(late, '2026-11-26', habits)).toBe('Thu, Nov 26, 17:00');
});

test('[UP2] where a day begins at four, its night stays its own', () => {
  const night = task('night', at(22, 2), 10);
  const due = dueOn(night, '2026-11-26', { ...habits, dayStartMinutes: 240 });
  expect(due).toEqual({ due_date: at(27, 2).toISOString(), due_day: null });
});

test('[UP2] [decision 89] a task without a time stays without one', () => {
  const day = buildTask({ due_date: at(25, 23, 59, 59).toISOString(), due_day: '2026-11-25' });
  const end = at(26, 23, 59, 59).toISOString();
  const moved = { due_date: end, due_day: '2026-11-26' };
  expect(moveToDay(day, '2026-11-26', habits)).toMatchObject(moved);
  expect(moveToDay(day, '2026-11-25', habits)).toBeNull();
  expect(placeText(day, '2026-11-26', habits)).toBe('Thu, Nov 26');
  const none = { due_date: null, due_day: null };
  expect(dueOn(none, '2026-11-26', { ...habits, newDatesTimed: false })).toEqual(moved);
});

test('[UP2] the reminder goes along', () => {
  const reminded = { ...icons, reminder_time: at(25, 15).toISOString() };
  expect(moveToDay(reminded, '2026-11-26', habits)?.reminder_time).toBe(at(26, 15).toISOString());
});
