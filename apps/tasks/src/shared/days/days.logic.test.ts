import { buildTask } from '@plainday/testing-unit';
import { capacityOn, daysFrom, dueBefore, dueBetween, loadOf } from './days.logic';
import { dueTime, hasFixedTime, shortDuration, unknownText } from './words.logic';

const at = (day: number, hours = 0, minutes = 0, seconds = 0) =>
  new Date(2026, 10, day, hours, minutes, seconds);
const due = (day: number, hours: number, minutes = 0, seconds = 0) => ({
  due_date: at(day, hours, minutes, seconds).toISOString(),
  due_day: null,
});
const present = { nowMs: at(21, 14, 6).getTime(), dayStartMinutes: 0 };

test('days follow one another without a gap, from the one that is asked for', () => {
  const [first, second] = daysFrom(present, 1, 14);
  expect(first).toEqual({ key: '2026-11-22', start: +at(22), end: +at(23) });
  expect(second?.start).toBe(first?.end);
  expect(daysFrom(present, 1, 14).at(-1)?.key).toBe('2026-12-05');
});

test('where a day begins at four, the night belongs to the day before', () => {
  const [day] = daysFrom({ nowMs: +at(22, 3), dayStartMinutes: 240 }, 0, 1);
  expect(day).toEqual({ key: '2026-11-21', start: +at(21, 4), end: +at(22, 4) });
});

test('tasks of a day stand by their time, those of the same time as in the list', () => {
  const task = (id: string, hours: number, position = 0) =>
    buildTask({ id, position, ...due(21, hours) });
  const tasks = [task('c', 17, 2), task('b', 17, 1), task('a', 9), buildTask({ id: 'none' })];
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');
  expect(ids(dueBetween(tasks, +at(21), +at(22), present))).toBe('abc');
  expect(ids(dueBefore(tasks, +at(21, 10), present))).toBe('a');
});

test('[decision 89] a task without a time comes last on its own day, wherever it was written', () => {
  const auckland = { due_date: '2026-11-21T10:59:59Z', due_day: '2026-11-21' };
  const tasks = [
    buildTask({ id: 'day', position: 2, ...auckland }),
    buildTask({ id: 'first', position: 1, ...auckland }),
    buildTask({ id: 'evening', position: 3, ...due(21, 23) }),
  ];
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  expect(ids(dueBetween(tasks, +at(21), +at(22), present))).toEqual(['evening', 'first', 'day']);
  const night = { dayStartMinutes: 240 };
  expect(dueBetween(tasks, +at(22, 3), +at(22, 4), night)).toHaveLength(2);
  expect(dueBefore(tasks, +at(21), present)).toEqual([]);
});

test('what has no duration counts nothing and is told apart', () => {
  const tasks = [buildTask({ duration: 90 }), buildTask({ duration: null })];
  expect(loadOf(tasks)).toEqual({ minutes: 90, unknown: 1 });
  expect([unknownText(0), unknownText(2)]).toEqual(['', '2 tasks without a duration']);
});

test('each weekday has its own capacity', () => {
  const capacity = [480, 480, 480, 480, 360, 0, 0];
  expect(['2026-11-20', '2026-11-21'].map((day) => capacityOn(day, capacity))).toEqual([360, 0]);
});

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30'],
  [61, '1 h 1'],
])('%i minutes are %s', (minutes, text) => expect(shortDuration(minutes)).toBe(text));

test('a time of day is said with two digits each', () =>
  expect(dueTime(due(21, 9, 5))).toBe('09:05'));

test('the usual time and the end of the day are no times of their own', () => {
  const usual = 17 * 60;
  expect(hasFixedTime(due(21, 15), usual)).toBe(true);
  expect(hasFixedTime(due(21, 17), usual)).toBe(false);
  expect(hasFixedTime(due(21, 23, 59, 59), usual)).toBe(false);
  expect(hasFixedTime(due(21, 23, 59), usual)).toBe(true);
  expect(hasFixedTime({ due_date: null, due_day: null }, usual)).toBe(false);
});

test('[issue 37.5] the end of a day is read anew where the device has come into another zone', () => {
  const zone = jest.spyOn(Date.prototype, 'getTimezoneOffset');
  const task = buildTask({ due_date: '2026-11-22T22:59:59Z', due_day: '2026-11-22' });
  const utc = (day: number, hours: number) => Date.UTC(2026, 10, day, hours);
  const isOn = (from: number, to: number) =>
    dueBetween([task], from, to, { dayStartMinutes: 0 }).length === 1;
  // New York, then Berlin.
  zone.mockReturnValue(300);
  expect(isOn(utc(22, 5), utc(23, 5))).toBe(true);
  zone.mockReturnValue(-60);
  expect(isOn(utc(21, 23), utc(22, 23))).toBe(true);
  zone.mockRestore();
});
