import { dayKeyOf } from '@plainday/domain-calendar';
import type { Slices } from '@plainday/shared-platform';
import { csvValue } from '@plainday/shared-utils';
import { findHead, plainHead, rowsBelow, type Head } from '../../bytes/csv.logic';
import { keepRows } from '../keep-rows';
import type { Collector } from '../../core/collect.logic';
import { dateOrderOf, dueOf, momentOf, readDate, readTime } from '../../core/dates.logic';
import { readSaidRepeat } from '../../core/repeat-said.logic';
import { readRule, repeatOf } from '../../core/rrule.logic';
import type { Column, DateOrder, Due, ImportContext, Repeat, Source } from '../../plan';
import { dateReader, withoutWeekday } from './any-csv-dates';
import {
  columnOf,
  isAnyDate,
  isAnyTime,
  isCancelled,
  isClock,
  isEarly,
  isFalse,
  isNone,
  isOnlyClock,
  isReminderSwitch,
  isTrue,
  minutesOf,
  priorityOf,
} from './any-csv-heads';
import { isInbox } from './todoist-csv';

/** The head of a table of tasks: a row that names a title. Null for any other text. */
export function anyHead(text: string): Head | null {
  const head = findHead(text, (name) => columnOf(name) !== undefined);
  return head && head.heads.some((name) => columnOf(name) === 'title') ? head : null;
}

const isData = (cell: string) => readDate(cell, 'day-first') !== null || /^[\d.,%-]+$/.test(cell);

/** The head of any other table. */
export const unknownHead = (text: string): Head | null => plainHead(text, isData);

const LENGTHS: readonly Column[] = ['minutes', 'hours'];
const DATES: readonly Column[] = ['due', 'start', 'closed', 'reminderDay'];

/** What may have several columns: Jira names a row by a key and a number, and its parent by either. */
const REPEATED: readonly Column[] = ['ignored', 'id', 'parent'];

/** Which cell holds what: of two columns of one kind the first counts. */
function columnsOf({ heads }: Head, rows: Rows) {
  const columns = new Map<number, Column>();
  const taken = new Set<Column>();
  heads.forEach((name, at) => {
    const column = columnOf(name);
    if (!column || (taken.has(column) && !REPEATED.includes(column))) return;
    taken.add(column);
    columns.set(at, column);
  });
  const date = heads.findIndex(isAnyDate);
  const isDated = DATES.some((column) => taken.has(column));
  if (date >= 0 && !isDated) columns.set(date, 'due');
  const { time, isSure } = taken.has('dueTime') ? NO_TIME : timeOf(heads, columns, rows);
  if (isSure) columns.set(time, 'dueTime');
  return { own: columns, unsure: isSure ? -1 : time };
}

const NO_TIME = { time: -1, isSure: false };

/**
 * Which column holds the times of the dates, where its head does not say so but all its cells do. Early ones are as well
 * how long something takes, unless another column says that.
 */
function timeOf(heads: Head['heads'], columns: ReadonlyMap<number, Column>, rows: Rows) {
  const due = [...columns].find(([, column]) => column === 'due')?.[0];
  if (due === undefined) return NO_TIME;
  const cellsIn = (at: number) =>
    rows.filter(([, row]) => row[due]?.trim()).flatMap(([, row]) => row[at]?.trim() || []);
  const times = heads.flatMap((name, at) => (isAnyTime(name) ? [at] : []));
  const time = times.find((at) => cellsIn(at).length > 0 && cellsIn(at).every(isClock));
  if (time === undefined) return NO_TIME;
  const hasLengths = [...columns.values()].some((column) => LENGTHS.includes(column));
  const isLate = !cellsIn(time).some(isEarly) || cellsIn(time).some(isOnlyClock);
  return { time, isSure: hasLengths || isLate };
}

