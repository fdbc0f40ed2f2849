import { dayKeyOf, instantOf } from '@plainday/domain-calendar';
import {
  calendarText,
  dateStamp,
  textValue,
  timeZoneLines,
  utcStamp,
  wallStamp,
} from '@plainday/domain-calendar/icalendar';
import type { RepeatFields } from '@plainday/domain-tasks';
import { rfcRule, ruleOf } from '@plainday/domain-tasks/recurrence';
import type { Fields } from './rows.logic';

const PRIORITIES: Readonly<Record<string, number>> = { high: 1, medium: 5, low: 9 };
const YEAR_MS = 366 * 86_400_000;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function stampOf(name: string, value: unknown): string[] {
  const at = Date.parse(text(value));
  return Number.isNaN(at) ? [] : [`${name}:${utcStamp(at)}`];
}

/** How a task comes back as an RRULE; null where it does not, or where none says the same. */
function rruleOf(task: Fields, zone: string): string | null {
  const at = Date.parse(text(task['due_date']));
  // Older archives and those of others may leave columns out.
  const rule = task['repeat_pattern'] ? ruleOf(task as unknown as RepeatFields) : null;
  if (Number.isNaN(at) || !rule) return null;
  const day = text(task['due_day']);
  const anchor = task['repeat_anchor_day'];
  const own = day || dayKeyOf(at, zone);
  const said = rfcRule(rule, own, typeof anchor === 'number' ? anchor : null);
  if (said === null) return null;
  const until = Date.parse(text(task['repeat_until']));
  const left = task['repeat_left'];
  if (Number.isNaN(until)) return typeof left === 'number' ? `${said};COUNT=${left}` : said;
  const last = dayKeyOf(until, zone);
  // Of the same kind as the date that it repeats.
  return `${said};UNTIL=${day ? dateStamp(last) : utcStamp(instantOf(last, '23:59', zone))}`;
}

function dueLines(task: Fields, rule: string | null, zone: string): string[] {
  const day = text(task['due_day']);
  if (day) return [`DUE;VALUE=DATE:${dateStamp(day)}`];
  if (rule === null) return stampOf('DUE', task['due_date']);
  // What comes back at a time comes back at that time of the clock.
  return [`DUE;TZID=${zone}:${wallStamp(Date.parse(text(task['due_date'])), zone)}`];
}

/** Tasks as a calendar file of things to do, which other apps open. */
export function tasksAsCalendar(tasks: readonly Fields[], at: number, zone: string): string {
  let isZoned = false;
  const components = tasks.flatMap((task) => {
    const rule = rruleOf(task, zone);
    const tags = Array.isArray(task['tags']) ? task['tags'].map(text).filter(Boolean) : [];
    isZoned ||= rule !== null && !task['due_day'];
    return [
      'BEGIN:VTODO',
      `UID:${text(task['id'])}@plainday`,
      `DTSTAMP:${utcStamp(at)}`,
      ...stampOf('CREATED', task['created_at']),
      ...dueLines(task, rule, zone),
      ...(rule === null ? [] : [`RRULE:${rule}`]),
      `SUMMARY:${textValue(text(task['title']))}`,
      ...(task['description'] ? [`DESCRIPTION:${textValue(text(task['description']))}`] : []),
      ...(tags.length > 0 ? [`CATEGORIES:${tags.map(textValue).join(',')}`] : []),
      `PRIORITY:${PRIORITIES[text(task['priority'])] ?? 0}`,
      ...(task['parent_task_id'] ? [`RELATED-TO:${text(task['parent_task_id'])}@plainday`] : []),
      task['completed'] === true
        ? 'STATUS:COMPLETED'
        : task['deleted_at']
          ? 'STATUS:CANCELLED'
          : 'STATUS:NEEDS-ACTION',
      ...stampOf('COMPLETED', task['completed_at']),
      'END:VTODO',
    ];
  });
  const clocks = isZoned ? timeZoneLines(zone, at - YEAR_MS, at + 5 * YEAR_MS) : [];
  return calendarText(clocks, components);
}
