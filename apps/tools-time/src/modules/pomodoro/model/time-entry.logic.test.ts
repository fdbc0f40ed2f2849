import { toTimeEntry } from './time-entry.logic';

const session = {
  id: '00000000-0000-4000-8000-000000000001',
  label: 'Write proposal',
  startedAt: Date.parse('2026-11-21T13:20:00Z'),
  endedAt: Date.parse('2026-11-21T13:50:00Z'),
  minutes: 25,
};

test('[PO13] a session becomes a time entry of its focus seconds, under its own id', () => {
  expect(toTimeEntry(session)).toEqual({
    id: session.id,
    task_name: 'Write proposal',
    start_time: '2026-11-21T13:20:00.000Z',
    end_time: '2026-11-21T13:50:00.000Z',
    duration: 1500,
    notes: 'Saved by Pomodoro Timer',
  });
});

test('[PO13] one without a label gets a name, for time entries must have one', () => {
  expect(toTimeEntry({ ...session, label: '' }).task_name).toBe('Focus');
});
