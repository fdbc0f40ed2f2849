import { zoneOfWindows } from '@plainday/domain-calendar/icalendar';
import { dayKeyOf } from '@plainday/domain-calendar';
import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../../core/collect.logic';
import { dueOf, momentOf, readDate, zoneOr } from '../../core/dates.logic';
import { htmlText } from '../../core/html.logic';
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

interface List {
  readonly list: Json;
  readonly tasks: readonly Json[];
}

const STATES = /^(?:notStarted|inProgress|completed|waitingOnOthers|deferred)$/;

const isTask = (one: Json) =>
  typeof one['title'] === 'string' &&
  ('importance' in one || 'dueDateTime' in one || STATES.test(textOf(one['status'])));

/** Tasks as a list, or as the answer that holds one. */
const tasksOf = (value: unknown) => listOf(Array.isArray(value) ? value : asObject(value)['value']);

/** The lists of an answer of Microsoft Graph, with their tasks; none for any other file. */
function listsIn(json: unknown): readonly List[] {
  const file = asObject(json);
  const all = listOf(
    Array.isArray(json) ? json : (file['value'] ?? file['lists'] ?? file['tasks']),
  );
  if (all.some(isTask)) return [{ list: file, tasks: all.filter(isTask) }];
  return all
    .filter((one) => 'displayName' in one)
    .map((list) => ({ list, tasks: tasksOf(list['tasks'] ?? list['value'] ?? list['todoTasks']) }))
    .filter(({ list, tasks }) => 'wellknownListName' in list || tasks.some(isTask));
}

/** True for lists of Microsoft To Do as Graph writes them. */
export const isMsTodo = ({ text, json }: Source): boolean =>
  /"(?:wellknownListName|importance|dueDateTime|notStarted)"/.test(text) &&
  listsIn(json).length > 0;

/** A time with its zone, which has a name of Windows. */
function momentOfGraph(value: unknown, timeZone: string): number | null {
  const { dateTime, timeZone: zone } = asObject(value);
  const date = readDate(textOf(dateTime), 'month-first');
  return date && momentOf(date, zoneOr(zoneOfWindows(textOf(zone)), timeZone));
}

/** A due date is a day: at midnight the one that stands there, else the one of that moment here. */
function dueIn(value: unknown, timeZone: string): Due | null {
  const date = readDate(textOf(asObject(value)['dateTime']), 'month-first');
  if (!date) return null;
  if (date.time === null || date.time === '00:00') return dueOf({ ...date, time: null }, timeZone);
  const at = momentOfGraph(value, timeZone);
  return at === null ? null : dueOf({ day: dayKeyOf(at, timeZone), time: null }, timeZone);
}

const FREQUENCIES = new Map([
  ['daily', 'DAILY'],
  ['weekly', 'WEEKLY'],
  ['absoluteMonthly', 'MONTHLY'],
  ['absoluteYearly', 'YEARLY'],
  ['relativeMonthly', 'MONTHLY'],
  ['relativeYearly', 'YEARLY'],
]);

const PLACES = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['last', -1],
]);
const code = (day: string) => day.slice(0, 2).toUpperCase();

function repeatOf(value: unknown, due: Due | null, timeZone: string, { keep }: Details) {
  const pattern = asObject(asObject(value)['pattern']);
  const range = asObject(asObject(value)['range']);
  const type = textOf(pattern['type']);
  if (type === '') return null;
  const days = textsOf(pattern['daysOfWeek']);
  const part = (name: string, field: unknown) => (textOf(field) ? `;${name}=${textOf(field)}` : '');
  const isRelative = type.startsWith('relative');
  const ends = textOf(range['type']) === 'endDate';
  const rule = [
    `FREQ=${FREQUENCIES.get(type) ?? ''}`,
    part('INTERVAL', pattern['interval']),
    type === 'weekly' || isRelative ? part('BYDAY', days.map(code).join()) : '',
    type === 'weekly' ? part('WKST', code(textOf(pattern['firstDayOfWeek']))) : '',
    isRelative ? part('BYSETPOS', PLACES.get(textOf(pattern['index']) || 'first')) : '',
    /^absolute/.test(type) ? part('BYMONTHDAY', pattern['dayOfMonth']) : '',
    /Yearly$/.test(type) ? part('BYMONTH', pattern['month']) : '',
    ends ? part('UNTIL', textOf(range['endDate']).replaceAll('-', '')) : '',
    textOf(range['type']) === 'numbered' ? part('COUNT', range['numberOfOccurrences']) : '',
  ].join('');
  const repeat = due && readRule(rule, due, timeZone, { first: textOf(range['startDate']) });
  if (repeat) return repeat;
  const interval = textOf(pattern['interval']);
  const names = days.map((day) => day.slice(0, 1).toUpperCase() + day.slice(1));
  const which = [textOf(pattern['index']), names.join(', ')].filter(Boolean).join(' ');
  const every = interval === '' || interval === '1' ? '' : `, every ${interval}`;
  const word = type.replace(/^absolute|^relative/, '').toLowerCase();
  keep('Repeat', `${word}${every}${which && `: ${which}`}`, 'repeat');
  return null;
}

/** Reads lists of Microsoft To Do. The default list is no project. */
export function* readMsTodo(source: Source, plan: Collector, context: ImportContext): Slices<void> {
  const { timeZone } = context;
  plan.lose('more-pages', source.text.match(/@odata\.nextLink"/g)?.length ?? 0);
  for (const { list, tasks } of listsIn(source.json)) {
    const title = textOf(list['displayName']);
    const isDefault = list['wellknownListName'] === 'defaultList' || title === '';
    const project = isDefault ? null : plan.project(textOf(list['id']) || title, title);
    for (const [at, task] of tasks.entries()) {
      yield;
      const details = detailsFor(plan);
      const id = textOf(task['id']);
      const body = asObject(task['body']);
      const content = textOf(body['content']);
      details.keep('Categories', textsOf(task['categories']));
      for (const link of listOf(task['linkedResources'])) {
        details.keep('Link', textOf(link['webUrl']) || textOf(link['displayName']));
      }
      if (isYes(task['hasAttachments'])) plan.lose('attachment');
      const raw = textOf(asObject(task['dueDateTime'])['dateTime']);
      const due = dueIn(task['dueDateTime'], timeZone);
      if (!due) details.keep('Due', raw, 'date-unreadable');
      const start = readDate(textOf(asObject(task['startDateTime'])['dateTime']), 'month-first');
      if (start) details.keep('Start', start.day, 'start-date');
      const key = id || `${project}:${at}`;
      const isKept = plan.task({
        key,
        ...(id ? { ref: id } : {}),
        project,
        title: textOf(task['title']),
        text: body['contentType'] === 'html' ? htmlText(content) : content,
        details: details.rows,
        completed: task['status'] === 'completed',
        closedAt: momentOfGraph(task['completedDateTime'], timeZone),
        priority:
          task['importance'] === 'high' || task['importance'] === 'low'
            ? task['importance']
            : 'medium',
        due,
        repeat: repeatOf(task['recurrence'], due, timeZone, details),
        reminder:
          task['isReminderOn'] === false ? null : momentOfGraph(task['reminderDateTime'], timeZone),
      });
      for (const [step, item] of isKept ? listOf(task['checklistItems']).entries() : []) {
        const own = textOf(item['id']) || String(step);
        plan.task({
          key: `${key}/${own}`,
          ...(id ? { ref: `${id}/${own}` } : {}),
          project,
          parent: key,
          title: textOf(item['displayName']),
          completed: isYes(item['isChecked']),
          closedAt: momentIn(item['checkedDateTime']),
        });
      }
    }
  }
}
