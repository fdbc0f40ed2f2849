import { deviceList, literalValue } from '@plainday/data-device';
import { goalsSchema, pastWeekSchema, weekStartSchema } from './goals.schema';

/** The goals, under the key that spec §9 names. */
export const goalsStore = literalValue({
  key: 'weeklyGoals',
  version: 1,
  schema: goalsSchema,
  initial: [],
});

/** The Monday they belong to; empty before the first visit. Written after the goals that begin with it. */
export const weekStore = literalValue({
  key: 'currentWeekStart',
  turn: 'weeklyGoals',
  version: 1,
  schema: weekStartSchema,
  initial: '',
});

/** Past weeks as they ended, the latest first. */
export const pastWeeks = deviceList({
  namespace: 'goals',
  version: 1,
  schema: pastWeekSchema,
  order: (a, b) => (a.id < b.id ? 1 : -1),
});
