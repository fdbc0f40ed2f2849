import { dayKeyOf, isDayKey, partsOfDay, type DayKey } from '@plainday/domain-calendar';
import type { Priority } from '@plainday/domain-tasks';
import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../../core/collect.logic';
import { dueOf } from '../../core/dates.logic';
import {
  asObject,
  isYes,
  listOf,
  momentIn,
  textOf,
  textsOf,
  type Json,
} from '../../core/json.logic';
import { readRule } from '../../core/rrule.logic';
import type { Due, ImportContext, Source } from '../../plan';
import { detailsFor, type Details } from '../details';

const PRIORITIES = new Map<string, Priority>([
  ['0', 'low'],
  ['2', 'high'],
  ['low', 'low'],
  ['high', 'high'],
]);
const STATES = [
  'not_started',
  'in_progress',
  'done',
  'archived',
  'waiting',
  'cancelled',
  'planned',
];
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** True for a backup of tududi. */
export function isTududi({ text, json }: Source): boolean {
  if (!text.includes('"uid"') || !text.includes('"tasks"')) return false;
  const data = asObject(asObject(json)['data']);
  return Array.isArray(data['tasks']) && (Array.isArray(data['projects']) || 'inbox_items' in data);
}

/** Midnight of UTC is a day. */
function dueIn(value: unknown, timeZone: string): Due | null {
  const raw = textOf(value);
  const day = raw.slice(0, 10);
  const isDay = /^\d{4}-\d{2}-\d{2}(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z| \+00:00)?)?$/.test(raw);
  if (isDay) return isDayKey(day) ? dueOf({ day, time: null }, timeZone) : null;
  const at = raw === '' ? null : momentIn(raw);
  return at === null ? null : { at, hasTime: true };
}

function repeatOf(task: Json, due: Due | null, timeZone: string, { keep }: Details) {
  const type = textOf(task['recurrence_type']);
  if (type === '' || type === 'none') return null;
  const interval = Number(task['recurrence_interval']) || 1;
  const several = textsOf(task['recurrence_weekdays']).map((one) => WEEKDAYS[Number(one)] ?? '');
  const weekday =
    several.filter(Boolean).join() || WEEKDAYS[Number(task['recurrence_weekday'] ?? NaN)];
  const monthDay = textOf(task['recurrence_month_day']);
  const until = textOf(task['recurrence_end_date']).slice(0, 10).replaceAll('-', '');
  const week = Number(task['recurrence_week_of_month']) || 0;
  const parts = [
    `FREQ=${type.replace(/_.*/, '').toUpperCase()}`,
    `INTERVAL=${interval}`,
    type === 'weekly' && weekday ? `BYDAY=${weekday}` : '',
    type === 'monthly' && monthDay ? `BYMONTHDAY=${monthDay}` : '',
    type === 'monthly_weekday' && weekday ? `BYDAY=${week > 4 ? -1 : week || 1}${weekday}` : '',
    type === 'monthly_last_day' ? 'BYMONTHDAY=-1' : '',
    until === '' ? '' : `UNTIL=${until}`,
  ];
  const isFromCompletion = isYes(task['completion_based']);
  const rule = parts.filter(Boolean).join(';');
  const repeat = due && readRule(rule, due, timeZone, { isFromCompletion });
  if (repeat) return repeat;
  const day = [weekday, monthDay].filter(Boolean).join(' ');
  keep(
    'Repeat',
    `${type.replaceAll('_', ' ')}${interval > 1 ? `, every ${interval}` : ''}${day && `: ${day}`}`,
    'repeat',
  );
  return null;
}

const stateOf = (task: Json) => STATES[Number(task['status'])] ?? textOf(task['status']);

function habitOf(task: Json, timeZone: string) {
  const days = (skipped: boolean): DayKey[] => [
    ...new Set(
      listOf(task['completions'])
        .filter((one) => isYes(one['skipped']) === skipped)
        .map((one) => momentIn(one['completed_at']))
        .filter((at) => at !== null)
        .map((at) => dayKeyOf(at, timeZone))
        .filter((day) => partsOfDay(day).year > 1970),
    ),
  ];
  return {
    ref: textOf(task['uid']) || textOf(task['name']),
    title: textOf(task['name']),
    days: days(false),
    frozen: days(true),
  };
}

