import { buildTask } from '@plainday/testing-unit';
import { agendaByDay, agendaOn } from './agenda.logic';
import { hourRange, hoursOf, minutesWithin, wallMinutes } from './blocks.logic';
import { moveChanges } from './move.logic';
import { ghostsWithin } from './repeats.logic';

/** Somebody whose day begins at four. */
const EVENING = { dayStartMinutes: 240 };
const DAY = '2026-11-21';
const at = (day: number, hours: number, minutes = 0) =>
  new Date(2026, 10, day, hours, minutes).toISOString();

test('[CV11] what is due at one at night stands on the day before, below its evening', () => {
  const open = [
    buildTask({ title: 'Tea', due_date: at(22, 1), duration: 30 }),
    buildTask({ title: 'Any time', due_date: new Date(2026, 10, 22, 3, 59, 59).toISOString() }),
    buildTask({ title: 'Next day', due_date: at(22, 4) }),
  ];
  const agenda = agendaOn(agendaByDay({ open }, EVENING), DAY);
  expect(agenda.open.map(({ title }) => title)).toEqual(['Tea', 'Any time']);
  const hours = hoursOf(agenda, DAY, EVENING);
  expect(hours.blocks.map(({ from, to }) => [from, to])).toEqual([
    [25 * 60, 25 * 60 + 30],
    [27 * 60 + 59, 28 * 60],
  ]);
  expect(hourRange([hours], wallMinutes(Date.parse(at(22, 2)), DAY), EVENING)).toEqual([8, 28]);
});

test('[CV11] a repeat of the night belongs to the day before', () => {
  const task = buildTask({ due_date: at(20, 1), repeat_pattern: 'daily', repeat_interval: 1 });
  const span = { fromMs: Date.parse(at(21, 4)), toMs: Date.parse(at(22, 4)) };
  const present = { nowMs: Date.parse(at(20, 12)), ...EVENING };
  expect(ghostsWithin([task], span, present).map(({ day, due }) => [day, due])).toEqual([
    [DAY, at(22, 1)],
  ]);
});

test('[CV11] what is dropped on an hour of the night is due in that night', () => {
  const task = buildTask({ due_date: at(20, 17) });
  expect(moveChanges(task, { day: DAY, time: '01:00' }, EVENING)).toEqual({ due_date: at(22, 1) });
  expect(moveChanges(task, { day: DAY, time: '04:00' }, EVENING)).toEqual({ due_date: at(21, 4) });
  expect([minutesWithin('01:30', EVENING), minutesWithin('04:00', EVENING)]).toEqual([1530, 240]);
});
