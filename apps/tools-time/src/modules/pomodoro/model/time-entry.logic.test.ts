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
    task_id: null,
    project_id: null,
    start_time: '2026-11-21T13:20:00.000Z',
    end_time: '2026-11-21T13:50:00.000Z',
    duration: 1500,
    notes: 'Saved by Pomodoro Timer',
  });
});

test('[PO13] one without a label gets a name, for time entries must have one', () => {
  expect(toTimeEntry({ ...session, label: '' }).task_name).toBe('Focus');
});

test('[PO15] one for a task belongs to the task and its project', () => {
  const task = { id: 't1', projectId: 'p1' };
  expect(toTimeEntry({ ...session, task })).toMatchObject({ task_id: 't1', project_id: 'p1' });
});
