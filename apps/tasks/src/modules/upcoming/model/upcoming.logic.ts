import { formatDay, type DayKey } from '@plainday/domain-calendar';
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
export function dayName(key: DayKey, index: number): string {
  return index === 0 ? 'Tomorrow' : formatDay(key, { weekday: 'long' });
}

/** `Thursday, November 26, 2 h 45 of 6 h planned`: a day as it is said. */
export function daySaid({ key, minutes, capacity }: FilledDay): string {
  const day = formatDay(key, { weekday: 'long', month: 'long', day: 'numeric' });
  return `${day}, ${shortDuration(minutes)} of ${shortDuration(capacity)} planned`;
}

/** `19 tasks · Nov 22 – Dec 5`. */
export function rangeText(days: readonly Day[]): string {
  const text = (day: Day | undefined) =>
    day ? formatDay(day.key, { month: 'short', day: 'numeric' }) : '';
  return `${text(days[0])} – ${text(days.at(-1))}`;
}
