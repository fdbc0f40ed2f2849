import { originNote } from '../../../shared/entry-origin.logic';
import type { TimeEntry } from '../../../shared/saved-entry';
import type { DeepWorkSession } from './deep-work.schema';

/** A session that is over as a time entry. It takes the session's id, so that saving twice saves once. */
export function toTimeEntry(session: DeepWorkSession): TimeEntry {
  const { id, title, startTime, endTime, workMinutes } = session;
  return {
    id,
    task_name: title,
    task_id: null,
    project_id: null,
    start_time: new Date(startTime).toISOString(),
    // A clock that was set back must not end it before its start.
    end_time: new Date(Math.max(startTime, endTime)).toISOString(),
    duration: workMinutes * 60,
    notes: originNote('Deep Work Sessions'),
  };
}
