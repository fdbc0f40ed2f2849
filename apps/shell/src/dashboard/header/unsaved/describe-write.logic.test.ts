import type { UnsavedWrite } from '@plainday/data-api';
import { describeWrite } from './describe-write.logic';

const error = { code: 'PT422', message: 'Too long', retryable: false };
const write = (endpoint: string, arg: unknown): UnsavedWrite => ({ id: 'w', endpoint, arg, error });

test('what was typed is found wherever it lies, the name first, and what was only shown is left out', () => {
  const task = { id: '1', title: 'Pay rent', notes: 'to Ann', due_date: null };
  expect(
    describeWrite(write('tasksAdd', { task, effect: { put: [{ row: { title: 'Shown' } }] } })),
  ).toEqual({ kind: 'Added', texts: ['Pay rent', 'to Ann'] });
  expect(
    describeWrite(write('ideasChange', { id: '1', changes: { content: 'New', title: ' ' } })),
  ).toEqual({ kind: 'Changed', texts: ['New'] });
  expect(describeWrite(write('tasksAddMany', { tasks: [{ title: 'A' }, { title: 'B' }] }))).toEqual(
    {
      kind: 'Added',
      texts: ['A', 'B'],
    },
  );
});

test('what has no words of its own is named by what was done', () => {
  expect(describeWrite(write('habitsRemove', { id: '1' }))).toEqual({ kind: 'Deleted', texts: [] });
  expect(describeWrite(write('projectsReorder', ['1', '2']))).toEqual({ kind: 'Moved', texts: [] });
});
