export { firstOccurrence, nextOccurrence, upcomingOccurrences } from './next-occurrence';
export type { Occurrence, RecurrenceOptions, RepeatingTask } from './recurrence.types';
