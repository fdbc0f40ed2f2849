import { dayKeyOf, daysBetween, formatDay, timeOfDay } from '@plainday/domain-calendar';

/** How old what is shown is: `as of 14:05`, `from yesterday`, `from Nov 20`. Both in epoch milliseconds. */
export function ageOf(at: number, now: number): string {
  const day = dayKeyOf(at);
  const days = daysBetween(day, dayKeyOf(now));
  if (days < 1) return `as of ${timeOfDay(at)}`;
  return days === 1
    ? 'from yesterday'
    : `from ${formatDay(day, { month: 'short', day: 'numeric' })}`;
}
