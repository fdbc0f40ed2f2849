import { dayAt, relativeDay, timeOfDay, todayOf, type Present } from '@plainday/domain-calendar';
import type { Note } from './notes.schema';

type Dated = Pick<Note, 'createdAt'>;

/** The time of day at which a note was made, `14:06`; empty where that cannot be read. */
export function noteTime({ createdAt }: Dated, timeZone?: string): string {
  const instant = Date.parse(createdAt);
  return Number.isNaN(instant) ? '' : timeOfDay(instant, timeZone);
}

/** The day on which a note was made: `Today`, `Yesterday`, `Thursday`, `Nov 14`, with the year if not this one. */
export function noteDay({ createdAt }: Dated, present: Present): string {
  const instant = Date.parse(createdAt);
  if (Number.isNaN(instant)) return 'No date';
  return relativeDay(dayAt(instant, present), todayOf(present), { week: true });
}
