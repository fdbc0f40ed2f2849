import { originNote } from '../../../shared/entry-origin.logic';
import type { TimeEntry } from '../../../shared/saved-entry';
import type { PomodoroSession } from './pomodoro.schema';

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
