import { originNote } from './entry-origin.logic';

/** A row of time_sessions (spec §3) as a tool saves it from its own sessions, without the owner. */
export interface TimeEntry {
  readonly id: string;
  readonly task_name: string;
  readonly task_id: string | null;
  readonly project_id: string | null;
  readonly start_time: string;
  readonly end_time: string;
  /** Seconds of work; pauses lie between start and end but do not count. */
  readonly duration: number;
  /** Names the tool, so that the time tracker tells it apart. */
  readonly notes: string;
}

/** A session of a tool that is over. Times in epoch milliseconds. */
export interface DoneSession {
  readonly id: string;
  readonly name: string;
  readonly task?: { readonly id: string; readonly projectId: string | null };
  readonly startMs: number;
  readonly endMs: number;
  /** Of work. */
  readonly minutes: number;
  /** Title of the tool. */
  readonly origin: string;
}

/** A session that is over as a time entry. It takes the session's id, so that saving twice saves once. */
export function timeEntryOf({
  id,
  name,
  task,
  startMs,
  endMs,
  minutes,
  origin,
}: DoneSession): TimeEntry {
  return {
    id,
    task_name: name,
    task_id: task?.id ?? null,
    project_id: task?.projectId ?? null,
    start_time: new Date(startMs).toISOString(),
    // A clock that was set back must not end it before its start.
    end_time: new Date(Math.max(startMs, endMs)).toISOString(),
    duration: minutes * 60,
    notes: originNote(origin),
  };
}
