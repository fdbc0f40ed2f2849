import { deviceList, deviceValue } from '@plainday/data-device';
import { defaultGoals, healthDaySchema, healthGoalsSchema } from './health.schema';

/** One record per local day. */
export const healthDays = deviceList({
  namespace: 'health-tracker',
  version: 1,
  schema: healthDaySchema,
});

/** The daily goals. */
export const healthGoals = deviceValue({
  namespace: 'health-tracker-goals',
  key: 'goals',
  version: 1,
  schema: healthGoalsSchema,
  initial: defaultGoals,
});
