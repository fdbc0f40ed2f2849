import { dayKeyOf, isDayKey } from '@plainday/domain-calendar';
import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../../core/collect.logic';
import { TIME } from '../../core/date-words.logic';
import { dueOf, readDate, zoneOr } from '../../core/dates.logic';
import { readSaidRepeat } from '../../core/repeat-said.logic';
import { repeatOf } from '../../core/rrule.logic';
import { asObject, isYes, listOf, momentIn, textOf, type Json } from '../../core/json.logic';
import { MINUTE_MS } from '@plainday/shared-utils';
import type { Due, ImportContext, Repeat, Source } from '../../plan';

const PRIORITIES = new Map<unknown, 'high' | 'low'>([
  [4, 'high'],
  [2, 'low'],
]);

const isTask = (one: Json) => 'content' in one && 'project_id' in one && 'priority' in one;

/** What the Sync API answers; a list of tasks alone, as the newer API answers it, in the same form. */
function fileOf(json: unknown): Json {
  const file = asObject(json);
  const tasks = listOf(Array.isArray(json) ? json : file['results']);
  return tasks.length > 0 && tasks.every(isTask)
    ? { items: tasks, projects: [], next_cursor: file['next_cursor'] }
    : file;
}

/** True for what Todoist's APIs answer. */
export function isTodoistJson({ json }: Source): boolean {
  const { items, projects } = fileOf(json);
  if (!Array.isArray(items) || !Array.isArray(projects)) return false;
  return items.length === 0 || listOf(items).some((one) => 'content' in one);
}

interface When {
  readonly due: Due | null;
  readonly repeat: Repeat | null;
}

function repeatSaid(words: string, language: string, day: string, zone: string): Repeat | null {
  const said = readSaidRepeat(words.replace(TIME, '').trim(), language, day, zone);
  return said && repeatOf(said.rule, day, said.end);
}

function whenOf(
  item: Json,
  details: [string, string][],
  plan: Collector,
  context: ImportContext,
): When {
  const raw = asObject(item['due']);
  // An older API has the time beside the day.
  const [date, words, language] = [raw['datetime'] ?? raw['date'], raw['string'], raw['lang']].map(
    textOf,
  ) as [string, string, string];
  const deadline = textOf(asObject(item['deadline'])['date']);
  const read = readDate(date, 'month-first');
  let due = read && dueOf(read, context.timeZone);
  if (date !== '' && !due) {
    details.push(['Date', date]);
    plan.lose('date-unreadable');
  }
  if (deadline !== '' && date === '' && isDayKey(deadline)) {
    due = dueOf({ day: deadline, time: null }, context.timeZone);
  } else if (deadline !== '') {
    details.push(['Deadline', deadline]);
    plan.lose('deadline');
  }
  if (!isYes(raw['is_recurring'])) return { due, repeat: null };
  const zone = zoneOr(textOf(raw['timezone']), context.timeZone);
  const said = due && repeatSaid(words, language, dayKeyOf(due.at, zone), zone);
  const isElsewhere = due?.hasTime && dayKeyOf(due.at, zone) !== dayKeyOf(due.at, context.timeZone);
  if (!said || (isElsewhere && said.rule)) {
    details.push(['Repeat', words]);
    plan.lose('repeat');
    return { due, repeat: null };
  }
  return { due, repeat: said };
}

const placeOf = (item: Json) => Number(item['child_order'] ?? item['order']) || 0;

const named = (list: readonly Json[]) => new Map(list.map((one) => [textOf(one['id']), one]));

/** Adds the projects that are there. Answers the key of each; none for the inbox. */
function projectsOf(file: Json, plan: Collector): ReadonlyMap<string, string | null> {
  const keys = new Map<string, string | null>();
  for (const one of listOf(file['projects'])) {
    const id = textOf(one['id']);
    if (id === '' || isYes(one['is_deleted'])) continue;
    const isInbox = isYes(one['inbox_project']);
    keys.set(id, isInbox ? null : plan.project(id, textOf(one['name'])));
    if (textOf(one['parent_id']) !== '') plan.lose('nested-project');
    if (isYes(one['is_archived'])) plan.lose('archived-project');
  }
  return keys;
}

