import {
  addDays,
  clockText,
  instantOf,
  todayOf,
  type DayKey,
  type Present,
} from '@plainday/domain-calendar';
import {
  dueAtTime,
  dueMs,
  dueOnDay,
  type Due,
  type NewDates,
  type Task,
} from '@plainday/domain-tasks';
import type { QuadrantId } from './quadrants';

/** Days within which a due date is urgent (spec §9); the seventh day itself is not (decisions 12). */
export const URGENT_DAYS = 7;

/** The present, with the time of a due date chosen without one. */
export interface MatrixPresent extends Present, NewDates {}

/** The first day that is not urgent any more: 'urgent = due before Nov 28'. */
export function calmFrom(present: Present): DayKey {
  return addDays(todayOf(present), URGENT_DAYS);
}

/** Tells which tasks are urgent now: the same as a difference of calendar days below seven, for thousands of rows. */
export function urgencyAt(present: Present): (task: Due) => boolean {
  const begins = clockText(present.dayStartMinutes);
  const limit = instantOf(calmFrom(present), begins, present.timeZone);
  return (due) => dueMs(due, present) < limit;
}

/** Important = priority high or focused (spec §9). */
export function isImportant(task: Pick<Task, 'priority' | 'focused'>): boolean {
  return task.priority === 'high' || task.focused;
}

type Rated = Due & Pick<Task, 'priority' | 'focused'>;

/** Tells where tasks stand now. */
export function quadrantAt(present: Present): (task: Rated) => QuadrantId {
  const isUrgent = urgencyAt(present);
  return (task) => {
    if (isImportant(task)) return isUrgent(task) ? 'urgent-important' : 'important-not-urgent';
    return isUrgent(task) ? 'urgent-not-important' : 'neither';
  };
}

/** Due some days from today, at a time of day `HH:mm` or the preferred one; null for none. */
export function dueIn(days: number, present: MatrixPresent, time?: string | null): Due {
  const isDay = time === null || (time === undefined && !present.newDatesTimed);
  if (isDay) return dueOnDay(addDays(todayOf(present), days), present);
  const at = time ?? clockText(present.dueTimeMinutes);
  // The small hours before a new day begins still belong to the day before.
  const late = at < clockText(present.dayStartMinutes) ? 1 : 0;
  const day = addDays(todayOf(present), days + late);
  return dueAtTime(new Date(instantOf(day, at, present.timeZone)).toISOString());
}

/** The fields of a task added in a quadrant (spec §9). */
export function defaultsOf(id: QuadrantId, present: MatrixPresent): Partial<Task> {
  switch (id) {
    case 'urgent-important':
      return { priority: 'high', focused: true, ...dueIn(1, present) };
    case 'important-not-urgent':
      return { priority: 'high', focused: true, ...dueIn(URGENT_DAYS, present) };
    case 'urgent-not-important':
      return { priority: 'medium', ...dueIn(1, present) };
    case 'neither':
      return { priority: 'low' };
  }
}
