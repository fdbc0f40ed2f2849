import { deviceValue } from '@plainday/data-device';
import { madeTasksSchema, type MadeTasks } from '../../../shared/made-tasks/made-tasks.schema';

/** Which sentences of which voice note became which task. */
export const voiceTasks = deviceValue<MadeTasks>({
  namespace: 'voice-tasks',
  key: 'tasks',
  version: 1,
  schema: madeTasksSchema,
  initial: { made: [] },
});