/** Where no head names a title: the first column of words; of dates the first is the due date. What is asked is neither. */
function guessed(
  columns: Map<number, Column>,
  rows: Rows,
  width: number,
  unsure: number,
): Map<number, Column> {
  const most = (at: number, test: (cell: string) => boolean) => {
    const cells = rows
      .slice(0, 50)
      .map(([, row]) => (row[at] ?? '').trim())
      .filter(Boolean);
    return cells.length > 0 && cells.filter(test).length * 2 > cells.length;
  };
  const free = Array.from({ length: width }, (_, at) => at).filter(
    (at) => at !== unsure && !columns.has(at),
  );
  const named = [...columns.values()];
  const title = free.find((at) => most(at, (cell) => !isData(cell)));
  if (title !== undefined && !named.includes('title')) columns.set(title, 'title');
  const due = free.find((at) => most(at, (cell) => readDate(cell, 'day-first') !== null));
  if (due !== undefined && !named.includes('due')) columns.set(due, 'due');
  return columns;
}

/** Tables of all kinds count their rows from 1: such a number names no task beyond its file. */
const IS_COUNT = /^\d{1,7}$/;

type Rows = readonly (readonly [number, readonly string[]])[];

/** The order of the dates: said by the dates themselves, else by the person; else it is asked. */
function orderOf(
  rows: Rows,
  columns: ReadonlyMap<number, Column>,
  plan: Collector,
  context: ImportContext,
): DateOrder {
  const at = [...columns].filter(([, column]) => DATES.includes(column)).map(([index]) => index);
  const cells = rows.flatMap(([, row]) => at.map((index) => withoutWeekday(row[index] ?? '')));
  const order = dateOrderOf(cells);
  if (order === 'day-first' || order === 'month-first') return order;
  if (order === 'ambiguous') {
    const some = cells.filter((cell) => dateOrderOf([cell]) === 'ambiguous');
    plan.asks.order = { example: some[0] ?? '', count: some.length };
  }
  return context.answers?.dateOrder ?? 'day-first';
}

/** The rows by all that may name a parent: each of their ids, else the first of a title. Their values are keys. */
function namesIn(rows: Rows, columns: ReadonlyMap<number, Column>): ReadonlyMap<string, string> {
  const placesOf = (wanted: Column) =>
    [...columns].filter(([, column]) => column === wanted).map(([at]) => at);
  const names = new Map<string, string>();
  if (placesOf('parent').length === 0) return names;
  const [ids, titles] = [placesOf('id'), placesOf('title')];
  for (const places of [ids, titles]) {
    for (const [line, cells] of rows) {
      const valueAt = (at: number) => csvValue((cells[at] ?? '').trim());
      const own = valueAt(ids[0] ?? -1) || `row ${line}`;
      for (const name of places.map(valueAt)) if (!names.has(name)) names.set(name, own);
    }
  }
  names.delete('');
  return names;
}

/** A repetition as a table has it: a rule, or words. */
function repeatIn(raw: string, due: Due, timeZone: string): Repeat | null {
  if (/FREQ=/i.test(raw)) return readRule(raw, due, timeZone);
  const day = dayKeyOf(due.at, timeZone);
  const said = raw === '' ? null : readSaidRepeat(raw, 'en', day, timeZone);
  return said && repeatOf(said.rule, day, said.end);
}

