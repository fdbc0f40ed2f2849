import { buildTask } from '@plainday/testing-unit';
import { hoursCard, moveChanges, moveOf, targetText, zoneOf } from './move.logic';

const RULE = { dayStartMinutes: 0 };

const at = (day: number, hours: number, minutes = 0, month = 11) =>
  new Date(2026, month - 1, day, hours, minutes).toISOString();
const task = buildTask({ due_date: at(21, 17, 30) });

test('[CV4] a move to a day keeps the time of day', () => {
  expect(moveChanges(task, { day: '2026-11-26' }, RULE)).toEqual({ due_date: at(26, 17, 30) });
  expect(targetText(task, { day: '2026-11-26' }, RULE)).toBe('Thu, Nov 26, 17:30');
});

test('[CV4] a move to an hour takes that hour', () => {
  const target = { day: '2026-11-26', time: '14:00' };
  expect(moveChanges(task, target, RULE)).toEqual({ due_date: at(26, 14) });
  expect(targetText(task, target, RULE)).toBe('Thu, Nov 26, 14:00');
});

test('[CV4] the reminder keeps its distance (decision 21)', () => {
  const reminded = { ...task, reminder_time: at(21, 17, 15) };
  expect(moveChanges(reminded, { day: '2026-11-26' }, RULE)).toEqual({
    due_date: at(26, 17, 30),
    reminder_time: at(26, 17, 15),
  });
});

test('[CV4] to where it is already, nothing moves', () => {
  expect(moveChanges(task, { day: '2026-11-21' }, RULE)).toBeNull();
});

test('the time on the clock stays over a change of the clocks', () => {
  const before = buildTask({ due_date: at(24, 9, 0, 10) });
  const { due_date } = moveChanges(before, { day: '2026-10-26' }, RULE) ?? {};
  expect(due_date).toBe(at(26, 9, 0, 10));
});

test.each([{ day: '2026-11-26' }, { day: '2026-11-26', time: '14:00' }])(
  'the place %p can be the name of a drop zone',
  (target) => expect(moveOf('t1', zoneOf(target))).toEqual({ taskId: 't1', target }),
);

test('[CV4] [decision 89] a task without a time goes to another day without one, and to an hour with it', () => {
  const end = new Date(2026, 10, 21, 23, 59, 59).toISOString();
  const day = buildTask({ due_date: end, due_day: '2026-11-21' });
  const moved = {
    due_date: new Date(2026, 10, 26, 23, 59, 59).toISOString(),
    due_day: '2026-11-26',
  };
  expect(moveChanges(day, { day: '2026-11-26' }, RULE)).toEqual(moved);
  expect(moveChanges(day, { day: '2026-11-21' }, RULE)).toBeNull();
  expect(targetText(day, { day: '2026-11-26' }, RULE)).toBe('Thu, Nov 26');
  const hour = { day: '2026-11-26', time: '14:00' };
  expect(moveChanges(day, hour, RULE)).toEqual({ due_date: at(26, 14), due_day: null });
});

test('[CV4] [issue 39.7] out of the hours onto a day as a whole, the time goes', () => {
  const { taskId, target } = moveOf(hoursCard('t1'), zoneOf({ day: '2026-11-26' }));
  expect([taskId, target]).toEqual(['t1', { day: '2026-11-26', time: null }]);
  expect(moveChanges(task, target, RULE)).toEqual({
    due_date: new Date(2026, 10, 26, 23, 59, 59).toISOString(),
    due_day: '2026-11-26',
  });
  const hour = { day: '2026-11-26', time: '14:00' };
  expect(moveOf(hoursCard('t1'), zoneOf(hour))).toEqual({ taskId: 't1', target: hour });
});
