import { dayKeyOf, isDayKey, weekdayOf } from '@plainday/domain-calendar';
import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../../core/collect.logic';
import { dueOf } from '../../core/dates.logic';
import {
  asObject,
  entitiesOf,
  isYes,
  listOf,
  momentIn,
  textOf,
  textsOf,
  type Json,
} from '../../core/json.logic';
import type { Due, ImportContext, Repeat, Source } from '../../plan';
import { readRule } from '../../core/rrule.logic';
import { detailsFor, type Details } from '../details';

const INBOX = 'INBOX_PROJECT';
const FREQUENCIES = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** What a backup holds, in its wrapper or, as older ones, without. The settings in it are never read. */
function dataOf(json: unknown): Json {
  const file = asObject(json);
  const inner = asObject(file['data']);
  return 'task' in inner ? inner : file;
}

/** True for a backup of Super Productivity. */
export function isSuperProductivity({ text, json }: Source): boolean {
  if (!text.includes('"entities"')) return false;
  const data = dataOf(json);
  return 'entities' in asObject(data['task']) && 'entities' in asObject(data['project']);
}

/** The day of each task in the planner, where older backups have it alone. */
function plannedIn(data: Json): ReadonlyMap<string, string> {
  const days = Object.entries(asObject(asObject(data['planner'])['days']));
  return new Map(
    days.flatMap(([day, ids]) => textsOf(ids).map((id) => [id, day] as const)).reverse(),
  );
}

function dueIn(task: Json, planned: string, timeZone: string): Due | null {
  const at = momentIn(task['dueWithTime'] ?? task['plannedAt']);
  if (at !== null) return { at, hasTime: true };
  const day = textOf(task['dueDay']) || planned;
  return isDayKey(day) ? dueOf({ day, time: null }, timeZone) : null;
}

function repeatOf(
  rule: Json | undefined,
  due: Due | null,
  timeZone: string,
  { keep }: Details,
): Repeat | null {
  if (!rule) return null;
  const cycle = textOf(rule['repeatCycle']);
  const interval = Number(rule['repeatEvery'] ?? 1);
  const days = WEEKDAYS.filter((name) => rule[name] === true);
  const code = (name: string) => name.slice(0, 2).toUpperCase();
  if (FREQUENCIES.has(cycle) && due && !isYes(rule['isPaused'])) {
    const own = weekdayOf(dayKeyOf(due.at, timeZone)) % 7;
    const weekday = WEEKDAYS[(Number(rule['monthlyWeekday'] ?? own) + 6) % 7] ?? '';
    const text = [
      `FREQ=${cycle};INTERVAL=${interval}`,
      cycle === 'WEEKLY' && days.length > 0 && `BYDAY=${days.map(code).join()}`,
      cycle === 'MONTHLY' && isYes(rule['monthlyLastDay']) && 'BYMONTHDAY=-1',
      cycle === 'MONTHLY' &&
        Number(rule['monthlyWeekOfMonth']) &&
        `BYDAY=${Number(rule['monthlyWeekOfMonth'])}${code(weekday)}`,
    ];
    const isFromCompletion = isYes(rule['repeatFromCompletionDate']);
    const repeat = readRule(text.filter(Boolean).join(';'), due, timeZone, { isFromCompletion });
    if (repeat) return repeat;
  }
  const every = interval === 1 ? '' : `, every ${interval}`;
  const paused = isYes(rule['isPaused']) ? ' (paused)' : '';
  keep(
    'Repeat',
    `${cycle.toLowerCase()}${every}${days.length > 0 ? `: ${days.join(', ')}` : ''}${paused}`,
    'repeat',
  );
  return null;
}

function spent(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  return [hours > 0 ? `${hours} h` : '', minutes % 60 > 0 ? `${minutes % 60} min` : '']
    .filter(Boolean)
    .join(' ');
}

/** The order in which the projects and the tasks above show them. */
function ranksOf(data: Json): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  const rank = (ids: unknown) => {
    for (const id of textsOf(ids)) if (!ranks.has(id)) ranks.set(id, ranks.size);
  };
  for (const project of entitiesOf(data['project'])) {
    rank(project['taskIds']);
    rank(project['backlogTaskIds']);
  }
  for (const task of entitiesOf(data['task'])) rank(task['subTaskIds']);
  return ranks;
}

