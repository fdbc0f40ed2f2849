import { dueAtTime, NO_DUE } from '@plainday/domain-tasks';
import { remindChanges } from './remind.logic';

const at = (day: number, hours: number, minutes = 0) =>
  new Date(2026, 10, day, hours, minutes).toISOString();
const timed = dueAtTime(at(25, 16));
const day = { due_date: at(25, 23, 59), due_day: '2026-11-25' };

test('[decision 89] a reminder comes minutes before a time, and days before a day', () => {
  expect(remindChanges(15, timed, 540)).toEqual({ reminder_time: at(25, 15, 45) });
  expect(remindChanges(0, day, 540)).toEqual({ reminder_time: at(25, 9) });
  expect(remindChanges(2, day, 8 * 60 + 30)).toEqual({ reminder_time: at(23, 8, 30) });
});

test('it is taken away, kept, or asks for a date', () => {
  expect(remindChanges('none', timed, 540)).toEqual({ reminder_time: null });
  expect(remindChanges('kept', timed, 540)).toEqual({});
  expect(remindChanges(15, NO_DUE, 540)).toEqual({});
});
