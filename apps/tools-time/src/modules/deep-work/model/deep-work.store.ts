import { deviceList, deviceValue } from '@plainday/data-device';
import { deepWorkSessionSchema, deepWorkStateSchema, emptyDeepWork } from './deep-work.schema';

/** Settings, the session that is going on, and the title of the next. */
export const deepWorkStore = deviceValue({
  namespace: 'deep-work',
  key: 'state',
  version: 1,
  schema: deepWorkStateSchema,
  initial: emptyDeepWork,
});

/** Sessions that are over, the latest first. */
export const deepWorkSessions = deviceList({
  namespace: 'deep-work-sessions',
  version: 1,
  schema: deepWorkSessionSchema,
  order: (a, b) => b.endTime - a.endTime,
});
