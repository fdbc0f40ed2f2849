import { sampleTask } from '../sample-task';
import { followUp } from './follow-up';

const ZONE = { timeZone: 'UTC' };
const NOW = new Date('2027-01-31T12:00:00Z');
const monthly = sampleTask('rent', {
  due_date: '2027-01-31T09:00:00.000Z',
  reminder_time: '2027-01-31T08:00:00.000Z',
  repeat_pattern: 'monthly',
  repeat_interval: 1,
  position: 4,
  notes: 'n',
});

function ids() {
  let count = 0;
  return () => `new-${(count += 1)}`;
}

test('[decision 18] keeps fields and place, and opens a series', () => {
  const { next } = followUp(monthly, [], NOW, ids(), ZONE) ?? {};
  expect(next).toEqual({
    ...monthly,
    id: 'new-1',
    due_date: '2027-02-28T09:00:00.000Z',
    reminder_time: '2027-02-28T08:00:00.000Z',
    repeat_anchor_day: 31,
    series_id: 'rent',
    series_due: '2027-02-28T09:00:00.000Z',
  });
});

test('[decision 19] the anchor counts until the due date is moved by hand', () => {
  const february = followUp(monthly, [], NOW, ids(), ZONE)?.next ?? monthly;
  const march = new Date('2027-02-28T12:00:00Z');
  expect(followUp(february, [], march, ids(), ZONE)?.next.due_date).toBe(
    '2027-03-31T09:00:00.000Z',
  );
  const spelled = { ...february, series_due: '2027-02-28T09:00:00+00:00' };
  expect(followUp(spelled, [], march, ids(), ZONE)?.next.due_date).toBe('2027-03-31T09:00:00.000Z');
  const moved = { ...february, due_date: '2027-04-30T09:00:00.000Z' };
  expect(followUp(moved, [], march, ids(), ZONE)?.next.due_date).toBe('2027-05-30T09:00:00.000Z');
});

test('subtasks start open, as far from the due date as they were', () => {
  const children = [
    sampleTask('a', { parent_task_id: 'rent', completed: true }),
    sampleTask('b', { parent_task_id: 'rent', due_date: '2027-01-30T09:00:00.000Z' }),
  ];
  const { subtasks = [] } = followUp(monthly, children, NOW, ids(), ZONE) ?? {};
  expect(subtasks).toMatchObject([
    {
      sourceId: 'a',
      row: { id: 'new-2', parent_task_id: 'new-1', completed: false, due_date: null },
    },
    { sourceId: 'b', row: { id: 'new-3', due_date: '2027-02-27T09:00:00.000Z' } },
  ]);
});

test('there is none for a task that does not repeat, or whose series is over', () => {
  expect(followUp(sampleTask('once'), [], NOW, ids(), ZONE)).toBeNull();
  const over = { ...monthly, repeat_until: '2027-02-01T00:00:00Z' };
  expect(followUp(over, [], NOW, ids(), ZONE)).toBeNull();
});