/** Reads any table with a head. What its columns do not say is kept as text. */
export function* readAnyCsv(
  { text, file }: Source,
  plan: Collector,
  context: ImportContext,
): Slices<void> {
  const known = anyHead(text);
  const head = known ?? unknownHead(text);
  if (!head) return;
  const { timeZone, answers } = context;
  const rows = yield* rowsBelow(text, head);
  const { own, unsure } = columnsOf(head, rows);
  const columns = answers?.columns ?? (known ? own : guessed(own, rows, head.names.length, unsure));
  const first = head.names.map((_, at) => rows.find(([, row]) => row[at]?.trim())?.[1][at] ?? '');
  plan.table = { names: head.names, columns, first, isGuessed: !known, unsure };
  keepRows(plan, head, rows);
  const order = orderOf(rows, columns, plan, context);
  const hasProjects = [...columns.values()].includes('project');
  const unknown = head.heads.filter((name, at) => name !== '' && first[at] && !columns.has(at));
  plan.lose('unknown-column', unknown.length);
  // Of a newer export the date and the number in its name differ.
  const table = file.replace(/\.\w+$/, '').replace(/[^\p{L}]+/gu, '');
  const sections = new Set<string>();
  const dateIn = dateReader(order, context);
  const names = namesIn(rows, columns);
  const reminds = head.heads.findIndex(isReminderSwitch);

  for (const [line, cells] of rows) {
    const values = new Map<Column, string>();
    for (const [at, column] of columns) {
      if (!values.has(column)) values.set(column, csvValue((cells[at] ?? '').trim()));
    }
    const cell = (column: Column) => {
      const value = values.get(column) ?? '';
      return isNone(value) && (DATES.includes(column) || /^none$/i.test(value)) ? '' : value;
    };
    const details: [string, string][] = [];
    const keep = (name: string, value: string, what?: string) => {
      if (value === '') return;
      details.push([name, value]);
      if (what) plan.lose(what);
    };
    const day = dateIn(cell('due'));
    const time = readTime(cell('dueTime'));
    const due = day && day.time === null && time !== null ? { ...day, time } : day;
    if (time === null || time !== due?.time) keep('Time', cell('dueTime'));
    if (!due) keep('Due', cell('due'), 'date-unreadable');
    // Of a stretch of days the last is the date.
    else if (cell('due').includes('→')) keep('Due', cell('due'));
    const start = dateIn(cell('start'));
    if (due || !start) keep('Start', cell('start'), 'start-date');
    const when = due ?? start;
    const dueAt = when && dueOf(when, timeZone);
    const repeat = dueAt && repeatIn(cell('repeat'), dueAt, timeZone);
    if (!repeat && !isFalse(cell('repeat'))) keep('Repeat', cell('repeat'), 'repeat');
    keep('Labels', cell('labels').replace(/^\[(.*)\]$/s, '$1'));
    keep('Section', cell('section'));
    if (cell('section') !== '' && !sections.has(cell('section'))) {
      sections.add(cell('section'));
      plan.lose('section');
    }
    cells.forEach((value, at) => {
      if (!columns.has(at)) keep(head.names[at]?.trim() || 'More', value.trim());
    });
    const share = Number(cell('share').replace(/%$/, '').replace(',', '.'));
    const state = cell('done');
    const closed = dateIn(cell('closed') || state);
    const deleted = isCancelled(state);
    if (deleted) plan.lose('cancelled');
    // Where no word says so, the day on which it was done does.
    const isDone =
      isTrue(state) || (closed !== null && !isFalse(state) && (state === '' || !cell('closed')));
    const reminderDay = dateIn(cell('reminderDay'));
    const reminderTime = readTime(cell('reminderTime')) ?? reminderDay?.time ?? null;
    if (!reminderDay) keep('Reminder', cell('reminderDay'));
    if (!closed) keep('Completed', cell('closed'), 'date-unreadable');
    const minutes = minutesOf(cell('minutes'), 1) ?? minutesOf(cell('hours'), 60);
    if (minutes === null)
      keep('Duration', (cell('minutes') || cell('hours')).replace(/^0\b.*$/, ''));
    // Whether 1 is the highest or the lowest differs.
    if (/^\d+$/.test(cell('priority'))) keep('Priority', cell('priority'));
    const name = cell('project') || (hasProjects ? '' : file.replace(/\.[^.]+$/, ''));
    const id = cell('id');
    plan.task({
      key: id || `row ${line}`,
      ...(id ? { ref: IS_COUNT.test(id) ? `${table}/${id}` : id } : {}),
      // What cannot come in makes no project.
      project:
        name === '' || isInbox(name) || (cell('title') || cell('text')) === ''
          ? null
          : plan.project(name, name),
      parent: names.get(cell('parent')) ?? null,
      line,
      title: cell('title'),
      text: cell('text'),
      details,
      completed: !deleted && (isDone || share === 100 || (share === 1 && closed !== null)),
      deleted,
      closedAt: closed && momentOf(closed, timeZone),
      priority: priorityOf(cell('priority')),
      due: dueAt,
      repeat,
      duration: minutes,
      reminder:
        reminderDay && reminderTime && !isFalse(cells[reminds] ?? '')
          ? momentOf({ day: reminderDay.day, time: reminderTime }, timeZone)
          : null,
    });
    yield;
  }
}
