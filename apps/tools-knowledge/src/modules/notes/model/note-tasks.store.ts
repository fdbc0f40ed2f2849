import { deviceValue } from '@plainday/data-device';
import { madeTasksSchema, type MadeTasks } from '../../../shared/made-tasks/made-tasks.schema';

/** Which lines of which note became which task. */
export const noteTasks = deviceValue<MadeTasks>({
  namespace: 'note-tasks',
  key: 'tasks',
  version: 1,
  schema: madeTasksSchema,
  initial: { made: [] },
});
