import { formatDay, type DayKey, type Streak } from '@plainday/domain-calendar';
import { plural } from '@plainday/shared-utils';
import type { CellState } from './habits.logic';

/** `Thursday, November 19` */
export function dayName(day: DayKey): string {
  return formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' });
}

const STATES: Record<CellState, string> = {
  done: '',
  missed: '',
  pending: '',
  frozen: ', frozen',
  before: ', before it was made',
  future: ', still to come',
};

/** What a cell is, but whether it is ticked: the grid says that. */
export function cellName(title: string, day: DayKey, state: CellState): string {
  return `${title}, ${dayName(day)}${STATES[state]}`;
}

/** `12 days`; `399+ days` while what lies before is not known. */
export function streakDays({ days }: Streak, isOpen = false): string {
  return isOpen ? `${days}+ days` : plural(days, 'day');
}

/** What is said after the days: `today pending`, `1 day frozen`. */
export function streakNotes({ pending }: Streak, frozen: number): string[] {
  return [
    ...(frozen > 0 ? [`${plural(frozen, 'day')} frozen`] : []),
    ...(pending ? ['today pending'] : []),
  ];
}
