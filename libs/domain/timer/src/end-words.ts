import { timeOfDay } from '@plainday/domain-calendar';

/** Said later than this, an end says when it was: the device slept, or nobody looked. */
const LATE_MS = 2 * 60_000;

/**
 * What is said of a countdown that has ended, with its time where that was a while ago.
 *
 * @param endsAt When it ended, null where that is not known. Milliseconds since 1970, as `now`.
 */
export function endWords(text: string, endsAt: number | null, now: number): string {
  if (endsAt === null || now - endsAt < LATE_MS) return text;
  return `${text} (ended at ${timeOfDay(endsAt)})`;
}
