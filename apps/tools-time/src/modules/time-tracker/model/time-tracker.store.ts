import { deviceValue } from '@plainday/data-device';
import { emptyTracker, trackerSchema } from './session.schema';

/** What runs, and what was typed before Start. */
export const trackerStore = deviceValue({
  namespace: 'time-tracker',
  key: 'state',
  version: 1,
  schema: trackerSchema,
  initial: emptyTracker,
});
