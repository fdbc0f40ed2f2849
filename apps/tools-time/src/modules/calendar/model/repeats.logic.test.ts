import { buildTask } from '@plainday/testing-unit';
import { ghostsWithin } from './repeats.logic';

const RULE = { dayStartMinutes: 0 };

const at = (month: number, day: number, hours = 0) => new Date(2026, month - 1, day, hours);
const NOVEMBER = { fromMs: at(10, 26).getTime(), toMs: at(12, 7).getTime() };
const NOW = at(11, 21, 14).getTime();

test('[CV6] a repeating task comes again after its due date, not before now', () => {
  const task = buildTask({
    due_date: at(11, 7, 10).toISOString(),
    repeat_pattern: 'weekly',
    repeat_interval: 1,
  });
  expect(ghostsWithin([task], NOVEMBER, { nowMs: NOW, ...RULE }).map(({ day }) => day)).toEqual([
    '2026-11-28',
    '2026-12-05',
  ]);
});

test('[CV6] what does not repeat, is done or has no date comes no more', () => {
  const due_date = at(11, 21, 17).toISOString();
  const tasks = [
    buildTask({ due_date }),
    buildTask({ due_date, repeat_pattern: 'daily', completed: true }),
    buildTask({ repeat_pattern: 'daily' }),
  ];
  expect(ghostsWithin(tasks, NOVEMBER, { nowMs: NOW, ...RULE })).toEqual([]);
});

test('[CV6][CV9] a hundred daily tasks give each repeat an id of its own', () => {
  const tasks = Array.from({ length: 100 }, () =>
    buildTask({ due_date: at(1, 1, 9).toISOString(), repeat_pattern: 'daily' }),
  );
  const ghosts = ghostsWithin(tasks, NOVEMBER, { nowMs: NOW, ...RULE });
  expect(ghosts).toHaveLength(100 * 15);
  expect(new Set(ghosts.map(({ id }) => id)).size).toBe(1500);
});
