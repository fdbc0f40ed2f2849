import { deviceList, deviceValue } from '@plainday/data-device';
import { arrangementSchema, frozenDaySchema, type Arrangement } from './habit.schema';

/** In which order the habits stand on this device, and whether by colour. */
export const habitsArrangement = deviceValue<Arrangement>({
  namespace: 'habits',
  key: 'arrangement',
  version: 1,
  schema: arrangementSchema,
  initial: { order: [], byColor: false },
});

/** Days of habits that neither count nor break. */
export const frozenDays = deviceList({
  namespace: 'habits-frozen',
  version: 1,
  schema: frozenDaySchema,
});
