import { newTask } from './create/new-task.logic';
import type { Task } from './model/task.schema';

const BORN_MS = Date.UTC(2026, 10, 21, 12);

/** A row for tests: named by its id, otherwise ordinary. */
export function sampleTask(id: string, fields: Partial<Task> = {}): Task {
  return { ...newTask(id, { id, userId: 'user', nowMs: BORN_MS }), ...fields };
}
