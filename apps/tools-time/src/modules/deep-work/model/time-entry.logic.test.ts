import type { DeepWorkSession } from './deep-work.schema';
import { toTimeEntry } from './time-entry.logic';

const session: DeepWorkSession = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Write proposal',
  duration: 50,
  completed: true,
  startTime: Date.parse('2026-11-21T13:00:00Z'),
  endTime: Date.parse('2026-11-21T15:00:00Z'),
  breaks: 1,
  distractions: 2,
  cycles: 1,
  workMinutes: 80,
  sources: ['Phone'],
};

test('[DW13][TT11] a session becomes an entry of its minutes of work, under its own id, and names its tool', () => {
  expect(toTimeEntry(session)).toEqual({
    id: session.id,
    task_name: 'Write proposal',
    task_id: null,
    project_id: null,
    start_time: '2026-11-21T13:00:00.000Z',
    end_time: '2026-11-21T15:00:00.000Z',
    duration: 4800,
    notes: 'Saved by Deep Work Sessions',
  });
});

test('[DW10] a clock that was set back leaves no entry that ends before it starts', () => {
  const entry = toTimeEntry({ ...session, endTime: session.startTime - 60_000 });
  expect(entry.end_time).toBe(entry.start_time);
});
