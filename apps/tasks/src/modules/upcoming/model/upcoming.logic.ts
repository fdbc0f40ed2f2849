import { addDays, formatDay, weekdayOf, type DayKey } from '@plainday/domain-calendar';
import type { Task } from '@plainday/domain-tasks';
import type { Day, FilledDay } from '../../../shared/days/days.logic';
import { shortDuration } from '../../../shared/days/words.logic';

/** A task on its way: minutes leave one day and come to another. */
export interface Move {
  readonly task: Task;
  readonly to: DayKey | null;
}

/** What a move does to the minutes of a day; null where it does nothing. */
export function afterMove(day: FilledDay, move: Move | null): number | null {
  const duration = move?.task.duration ?? 0;
  if (!move?.to || duration === 0) return null;
  const leaves = day.tasks.some(({ id }) => id === move.task.id);
  const comes = move.to === day.key;
  if (leaves === comes) return null;
  return day.minutes + (comes ? duration : -duration);
}

/** `Tomorrow`, then the weekday. */
export function dayName(key: DayKey, today: DayKey): string {
  return key === addDays(today, 1) ? 'Tomorrow' : formatDay(key, { weekday: 'long' });
}

/** `Thursday, November 26`: a day as it is said. */
export function dateSaid(key: DayKey): string {
  return formatDay(key, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** The same with what it holds: `Thursday, November 26, 2 h 45 of 6 h planned`. */
export function daySaid({ key, minutes, capacity }: FilledDay): string {
  if (minutes === 0) return dateSaid(key);
  return `${dateSaid(key)}, ${shortDuration(minutes)} of ${shortDuration(capacity)} planned`;
}

/** `Dec 5`. */
export const shortDate = (key: DayKey) => formatDay(key, { month: 'short', day: 'numeric' });

/** `Nov 22 – Dec 5`. */
export function rangeText(days: readonly Day[]): string {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? `${shortDate(first.key)} – ${shortDate(last.key)}` : '';
}

/** Days in a row without anything, or one day that holds something. */
export interface Stretch {
  readonly days: readonly FilledDay[];
  readonly isEmpty: boolean;
}

/** The days with those that hold nothing put together. */
export function stretchesOf(
  days: readonly FilledDay[],
  isEmpty: (day: FilledDay) => boolean,
): readonly Stretch[] {
  const stretches: { days: FilledDay[]; isEmpty: boolean }[] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (isEmpty(day) && last?.isEmpty) last.days.push(day);
    else stretches.push({ days: [day], isEmpty: isEmpty(day) });
  }
  return stretches;
}

const SATURDAY = 6;

/** `Nothing this weekend`, `Nothing until Sunday, Dec 6`: what is said of days without anything. `next` follows them. */
export function nothingText(days: readonly Day[], next: Day | undefined, today: DayKey): string {
  const long = (key: DayKey) => formatDay(key, { weekday: 'long', month: 'short', day: 'numeric' });
  const [first, last] = [days[0]?.key ?? '', days.at(-1)?.key ?? ''];
  const isWeekend = days.length === 2 && weekdayOf(first) === SATURDAY;
  if (isWeekend && weekdayOf(today) < SATURDAY && first < addDays(today, 7)) {
    return 'Nothing this weekend';
  }
  if (days.length === 1) {
    return first === addDays(today, 1) ? 'Nothing tomorrow' : `Nothing on ${long(first)}`;
  }
  return next
    ? `Nothing until ${long(next.key)}`
    : `Nothing from ${shortDate(first)} to ${shortDate(last)}`;
}
