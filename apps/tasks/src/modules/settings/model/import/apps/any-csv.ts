import { findHead, rowsBelow, type Head } from '../bytes/csv.logic';
import type { Collector } from '../core/collect.logic';
import { dateOrderOf, dueOf, momentOf, readDate, readTime } from '../core/dates.logic';
import type { DateOrder, ImportContext, Slices } from '../plan';
import { columnOf, isTrue, minutesOf, priorityOf, type Column } from './any-csv-heads';
import { isInbox } from './todoist-csv';

/** The head of a table of tasks: a row that names a title. Null for any other text. */
export function anyHead(text: string): Head | null {
  const head = findHead(text, (name) => columnOf(name) !== undefined);
  return head && head.heads.some((name) => columnOf(name) === 'title') ? head : null;
}

/** Which cell holds what: of two columns of one kind the first counts. */
function columnsOf({ heads }: Head): ReadonlyMap<number, Column> {
  const columns = new Map<number, Column>();
  const taken = new Set<Column>();
  heads.forEach((name, at) => {
    const column = columnOf(name);
    if (!column || (taken.has(column) && column !== 'ignored')) return;
    taken.add(column);
    columns.set(at, column);
  });
  return columns;
}

const DATES: readonly Column[] = ['due', 'start', 'closed', 'reminderDay'];
type Rows = readonly (readonly [number, readonly string[]])[];

/** The order of the dates: said by the dates themselves, else by the person; else it is asked. */
function orderOf(
  rows: Rows,
  columns: ReadonlyMap<number, Column>,
  plan: Collector,
  context: ImportContext,
): DateOrder {
  const at = [...columns].filter(([, column]) => DATES.includes(column)).map(([index]) => index);
  const cells = rows.flatMap(([, row]) => at.map((index) => row[index] ?? ''));
  const order = dateOrderOf(cells);
  if (order === 'day-first' || order === 'month-first') return order;
  if (order === 'ambiguous') {
    const some = cells.filter((cell) => dateOrderOf([cell]) === 'ambiguous');
    plan.question = { example: some[0] ?? '', count: some.length };
  }
  return context.dateOrder ?? 'day-first';
}

/** Reads any table with a head. What its columns do not say is kept as text. */
export function* readAnyCsv(
  text: string,
  file: string,
  plan: Collector,
  context: ImportContext,
): Slices<void> {
  const head = anyHead(text);
  if (!head) return;
  const { timeZone } = context;
  const columns = columnsOf(head);
  const rows = yield* rowsBelow(text, head);
  const order = orderOf(rows, columns, plan, context);
  const hasProjects = [...columns.values()].includes('project');
  const unknown = head.heads.filter((name, at) => name !== '' && !columns.has(at));
  plan.lose('unknown-column', unknown.length);
  const sections = new Set<string>();

  for (const [line, cells] of rows) {
    const values = new Map<Column, string>();
    for (const [at, column] of columns) {
      if (!values.has(column)) values.set(column, (cells[at] ?? '').trim());
    }
    const cell = (column: Column) => (values.get(column) ?? '').replace(/^none$/i, '');
    const details: [string, string][] = [];
    const keep = (name: string, value: string, what?: string) => {
      if (value === '') return;
      details.push([name, value]);
      if (what) plan.lose(what);
    };
    const due = readDate(cell('due'), order);
    if (!due) keep('Due', cell('due'), 'date-unreadable');
    const start = readDate(cell('start'), order);
    if (due || !start) keep('Start', cell('start'), 'start-date');
    const when = due ?? start;
    keep('Labels', cell('labels'), 'labels');
    keep('Section', cell('section'));
    if (cell('section') !== '' && !sections.has(cell('section'))) {
      sections.add(cell('section'));
      plan.lose('section');
    }
    cells.forEach((value, at) => {
      if (!columns.has(at)) keep(head.names[at]?.trim() || 'More', value.trim());
    });
    const share = Number(cell('share').replace(/%$/, '').replace(',', '.'));
    const closed = readDate(cell('closed'), order);
    const reminderDay = readDate(cell('reminderDay'), order);
    const reminderTime = readTime(cell('reminderTime'));
    const minutes = minutesOf(cell('minutes'), 1) ?? minutesOf(cell('hours'), 60);
    const name = cell('project') || (hasProjects ? '' : file.replace(/\.[^.]+$/, ''));
    const id = cell('id');
    plan.task({
      key: id || `row ${line}`,
      ...(id ? { ref: id } : {}),
      project: name === '' || isInbox(name) ? null : plan.project(name, name),
      parent: cell('parent') || null,
      line,
      title: cell('title'),
      text: cell('text'),
      details,
      completed: isTrue(cell('done')) || share === 100 || (share === 1 && closed !== null),
      closedAt: closed && momentOf(closed, timeZone),
      priority: priorityOf(cell('priority')),
      due: when && dueOf(when, timeZone),
      duration: minutes,
      reminder:
        reminderDay && reminderTime
          ? momentOf({ day: reminderDay.day, time: reminderTime }, timeZone)
          : null,
    });
    if (line % 100 === 0) yield;
  }
}
