import { dayKeyOf, daysBetween, formatDay, timeOfDay } from '@plainday/domain-calendar';
import type { Note } from './notes.schema';

type Dated = Pick<Note, 'createdAt'>;

/** The time of day at which a note was made, `14:06`; empty where that cannot be read. */
export function noteTime({ createdAt }: Dated, timeZone?: string): string {
  const instant = Date.parse(createdAt);
  return Number.isNaN(instant) ? '' : timeOfDay(instant, timeZone);
}

/** The day on which a note was made: `Today`, `Yesterday`, `Thursday`, `Nov 14`, with the year if not this one. */
export function noteDay({ createdAt }: Dated, now: number, timeZone?: string): string {
  const instant = Date.parse(createdAt);
  if (Number.isNaN(instant)) return 'No date';
  const day = dayKeyOf(instant, timeZone);
  const today = dayKeyOf(now, timeZone);
  const age = daysBetween(day, today);
  if (age === 0) return 'Today';
  if (age === 1) return 'Yesterday';
  if (age > 1 && age < 7) return formatDay(day, { weekday: 'long' });
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return formatDay(day, { month: 'short', day: 'numeric', year });
}
