import { timeEntryOf, type TimeEntry } from '../../../shared/time-entry.logic';
import type { PomodoroSession } from './pomodoro.schema';

/** A finished focus as a time entry. */
export function toTimeEntry({ label, startedAt, endedAt, ...session }: PomodoroSession): TimeEntry {
  return timeEntryOf({
    ...session,
    name: label || 'Focus',
    startMs: startedAt,
    endMs: endedAt,
    origin: 'Pomodoro Timer',
  });
}
