import {
  addDays,
  addMonths,
  daysOfWeek,
  formatDay,
  partsOfDay,
  startOfWeek,
  type DayKey,
} from '@plainday/domain-calendar';
import type { CalendarMode } from './calendar.schema';

/** Cells of a month: always six weeks, so that the grid keeps its height. */
const MONTH_CELLS = 42;

/** The days a mode shows around a day: one, the week from Monday, or six weeks around the month. */
export function daysShown(mode: CalendarMode, day: DayKey): DayKey[] {
  if (mode === 'daily') return [day];
  if (mode === 'weekly') return daysOfWeek(day);
  const first = startOfWeek(`${day.slice(0, 7)}-01`);
  return Array.from({ length: MONTH_CELLS }, (_, index) => addDays(first, index));
}

/** The day a step forward (1) or back (−1) leads to. */
export function stepFrom(mode: CalendarMode, day: DayKey, direction: 1 | -1): DayKey {
  if (mode === 'daily') return addDays(day, direction);
  if (mode === 'weekly') return addDays(day, 7 * direction);
  return addMonths(day, direction);
}

/** `Saturday, November 21, 2026` (short: `Sat, Nov 21, 2026`), `Nov 16 – 22, 2026`, `November 2026`. */
export function rangeTitle(
  mode: CalendarMode,
  day: DayKey,
  names: 'long' | 'short' = 'long',
): string {
  if (mode === 'daily') {
    return formatDay(day, { weekday: names, month: names, day: 'numeric', year: 'numeric' });
  }
  if (mode === 'monthly') return formatDay(day, { month: 'long', year: 'numeric' });
  const days = daysOfWeek(day);
  const [from = day, to = day] = [days[0], days.at(-1)];
  const [start, end] = [partsOfDay(from), partsOfDay(to)];
  const head = formatDay(from, {
    month: 'short',
    day: 'numeric',
    year: start.year === end.year ? undefined : 'numeric',
  });
  const month = start.month === end.month ? undefined : 'short';
  const tail = formatDay(to, { month, day: 'numeric' });
  return `${head} – ${tail}, ${end.year}`;
}

/** The day a key of the grid leads to; null for keys that do not move (CV3). */
export function dayAfterKey(key: string, shift: boolean, day: DayKey): DayKey | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day);
    case 'End':
      return addDays(startOfWeek(day), 6);
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1);
    default:
      return null;
  }
}
