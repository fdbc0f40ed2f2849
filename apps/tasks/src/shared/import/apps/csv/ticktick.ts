import { dayKeyOf, instantOf, isDayKey, timeOfDay } from '@plainday/domain-calendar';
import type { Slices } from '@plainday/shared-platform';
import { cellsOf, findHead, rowsBelow, type Head } from '../../bytes/csv.logic';
import type { Collector } from '../../core/collect.logic';
import { dateText, dueOf, momentOf, readDate, zoneOr } from '../../core/dates.logic';
import { readRule } from '../../core/rrule.logic';
import type { Due, ImportContext, Source } from '../../plan';
import { keepRows } from '../keep-rows';
import { readCheckList } from './ticktick-check-list';
import { readTrigger } from './ticktick-trigger';
import { isInbox } from './todoist-csv';

/** Older backups have no ids. */
const NEEDED = ['folder name', 'list name', 'title'];
const KNOWN = new Set(
  ['kind', 'tags', 'content', 'is check list', 'start date', 'due date', 'reminder']
    .concat(['repeat', 'priority', 'status', 'created time', 'completed time', 'order', 'timezone'])
    .concat(['is all day', 'is floating', 'column name', 'taskid', 'parentid', ...NEEDED]),
);
const PRIORITIES = new Map([
  ['5', 'high'],
  ['1', 'low'],
  ['p1', 'high'],
  ['p3', 'low'],
] as const);

/** The head of a backup of TickTick; null for any other file. */
export function tickTickHead(text: string): Head | null {
  const head = findHead(text, (name) => KNOWN.has(name));
  return head && NEEDED.every((name) => head.heads.includes(name)) ? head : null;
}

type Row = ReadonlyMap<string, string>;

/** The zone in which a rule names its days: that of the row, where the moment was not moved to the person's. */
const zoneIn = (row: Row, due: Due, { timeZone }: ImportContext) =>
  due.hasTime && !/^true$/i.test(row.get('is floating') ?? '')
    ? zoneOr((row.get('timezone') ?? '').trim(), timeZone)
    : timeZone;

/** Midnight of the zone of the row is a day; a floating time is kept as the clock showed it. */
function readDue(raw: string, row: Row, { timeZone }: ImportContext): Due | null {
  const date = readDate(raw, 'month-first');
  if (!date) return null;
  const zone = zoneOr((row.get('timezone') ?? '').trim(), timeZone);
  if (date.at === undefined && date.time === null) return dueOf(date, timeZone);
  const at = date.at ?? momentOf(date, zone);
  const day = dayKeyOf(at, zone);
  if (/^true$/i.test(row.get('is all day') ?? '')) return dueOf({ day, time: null }, timeZone);
  const isFloating = /^true$/i.test(row.get('is floating') ?? '');
  return isFloating && isDayKey(day)
    ? { at: instantOf(day, timeOfDay(at, zone), timeZone), hasTime: true }
    : { at, hasTime: true };
}

function momentIn(raw: string, timeZone: string): number | null {
  const date = readDate(raw, 'month-first');
  return date && momentOf(date, timeZone);
}

/** Reads a backup of TickTick. Two lists of one name in two folders stay two. */
export function* readTickTick(
  { text }: Source,
  plan: Collector,
  context: ImportContext,
): Slices<void> {
  const head = tickTickHead(text);
  if (!head) return;
  const below = yield* rowsBelow(text, head);
  keepRows(plan, head, below);
  const rows = below.map(([line, cells]) => ({
    line,
    row: cellsOf(head.heads, cells),
  }));
  const orderOf = (row: Row) => Number(row.get('order')) || 0;
  rows.sort((a, b) => orderOf(a.row) - orderOf(b.row));
  const folders = new Map<string, Set<string>>();
  for (const { row } of rows) {
    const list = (row.get('list name') ?? '').trim();
    folders.set(list, (folders.get(list) ?? new Set()).add((row.get('folder name') ?? '').trim()));
  }
  const listKeys = new Set<string>();

  for (const { line, row } of rows) {
    const cell = (name: string) => (row.get(name) ?? '').trim();
    const [folder, list, title, id] = [
      cell('folder name'),
      cell('list name'),
      cell('title'),
      cell('taskid'),
    ];
    if (cell('kind') === 'NOTE') {
      const createdAt = momentIn(cell('created time'), context.timeZone);
      const note = { title, text: row.get('content') ?? '', createdAt, ...(id && { ref: id }) };
      plan.tools.note(note, line);
      continue;
    }
    let project: string | null = null;
    if (list !== '' && !(isInbox(list) && folder === '')) {
      const isShared = (folders.get(list)?.size ?? 0) > 1;
      project = plan.project(
        `${folder}/${list}`,
        isShared && folder ? `${folder} – ${list}` : list,
      );
      if (folder !== '' && !listKeys.has(project)) plan.lose('folder');
      listKeys.add(project);
    }
    const details: [string, string][] = [];
    const keep = (name: string, value: string, what: string) => {
      if (value === '') return;
      details.push([name, value]);
      plan.lose(what);
    };
    const tags = cell('tags')
      .split(',')
      .map((tag) => tag.trim().replace(/^#/, ''))
      .filter(Boolean);
    if (tags.length > 0) details.push(['Tags', tags.join(', ')]);
    keep('Column', cell('column name').replace(/^not sectioned$/i, ''), 'column');
    const [start, end] = [cell('start date'), cell('due date')];
    const raw = end || start;
    const due = raw === '' ? null : readDue(raw, row, context);
    if (raw !== '' && !due) keep('Due', raw, 'date-unreadable');
    if (start !== '' && end !== '' && start !== end) {
      const shown = readDue(start, row, context);
      keep('Start', shown ? dateText(shown, context.timeZone) : start, 'start-date');
    }
    const rule = cell('repeat');
    const repeat =
      rule !== '' && due
        ? readRule(rule, due, context.timeZone, { zone: zoneIn(row, due, context) })
        : null;
    if (rule !== '' && !repeat) keep('Repeat', rule, 'repeat');
    const status = cell('status');
    if (status === '-1') plan.lose('wont-do');
    const isList = cell('kind') === 'CHECKLIST' || /^y/i.test(cell('is check list'));
    const content = row.get('content') ?? '';
    const { before, items } = isList ? readCheckList(content) : { before: content, items: [] };
    const closedAt = momentIn(cell('completed time'), context.timeZone);
    const key = id || `row ${line}`;
    const completed = status === '1' || status === '2';
    const isKept = plan.task({
      key,
      ...(id ? { ref: id } : {}),
      project,
      parent: cell('parentid') || null,
      line,
      title,
      text: before,
      details,
      completed,
      deleted: status === '-1',
      closedAt,
      priority: PRIORITIES.get(cell('priority').toLowerCase() as '5') ?? 'medium',
      due,
      repeat,
      reminder: due ? readTrigger(cell('reminder'), due, context.timeZone, plan.lose) : null,
    });
    items.forEach((item, at) => {
      if (!isKept) return;
      const ref = id ? { ref: `${id}/${at}/${item.title}` } : {};
      plan.task({ key: `${key}/${at}`, ...ref, parent: key, project, line, ...item });
    });
    yield;
  }
}
