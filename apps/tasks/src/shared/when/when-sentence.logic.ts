import { dayAt, formatDay } from '@plainday/domain-calendar';
import { dayOfDue, formatDueFull, isOverdue, repeatSentence } from '@plainday/domain-tasks';
import { dueInputs } from './due-input.logic';
import type { Asking, When } from './read-when.logic';

/** What was understood, to be read back before it is taken. */
export interface WhenSentence {
  readonly text: string;
  /** When it is due first, where it comes back. */
  readonly first: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Every Monday and Wednesday at 09:00` with `first on Mon, Nov 30`; of a single date the date. */
export function whenSentence({ due, repeat }: When, { preferences, nowMs }: Asking): WhenSentence {
  const day = dayOfDue(due, preferences);
  if (day === null) return { text: 'No date', first: '' };
  const said = repeat ? repeatSentence(repeat) : '';
  if (said === '') {
    const isPast = isOverdue(due, nowMs, preferences);
    return { text: capital(formatDueFull(due, nowMs, isPast)), first: '' };
  }
  const time = dueInputs(due).time;
  const isToday = day === dayAt(nowMs, preferences);
  const name = formatDay(day, { weekday: 'short', month: 'short', day: 'numeric' });
  return {
    text: time === '' ? said : `${said} at ${time}`,
    first: isToday ? 'first today' : `first on ${name}`,
  };
}
