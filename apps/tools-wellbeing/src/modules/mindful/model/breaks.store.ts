import { deviceList } from '@plainday/data-device';
import { mindfulBreakSchema } from './breaks.schema';

/** Finished breaks, so that other tools can count them. */
export const mindfulBreaks = deviceList({
  namespace: 'mindful',
  version: 1,
  schema: mindfulBreakSchema,
});
