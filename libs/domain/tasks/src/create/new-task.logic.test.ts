import {
  changedFields,
  duplicateOf,
  fullDuplicateOf,
  inverseOf,
  newSubtask,
  newTask,
} from './new-task.logic';
import { sampleTask } from '../sample-task';
import { taskSchema } from '../model/task.schema';

const birth = { id: 'n', userId: 'u', nowMs: Date.UTC(2026, 10, 21) };
const source = sampleTask('s', {
  title: 'Milk',
  completed: true,
  deleted_at: '2026-11-20T00:00:00Z',
  priority: 'high',
  duration: 30,
  focused: true,
  notes: 'n',
  project_id: 'p',
  position: 7,
});

describe('new rows', () => {
  it('start at position 0, medium, open', () => {
    const task = newTask('Milk', birth, { priority: 'low' });
    expect(task).toMatchObject({ id: 'n', position: 0, priority: 'low', completed: false });
    expect(newTask('Milk', birth).priority).toBe('medium');
    expect(taskSchema.parse(task)).toEqual(task);
  });

  it('[decision 10] subtasks carry their parent and its project', () => {
    expect(newSubtask('a', source, birth)).toMatchObject({
      parent_task_id: 's',
      project_id: 'p',
    });
  });

  it('[spec §7] a duplicate is open and copies the letter of fields', () => {
    expect(duplicateOf(source, birth)).toMatchObject({
      title: 'Milk (Copy)',
      completed: false,
      deleted_at: null,
      notes: 'n',
      project_id: 'p',
      duration: null,
      focused: false,
      position: 0,
    });
    expect(fullDuplicateOf(source, birth)).toMatchObject({
      id: 'n',
      title: 'Milk (Copy)',
      completed: false,
      deleted_at: null,
      duration: 30,
      focused: true,
      position: 0,
    });
  });

  it('finds real changes and the way back', () => {
    expect(changedFields(source, { title: 'Milk', duration: 15 })).toEqual({ duration: 15 });
    expect(changedFields(source, { title: 'Milk' })).toBeNull();
    expect(inverseOf(source, { duration: 15, notes: null })).toEqual({ duration: 30, notes: 'n' });
  });
});
