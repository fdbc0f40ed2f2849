import { addDays, dayAt, formatDay, weekdayOf, type DayKey } from '@plainday/domain-calendar';
import {
  dayOfDue,
  DUE_SHORTCUTS,
  dueAtTime,
  dueFromShortcut,
  hasTime,
  newDateTime,
  NO_DUE,
  type Due,
} from '@plainday/domain-tasks';
import { HOUR_MS } from '@plainday/shared-utils';
import { dueOn } from './move.logic';
import type { Asking } from './read-when.logic';

/** A word for a date. */
export interface DateWord {
  readonly id: 'later' | 'today' | 'tomorrow' | 'weekend' | 'next-week' | 'never';
  readonly label: string;
  /** The weekday, or the time, that it means. */
  readonly note: string;
  readonly due: Due;
}

const LATER_MS = 3 * HOUR_MS;
/** From this hour on nothing is put off to later today. */
const EVENING = 20;
const SATURDAY = 6;

const short = (day: DayKey | null) => (day === null ? '' : formatDay(day, { weekday: 'short' }));

/** The Saturday to come; at a weekend that of the next one. */
function weekendAfter(today: DayKey): DayKey {
  const weekday = weekdayOf(today);
  return addDays(today, SATURDAY - weekday + (weekday >= SATURDAY ? 7 : 0));
}

/** Words for the days that tasks are put on most, and what each makes of a due date (decisions 28). */
export function dateWords(due: Due, { preferences, nowMs }: Asking): readonly DateWord[] {
  const now = new Date(nowMs);
  const today = dayAt(nowMs, preferences);
  const isWeekend = weekdayOf(today) >= SATURDAY;
  const later = new Date(nowMs + LATER_MS);
  const named = DUE_SHORTCUTS.map(({ id, label }): DateWord => {
    const { dayStartMinutes } = preferences;
    const found = dueFromShortcut(id, now, due, newDateTime(preferences), dayStartMinutes);
    return { id, label, note: short(dayOfDue(found, preferences)), due: found };
  });
  const weekend: DateWord = {
    id: 'weekend',
    label: isWeekend ? 'Next weekend' : 'This weekend',
    note: 'Sat',
    due: dueOn(due, weekendAfter(today), preferences),
  };
  return [
    ...(hasTime(due) && later.getHours() < EVENING && now.getDate() === later.getDate()
      ? [
          {
            id: 'later' as const,
            label: 'Later today',
            note: later.toTimeString().slice(0, 5),
            due: dueAtTime(later.toISOString()),
          },
        ]
      : []),
    ...named.slice(0, -1),
    weekend,
    ...named.slice(-1),
    { id: 'never', label: 'No date', note: '', due: NO_DUE },
  ];
}
