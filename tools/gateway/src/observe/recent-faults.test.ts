import { ManualClock } from '../testing/manual-clock';
import { RecentFaults } from './recent-faults';

const fault = (tool: string) => ({ kind: 'crashed', tool, release: 'r1', healed: false });
const none = (count: number) => Array.from({ length: count }, () => 0);

it('counts by the hour for twelve hours, and keeps the last ones', () => {
  const clock = new ManualClock();
  const faults = new RecentFaults(clock);
  const startedAt = new Date(clock.now()).toISOString();
  expect([faults.hoursOf(['habits']), faults.seen, faults.since]).toEqual([
    none(12),
    [],
    startedAt,
  ]);
  for (const tool of ['habits', 'notes', 'habits']) faults.note(fault(tool));
  expect(faults.hoursOf(['habits'])).toEqual([...none(11), 2]);
  expect(faults.hoursOf(['habits', 'notes'])).toEqual([...none(11), 3]);
  expect(faults.seen[0]).toEqual({ ...fault('habits'), at: startedAt });
  clock.pass(3600);
  faults.note(fault('habits'));
  expect(faults.hoursOf(['habits'])).toEqual([...none(10), 2, 1]);
  clock.pass(11 * 3600);
  for (let count = 0; count < 30; count += 1) faults.note(fault('notes'));
  expect(faults.hoursOf(['habits'])).toEqual([1, ...none(11)]);
  expect(faults.seen).toHaveLength(20);
  expect(Date.parse(faults.since)).toBeGreaterThan(Date.parse(startedAt));
  clock.pass(11 * 3600);
  expect(faults.seen).toHaveLength(20);
  clock.pass(3600);
  expect(faults.seen).toEqual([]);
});
