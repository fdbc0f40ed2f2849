import { clockText, isDayKey } from '@plainday/domain-calendar';
import {
  chosenTime,
  dayWithoutTime,
  dueAtTime,
  dueOnDay,
  fromLocalInput,
  lastSecondOf,
  NO_DUE,
  toLocalInput,
  type Due,
  type TimeOfDay,
} from '@plainday/domain-tasks';
import { addDays } from 'date-fns';

/** What the two inputs show: `yyyy-MM-dd` and `HH:mm`, empty for none. */
interface Inputs {
  readonly date: string;
  readonly time: string;
}

/** An instant as the two inputs show it. */
export function inputsOf(iso: string | null): Inputs {
  const [date = '', time = ''] = toLocalInput(iso).split('T');
  return { date, time };
}

/** A due date as the two inputs show it. */
export function dueInputs(due: Due): Inputs {
  const day = dayWithoutTime(due);
  return day === null ? inputsOf(due.due_date) : { date: day, time: '' };
}

function local(now: Date): Inputs {
  return inputsOf(now.toISOString());
}

const atTime = (iso: string | null): Due | null => (iso === null ? null : dueAtTime(iso));

/** When and how somebody chooses. */
export interface Choosing {
  /** Null where new dates have no time. */
  readonly preferred: TimeOfDay | null;
  readonly dayStartMinutes: number;
  readonly now: Date;
}

/**
 * The due date after another day was named: its time stays, and it stays without one where it has none, else it takes
 * the preferred one. What would be over today already lasts until the day's last second (decisions 28), which stands in
 * for that day only. Null when there is no such day.
 */
export function withDate(due: Due, date: string, choosing: Choosing): Due | null {
  const { preferred, now } = choosing;
  const today = local(now);
  const own = chosenTime(due);
  const time = own ?? preferred;
  if (dayWithoutTime(due) !== null || time === null) {
    return isDayKey(date) && fromLocalInput(date) ? dueOnDay(date, choosing) : null;
  }
  const clock = clockText(time.hours * 60 + time.minutes);
  const isOver = own === null && date === today.date && clock <= today.time;
  if (isOver) return dueAtTime(new Date(lastSecondOf(date)).toISOString());
  return atTime(fromLocalInput(`${date}T${clock}`));
}

/**
 * The due date after another time was named: of the day that is there, else the next such time. Without a time the day
 * alone stays. Null where there is no such time.
 */
export function withTime(due: Due, time: string, choosing: Choosing): Due | null {
  const { now } = choosing;
  const { date } = dueInputs(due);
  if (time === '') return date === '' ? NO_DUE : dueOnDay(date, choosing);
  if (date !== '') return atTime(fromLocalInput(`${date}T${time}`));
  const day = time <= local(now).time ? addDays(now, 1) : now;
  return atTime(fromLocalInput(`${local(day).date}T${time}`));
}
