import { csvText } from '@plainday/shared-utils';
import type { TimeSession } from './session.schema';

const HEAD = ['Task', 'Project', 'Start', 'End', 'Seconds', 'Notes'];

/**
 * Entries as CSV (RFC 4180), in the order given.
 *
 * @param projectName Title of a project; empty for one that is gone.
 */
export function toCsv(
  sessions: readonly TimeSession[],
  projectName: (id: string) => string,
): string {
  const rows = sessions.map((session) => [
    session.task_name,
    session.project_id === null ? '' : projectName(session.project_id),
    session.start_time,
    session.end_time ?? '',
    String(session.duration ?? ''),
    session.notes ?? '',
  ]);
  return csvText([HEAD, ...rows]);
}
