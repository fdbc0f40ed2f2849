import type { TimeSession } from './session.schema';

const HEAD = ['Task', 'Project', 'Start', 'End', 'Seconds', 'Notes'];

/**
 * A cell of a CSV file. A spreadsheet runs what begins like a formula, so such a cell gets an
 * apostrophe in front, as spreadsheets themselves mark text.
 */
export function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

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
  return [HEAD, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n') + '\r\n';
}