function commentsOf(
  notes: readonly Json[],
  plan: Collector,
): readonly (readonly [string, string])[] {
  return notes.flatMap((note) => {
    if (isYes(note['is_deleted'])) return [];
    plan.lose('comment');
    const url = textOf(asObject(note['file_attachment'])['file_url']);
    if (url !== '') plan.lose('attachment');
    return [['Comment', [textOf(note['content']), url].filter(Boolean).join(' ')] as const];
  });
}

/** What belongs to items, by the item. */
function ofItems(list: readonly Json[]): ReadonlyMap<string, readonly Json[]> {
  const byItem = new Map<string, Json[]>();
  for (const one of list) {
    const id = textOf(one['item_id']);
    byItem.set(id, [...(byItem.get(id) ?? []), one]);
  }
  return byItem;
}

/** When the first reminder rings: so many minutes before, or at a moment of its own. Only one has a place. */
function reminderOf(
  all: readonly Json[],
  due: Due | null,
  context: ImportContext,
  plan: Collector,
) {
  const [first, ...more] = all.filter((one) => !isYes(one['is_deleted']));
  plan.lose('reminder', more.length);
  if (!first) return null;
  const own = readDate(textOf(asObject(first['due'])['date']), 'month-first');
  const minutes = Number(first['minute_offset'] ?? NaN);
  const before = due?.hasTime && minutes >= 0 ? due.at - minutes * MINUTE_MS : null;
  const at = own?.time ? dueOf(own, context.timeZone).at : before;
  if (due && at !== null && at <= due.at) return at;
  plan.lose('reminder');
  return null;
}

/** Reads the answer of Todoist's Sync API. Here 4 is the highest priority. */
export function* readTodoistJson(
  { json }: Source,
  plan: Collector,
  context: ImportContext,
): Slices<void> {
  const file = fileOf(json);
  const projects = projectsOf(file, plan);
  // What is asked for page by page says where the next one begins.
  if (textOf(file['next_cursor']) !== '') plan.lose('more-pages');
  const labelNames = named(listOf(file['labels']));
  const sections = named(listOf(file['sections']));
  const told = new Set<string>();
  const notes = ofItems(listOf(file['notes']));
  const reminders = ofItems(listOf(file['reminders']));
  for (const note of listOf(file['project_notes'])) {
    const project = projects.get(textOf(note['project_id']));
    const said = commentsOf([note], plan);
    for (const comment of said) if (project) plan.describe(project, comment.join(': '));
  }
  const items = [...listOf(file['items'])];
  items.sort((a, b) => placeOf(a) - placeOf(b));
  for (const item of items) {
    yield;
    const id = textOf(item['id']);
    const title = textOf(item['content']).replace(/^\*\s+/, '');
    if (isYes(item['is_deleted'])) {
      plan.skip('deleted', null, title);
      continue;
    }
    const details: [string, string][] = [];
    const labels = Array.isArray(item['labels']) ? item['labels'].map(textOf).filter(Boolean) : [];
    // Older files name labels by their ids.
    const names = labels.map((label) => textOf(labelNames.get(label)?.['name']) || label);
    if (labels.length > 0) details.push(['Labels', names.join(', ')]);
    const section = textOf(item['section_id']);
    const heading = textOf(sections.get(section)?.['name']);
    if (heading !== '') {
      details.push(['Section', heading]);
      if (!told.has(section)) plan.lose('section');
      told.add(section);
    }
    if (textOf(item['responsible_uid']) !== '') plan.lose('assignee');
    const { amount, unit } = asObject(item['duration']);
    const when = whenOf(item, details, plan, context);
    plan.task({
      key: id || title,
      ...(id ? { ref: id } : {}),
      project: projects.get(textOf(item['project_id'])) ?? null,
      parent: textOf(item['parent_id']) || null,
      title,
      text: textOf(item['description']),
      details: [...details, ...commentsOf(notes.get(id) ?? [], plan)],
      completed: isYes(item['checked']) || isYes(item['is_completed']),
      closedAt: momentIn(item['completed_at']) ?? momentIn(item['date_completed']),
      priority: PRIORITIES.get(item['priority']) ?? 'medium',
      duration: Number(amount) > 0 ? Number(amount) * (unit === 'day' ? 1440 : 1) : null,
      ...when,
      reminder: reminderOf(reminders.get(id) ?? [], when.due, context, plan),
    });
  }
}