/** Reads a backup of tududi. Who the person is, and their keys, are never read. */
export function* readTududi(
  source: Source,
  plan: Collector,
  { timeZone }: ImportContext,
): Slices<void> {
  const data = asObject(asObject(source.json)['data']);
  const areas = new Map(
    listOf(data['areas']).map((one) => [textOf(one['id']), textOf(one['name'])]),
  );
  const tagNames = new Map(
    listOf(data['tags']).map((one) => [textOf(one['uid']), textOf(one['name'])]),
  );
  const projects = new Map<string, string>();
  for (const one of listOf(data['projects'])) {
    const area = areas.get(textOf(one['area_id'])) ?? '';
    if (area !== '') plan.lose('area');
    const last = (textOf(one['due_date_at']) || textOf(one['due_date'])).slice(0, 10);
    if (last !== '') plan.lose('project-deadline');
    const lines = [
      textOf(one['description']),
      area && `Area: ${area}`,
      last && `Deadline: ${last}`,
    ];
    const text = lines.filter(Boolean).join('\n');
    const id = textOf(one['uid']) || textOf(one['id']);
    projects.set(
      textOf(one['id']),
      plan.project(id, textOf(one['name']) || textOf(one['title']), text),
    );
  }
  const tasks = listOf(data['tasks']);
  const uids = new Map(
    tasks.map((task) => [textOf(task['id']), textOf(task['uid']) || textOf(task['id'])]),
  );
  const placeOf = (task: Json) => Number(task['order'] ?? Infinity);
  const ordered = [...tasks].sort((a, b) =>
    placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b),
  );
  for (const [at, task] of ordered.entries()) {
    yield;
    if (isYes(task['habit_mode'])) {
      plan.tools.habit(habitOf(task, timeZone));
      continue;
    }
    const details = detailsFor(plan);
    const tags = textsOf(task['tag_uids']).map((uid) => tagNames.get(uid) ?? uid);
    details.keep('Tags', [...tags, ...textsOf(task['tags'])]);
    const own = dueIn(task['due_date'], timeZone);
    if (!own) details.keep('Due', textOf(task['due_date']), 'date-unreadable');
    const start = dueIn(task['defer_until'], timeZone);
    if (own && start) details.keep('Start', dayKeyOf(start.at, timeZone), 'start-date');
    plan.lose('attachment', listOf(task['attachments']).length);
    const due = own ?? start;
    const state = stateOf(task);
    const isCancelled = /^cancell?ed$/.test(state);
    if (isCancelled) plan.lose('cancelled');
    const key = textOf(task['uid']) || textOf(task['id']) || `task ${at}`;
    plan.task({
      key,
      ref: key,
      project: projects.get(textOf(task['project_id'])) ?? null,
      parent: uids.get(textOf(task['parent_task_id'])) ?? null,
      title: textOf(task['name']),
      text: textOf(task['note']),
      details: details.rows,
      completed: /^(?:done|completed|archived)$/.test(state),
      deleted: isCancelled,
      closedAt: momentIn(task['completed_at']),
      priority: PRIORITIES.get(textOf(task['priority'])) ?? 'medium',
      due,
      repeat: repeatOf(task, due, timeZone, details),
    });
  }
  for (const item of listOf(data['inbox_items'])) {
    if (!['', 'added'].includes(textOf(item['status']))) continue;
    const key = textOf(item['uid']) || textOf(item['content']);
    plan.task({ key, ref: key, title: textOf(item['content']) });
  }
  for (const note of listOf(data['notes'])) {
    plan.tools.note({
      title: textOf(note['title']),
      text: textOf(note['content']),
      createdAt: momentIn(note['created_at']),
      updatedAt: momentIn(note['updated_at']),
    });
  }
}
