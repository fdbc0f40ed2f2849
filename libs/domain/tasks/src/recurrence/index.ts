export {
  firstOccurrence,
  mayBeMoved,
  nextOccurrence,
  occurrencesWithin,
  timeOfDue,
  upcomingOccurrences,
} from './next-occurrence';
export type { Span } from './next-occurrence';
export { followUp } from './follow-up';
export type { Occurrence, RecurrenceOptions, RepeatingTask } from './recurrence.types';
export type { FollowUp } from './follow-up';
