import { originNote } from '../../../shared/entry-origin.logic';
import type { PomodoroSession } from './pomodoro.schema';

/** A row of time_sessions (spec §3), without its owner. */
export interface TimeEntry {
  readonly id: string;
  readonly task_name: string;
  readonly task_id: string | null;
  readonly project_id: string | null;
  readonly start_time: string;
  readonly end_time: string;
  /** Seconds of focus; pauses lie between start and end but do not count. */
  readonly duration: number;
  /** Names the tool, so that the time tracker tells it apart. */
  readonly notes: string;
}

/** A finished focus as a time entry. It takes the session's id, so that saving twice saves once. */
export function toTimeEntry(session: PomodoroSession): TimeEntry {
  return {
    id: session.id,
    task_name: session.label || 'Focus',
    task_id: session.task?.id ?? null,
    project_id: session.task?.projectId ?? null,
    start_time: new Date(session.startedAt).toISOString(),
    // A clock that was set back must not end it before its start.
    end_time: new Date(Math.max(session.startedAt, session.endedAt)).toISOString(),
    duration: session.minutes * 60,
    notes: originNote('Pomodoro Timer'),
  };
}
