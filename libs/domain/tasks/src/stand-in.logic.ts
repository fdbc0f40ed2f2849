/**
 * What stands in for a time of day that is over today: the last second of the day (decisions 28). It shows as 23:59,
 * and its second tells it from a 23:59 that somebody chose: it holds for that day only. Milliseconds into the minute.
 */
export const STAND_IN_MS = 59_000;

/** True for a due date that was given the end of its day for want of a better time. Epoch milliseconds. */
export function isStandIn(dueMs: number): boolean {
  return Math.floor(dueMs / 1000) % 60 === 59;
}
