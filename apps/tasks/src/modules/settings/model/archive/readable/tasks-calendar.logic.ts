import { calendarText, textValue, utcStamp } from '@plainday/domain-calendar/icalendar';
import type { Fields } from './rows.logic';

const PRIORITIES: Readonly<Record<string, number>> = { high: 1, medium: 5, low: 9 };

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function stampOf(name: string, value: unknown): string[] {
  const at = Date.parse(text(value));
  return Number.isNaN(at) ? [] : [`${name}:${utcStamp(at)}`];
}

/** Tasks as a calendar file of things to do, which other apps open. */
export function tasksAsCalendar(tasks: readonly Fields[], at: number): string {
  const components = tasks.flatMap((task) => [
    'BEGIN:VTODO',
    `UID:${text(task['id'])}@plainday`,
    `DTSTAMP:${utcStamp(at)}`,
    ...stampOf('CREATED', task['created_at']),
    ...stampOf('DUE', task['due_date']),
    `SUMMARY:${textValue(text(task['title']))}`,
    ...(task['description'] ? [`DESCRIPTION:${textValue(text(task['description']))}`] : []),
    `PRIORITY:${PRIORITIES[text(task['priority'])] ?? 0}`,
    ...(task['parent_task_id'] ? [`RELATED-TO:${text(task['parent_task_id'])}@plainday`] : []),
    task['completed'] === true
      ? 'STATUS:COMPLETED'
      : task['deleted_at']
        ? 'STATUS:CANCELLED'
        : 'STATUS:NEEDS-ACTION',
    ...stampOf('COMPLETED', task['completed_at']),
    'END:VTODO',
  ]);
  return calendarText([], components);
}
