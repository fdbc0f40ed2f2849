import { deviceList, deviceValue } from '@plainday/data-device';
import {
  arrangementSchema,
  frozenDaySchema,
  habitDraftSchema,
  type Arrangement,
  type HabitDraft,
} from './habit.schema';

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

/** A habit that is being named. */
export const habitDraft = deviceValue<HabitDraft>({
  namespace: 'habits-draft',
  key: 'draft',
  version: 1,
  schema: habitDraftSchema,
  initial: { title: '', color: '' },
});
