import { clockText } from '@plainday/domain-calendar';
import {
  fromLocalInput,
  isStandIn,
  lastSecondOf,
  toLocalInput,
  type TimeOfDay,
} from '@plainday/domain-tasks';
import { addDays } from 'date-fns';

/** An instant as the two inputs show it: `yyyy-MM-dd` and `HH:mm`, both empty for none. */
export function inputsOf(iso: string | null): { readonly date: string; readonly time: string } {
  const [date = '', time = ''] = toLocalInput(iso).split('T');
  return { date, time };
}

function local(now: Date): { date: string; time: string } {
  return inputsOf(now.toISOString());
}

/**
 * The due date after another day was named: the time stays, or is the preferred one. What would be over today
 * already lasts until the day's last second (decisions 28), which stands in for that day only. Null when there is no
 * such day.
 */
export function withDate(
  due: string | null,
  date: string,
  preferred: TimeOfDay,
  now: Date,
): string | null {
  const today = local(now);
  const chosen = due !== null && !isStandIn(Date.parse(due)) ? inputsOf(due).time : '';
  const time = chosen || clockText(preferred.hours * 60 + preferred.minutes);
  const isOver = chosen === '' && date === today.date && time <= today.time;
  if (isOver) return new Date(lastSecondOf(date)).toISOString();
  return fromLocalInput(`${date}T${time}`);
}

/** The due date after another time was named: of the day that is there, else the next such time. */
export function withTime(due: string | null, time: string, now: Date): string | null {
  const today = local(now);
  if (due !== null) return fromLocalInput(`${inputsOf(due).date}T${time}`);
  const day = time <= today.time ? addDays(now, 1) : now;
  return fromLocalInput(`${local(day).date}T${time}`);
}