/** Reads a backup of Super Productivity, with its archives. */
export function* readSuperProductivity(
  source: Source,
  plan: Collector,
  { timeZone }: ImportContext,
): Slices<void> {
  const data = dataOf(source.json);
  const projects = new Map(entitiesOf(data['project']).map((one) => [textOf(one['id']), one]));
  for (const [id, project] of projects) {
    if (id === INBOX) continue;
    plan.project(id, textOf(project['title']));
    if (isYes(project['isArchived'])) plan.lose('archived-project');
  }
  const tags = new Map(
    entitiesOf(data['tag']).map((one) => [textOf(one['id']), textOf(one['title'])]),
  );
  const rules = new Map(entitiesOf(data['taskRepeatCfg']).map((one) => [textOf(one['id']), one]));
  const ranks = ranksOf(data);
  const planned = plannedIn(data);
  const reminders = new Map(
    listOf(data['reminders']).map((one) => [textOf(one['id']), one['remindAt']]),
  );
  const stores = [
    data['task'],
    // Before there were two archives.
    data['taskArchive'],
    ...['archiveYoung', 'archiveOld'].map((name) => asObject(data[name])['task']),
  ];
  const tasks = new Map(
    stores.flatMap(entitiesOf).map((task) => [textOf(task['id']), task] as const),
  );
  const rankOf = (task: Json) => ranks.get(textOf(task['id'])) ?? ranks.size;
  const ordered = [...tasks.values()].sort((a, b) => rankOf(a) - rankOf(b));
  for (const task of ordered) {
    yield;
    const details = detailsFor(plan);
    const id = textOf(task['id']);
    const labels = textsOf(task['tagIds'])
      .filter((tag) => tag !== 'TODAY')
      .map((tag) => tags.get(tag) ?? tag);
    details.keep('Tags', labels);
    const time = Number(task['timeSpent']) || 0;
    if (time >= 60_000) details.keep('Time spent', spent(time), 'time-spent');
    const issue = textOf(task['issueId']);
    if (issue !== '') details.keep('Issue', `${textOf(task['issueType'])} ${issue}`, 'issue-link');
    for (const file of listOf(task['attachments']))
      details.keep('Attachment', textOf(file['path']) || textOf(file['title']), 'attachment');
    const own = dueIn(task, planned.get(id) ?? '', timeZone);
    const lastDay = textOf(task['deadlineDay']);
    const last = momentIn(task['deadlineWithTime']);
    const deadline =
      last !== null
        ? { at: last, hasTime: true }
        : isDayKey(lastDay)
          ? dueOf({ day: lastDay, time: null }, timeZone)
          : null;
    if (own && deadline) details.keep('Deadline', dayKeyOf(deadline.at, timeZone), 'deadline');
    const due = own ?? deadline;
    const home = textOf(task['projectId']);
    if (home !== '' && home !== INBOX && !projects.has(home)) plan.lose('project-unknown');
    plan.task({
      key: id,
      ref: id,
      project: home !== INBOX && projects.has(home) ? home : null,
      parent: textOf(task['parentId']) || null,
      title: textOf(task['title']),
      text: textOf(task['notes']),
      details: details.rows,
      completed: isYes(task['isDone']),
      closedAt: momentIn(task['doneOn']),
      due,
      duration: (Number(task['timeEstimate']) || 0) / 60_000,
      reminder: momentIn(task['remindAt'] ?? reminders.get(textOf(task['reminderId']))),
      repeat: repeatOf(rules.get(textOf(task['repeatCfgId'])), due, timeZone, details),
    });
  }
  for (const note of entitiesOf(data['note'])) {
    plan.tools.note({
      title: '',
      text: textOf(note['content']),
      ref: textOf(note['id']),
      createdAt: momentIn(note['created']),
      updatedAt: momentIn(note['modified']),
      pinned: isYes(note['isPinnedToToday']),
    });
  }
  plan.lose('counter', entitiesOf(data['simpleCounter']).length);
}
