import { deviceValue } from '@plainday/data-device';
import { calendarSchema } from './calendar.schema';

/** The mode and the layers that were chosen last. */
export const calendarStore = deviceValue({
  namespace: 'calendar',
  key: 'state',
  version: 1,
  schema: calendarSchema,
  initial: { mode: null, off: [] },
});
