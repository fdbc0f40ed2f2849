import { deviceValue } from '@plainday/data-device';
import { calendarSchema } from './calendar.schema';

/** The mode and the layers that were chosen last. */
export const calendarStore = deviceValue({
  namespace: 'calendar',
  key: 'state',
  version: 2,
  schema: calendarSchema,
  initial: { mode: null, off: [] },
  // The first version knew no calendars among the layers.
  upgrade: (value) => value,
});
