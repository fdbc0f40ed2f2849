import { dayKeyOf, formatDay, timeOfDay } from '@plainday/domain-calendar';
import type { Note } from './notes.schema';

/** When a note was made, in local time: `14:06` today, else `Nov 20, 14:06`, with the year if not this one. */
export function noteDate(note: Pick<Note, 'createdAt'>, now: number, timeZone?: string): string {
  const instant = Date.parse(note.createdAt);
  if (Number.isNaN(instant)) return '';
  const day = dayKeyOf(instant, timeZone);
  const today = dayKeyOf(now, timeZone);
  const time = timeOfDay(instant, timeZone);
  if (day === today) return time;
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return `${formatDay(day, { month: 'short', day: 'numeric', year })}, ${time}`;
}
