import { PRIORITIES, type Task } from '@plainday/domain-tasks';
import { buildTask } from '@plainday/testing-unit';
import { changesFor, describeChanges } from './moving.logic';
import { quadrantAt, type MatrixPresent } from './quadrant.logic';
import { QUADRANTS } from './quadrants';

const present: MatrixPresent = {
  nowMs: Date.parse('2026-11-21T11:00:00Z'),
  dayStartMinutes: 0,
  dueTimeMinutes: 17 * 60,
  newDatesTimed: true,
  timeZone: 'Europe/Berlin',
};
const HOUR = 3_600_000;

/** The same numbers at every run: a failing case can be looked at. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function* cases(count: number): Generator<{ task: Task; at: MatrixPresent }> {
  const roll = dice(7);
  const zones = ['Europe/Berlin', 'America/New_York', 'America/Havana', 'Pacific/Auckland', 'UTC'];
  for (let index = 0; index < count; index += 1) {
    // A fortnight around the nights in which clocks change, and the ends of months.
    const from = [Date.UTC(2026, 2, 1), Date.UTC(2026, 9, 20), Date.UTC(2028, 1, 20)][roll(3)] ?? 0;
    const nowMs = from + roll(40 * 24 * 60) * 60_000;
    const due = roll(4) === 0 ? null : new Date(nowMs + (roll(24 * 20) - 24 * 5) * HOUR);
    const reminder = due && roll(2) ? new Date(due.getTime() - roll(48) * HOUR) : null;
    yield {
      task: buildTask({
        priority: PRIORITIES[roll(3)] ?? 'medium',
        focused: roll(2) === 1,
        due_date: due?.toISOString() ?? null,
        reminder_time: reminder?.toISOString() ?? null,
      }),
      at: {
        nowMs,
        dayStartMinutes: [0, 0, 180, 300][roll(4)] ?? 0,
        dueTimeMinutes: roll(24 * 60),
        newDatesTimed: true,
        timeZone: zones[roll(zones.length)],
      },
    };
  }
}

test('[EM5] whatever it was, the task then stands in the target quadrant', () => {
  for (const { task, at } of cases(1500)) {
    for (const { id } of QUADRANTS) {
      const moved = { ...task, ...changesFor(id, task, at) };
      expect([quadrantAt(at)(moved), task, at]).toEqual([id, task, at]);
      expect(changesFor(id, moved, at)).toEqual({});
    }
  }
});

test('[EM5] nothing changes that need not: without any one of the changes it would not stand there', () => {
  for (const { task, at } of cases(600)) {
    for (const { id } of QUADRANTS) {
      const changes = changesFor(id, task, at);
      for (const field of ['priority', 'focused', 'due_date'] as const) {
        if (!(field in changes)) continue;
        const without = { ...task, ...changes, [field]: task[field] };
        expect([quadrantAt(at)(without), field]).not.toEqual([id, field]);
      }
      if (!('due_date' in changes)) expect(changes).not.toHaveProperty('reminder_time');
    }
  }
});

test('[EM5] a reminder follows and never comes after the due date', () => {
  for (const { task, at } of cases(600)) {
    for (const { id } of QUADRANTS) {
      const { due_date: due, reminder_time: reminder } = { ...task, ...changesFor(id, task, at) };
      if (reminder !== null)
        expect(Date.parse(reminder)).toBeLessThanOrEqual(Date.parse(due ?? ''));
    }
  }
});

test('[EM5] a due date keeps its time of day', () => {
  const task = buildTask({ due_date: '2026-11-23T08:30:00Z', priority: 'high' });
  const changes = changesFor('important-not-urgent', task, present);
  expect(changes).toEqual({ due_date: '2026-11-28T08:30:00.000Z' });
});

test('[EM5] "neither" takes priority, focus and due date away', () => {
  const task = buildTask({ priority: 'high', focused: true, due_date: '2026-11-22T16:00:00Z' });
  const changes = changesFor('neither', task, present);
  expect(changes).toEqual({ priority: 'low', focused: false, due_date: null });
});

test.each([
  [{}, 'urgent-important', 'sets due → tomorrow, priority → high'],
  [{}, 'important-not-urgent', 'sets priority → high'],
  [{}, 'urgent-not-important', 'sets due → tomorrow'],
  [{}, 'neither', 'stands here already'],
  [
    { priority: 'high', focused: true, due_date: '2026-11-22T16:00:00Z' },
    'neither',
    'sets due → none, priority → low, focus → off',
  ],
  [
    { due_date: '2026-11-22T16:00:00Z', reminder_time: '2026-11-22T15:00:00Z' },
    'important-not-urgent',
    'sets due → Nov 28, reminder → moves along, priority → high',
  ],
] as const)('[EM6] it says beforehand what it will set: %j to %s', (fields, target, text) => {
  const changes = changesFor(target, buildTask(fields), present);
  expect(describeChanges(changes, present)).toBe(text);
});
