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
export { leftOut, onItsOwn, skipped } from './one-date';
export { namesDays, parseRule, ruleOf, ruleText, WORKDAYS } from './rule';
export { rfcRule } from './rfc-rule';
export { columnsOfRule } from './rule-columns';
export { firstDay, nextDay } from './rule-days';
export type { RepeatRule, RuleWeekday } from './rule';
export type { Occurrence, RecurrenceOptions, RepeatingTask } from './recurrence.types';
export type { FollowUp } from './follow-up';
