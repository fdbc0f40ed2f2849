import { deviceValue } from '@plainday/data-device';
import { marksSchema, type GoalMarks } from './goal-marks.schema';

const NONE: GoalMarks = { marks: [] };

/** What is known of goals beside what spec §3 names. */
export const goalMarks = deviceValue<GoalMarks>({
  namespace: 'goal-marks',
  key: 'marks',
  version: 1,
  schema: marksSchema,
  initial: NONE,
});
