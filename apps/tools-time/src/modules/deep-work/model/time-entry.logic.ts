import { timeEntryOf, type TimeEntry } from '../../../shared/time-entry.logic';
import type { DeepWorkSession } from './deep-work.schema';

/** A session that is over as a time entry. */
export function toTimeEntry(session: DeepWorkSession): TimeEntry {
  const { id, title, startTime, endTime, workMinutes } = session;
  return timeEntryOf({
    id,
    name: title,
    startMs: startTime,
    endMs: endTime,
    minutes: workMinutes,
    origin: 'Deep Work Sessions',
  });
}
