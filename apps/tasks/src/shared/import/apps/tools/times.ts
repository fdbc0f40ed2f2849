import { addDays, instantOf, isDayKey } from '@plainday/domain-calendar';
import type { Slices } from '@plainday/shared-platform';
import { csvValue } from '@plainday/shared-utils';
import { rowsBelow } from '../../bytes/csv.logic';
import type { Collector } from '../../core/collect.logic';
import { dateOrderOf, readDate, readTime } from '../../core/dates.logic';
import { momentIn } from '../../core/json.logic';
import type { DateOrder, ImportContext, Source } from '../../plan';
import { isTrue } from '../csv/any-csv-heads';
import { keepRows } from '../keep-rows';
import { timesTable, type TimesColumn } from './times-heads';

const SECOND = 1000;
const CLOCK = /^(\d{1,2}[:.h]\d{2})(?::(\d{2}))?(?:\.\d+)?(\s*[ap]\.?m\.?)?$/i;
/** How much two ends may be longer or shorter than what the app counted, where the clocks were set meanwhile. */
const HOUR = 3600;

/** Without any of these a row is no entry. */
const DATES = ['date', 'start', 'startTime'] as const;

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;

type Cell = (column: TimesColumn) => string;

/** A clock with its seconds, as `HH:mm` and seconds. */
function readClock(raw: string): readonly [time: string, seconds: number] | null {
  const [, clock = '', seconds = '0', half = ''] = CLOCK.exec(raw.trim()) ?? [];
  const time = clock === '' ? null : readTime(`${clock}${half.replace(/\./g, '')}`);
  return time === null || Number(seconds) > 59 ? null : [time, Number(seconds)];
}

function at(day: string, clock: readonly [string, number], timeZone: string): number {
  return instantOf(day, clock[0], timeZone) + clock[1] * SECOND;
}

/** Seconds of `1:30:00`; null for anything else, such as `18:25 min`. */
function secondsOf(raw: string): number | null {
  const match = /^(\d+):(\d{2}):(\d{2})$/.exec(raw.trim());
  return match && Number(match[1]) * HOUR + Number(match[2]) * 60 + Number(match[3]);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Two moments in one cell each: with a zone, or on a clock on a wall. */
function spanOfMoments(cell: Cell, timeZone: string, plan: Collector): Span | string {
  const moment = (raw: string) => {
    if (/(?:Z|[+-]\d{2}:?\d{2})$/i.test(raw)) return momentIn(raw);
    const [day = '', clock = ''] = raw.split(/[T ]/);
    const read = readClock(clock);
    if (!isDayKey(day) || !read) return null;
    return at(day, read, timeZone);
  };
  const [first, last] = [cell('start'), cell('end')];
  if (last === '') return 'running';
  const [start, end] = [moment(first), moment(last)];
  if (start === null || end === null) return 'date-unreadable';
  if (!/Z|[+-]\d{2}:?\d{2}$/i.test(first)) plan.asks.zone += 1;
  return { start, end };
}

/** A day with two clocks; where no day is said for the end, and it comes before the beginning, it is the next one. */
function spanOfClocks(
  cell: Cell,
  order: DateOrder,
  timeZone: string,
  plan: Collector,
): Span | string {
  if (cell('endTime') === '') return 'running';
  const day = readDate(cell('date'), order)?.day;
  const last = cell('endDate') === '' ? day : readDate(cell('endDate'), order)?.day;
  const [from, to] = [readClock(cell('startTime')), readClock(cell('endTime'))];
  if (!day || !last || !from || !to) return 'date-unreadable';
  plan.asks.zone += 1;
  const start = at(day, from, timeZone);
  const end = at(last, to, timeZone);
  const isNight = end < start && cell('endDate') === '';
  return { start, end: isNight ? at(addDays(last, 1), to, timeZone) : end };
}

/** The order of the dates; where they say none it is asked. */
function orderOf(cells: readonly string[], plan: Collector, asked: DateOrder | undefined) {
  const order = dateOrderOf(cells);
  if (order === 'day-first' || order === 'month-first') return order;
  if (order === 'ambiguous') {
    const some = cells.filter((cell) => dateOrderOf([cell]) === 'ambiguous');
    plan.asks.order = { example: some[0] ?? '', count: some.length };
  }
  return asked ?? 'day-first';
}

/** What of an entry has no column here. */
function textOf(cell: Cell, name: string, plan: Collector): string {
  const lines: string[] = [];
  const keep = (label: string, value: string, what: string) => {
    if (value === '' || value === name) return;
    lines.push(`${label}: ${value}`);
    plan.lose(what);
  };
  keep('Task', cell('task'), 'task-of-entry');
  keep('Activity', cell('activity'), 'activity');
  keep('Client', cell('client'), 'client');
  const tags = cell('tags').replace(/^\[\]$/, '');
  keep('Tags', tags.replace(/^\["?|"?\]$/g, '').replace(/"\s*,\s*"/g, ', '), 'labels');
  if (isTrue(cell('billable'))) keep('Billable', 'yes', 'billable');
  if (Number(cell('amount').replace(',', '.')) > 0) keep('Amount', cell('amount'), 'amount');
  return lines.join('\n');
}

/**
 * Reads tracked times of Toggl, Clockify, Kimai and solidtime. The length is that between the two ends.
 *
 * @param names What ids in its cells are called.
 */
export function* readTimes(
  { text }: Source,
  plan: Collector,
  { timeZone, answers }: ImportContext,
  names: ReadonlyMap<string, string> = new Map(),
): Slices<void> {
  const table = timesTable(text);
  if (!table) return;
  const rows = yield* rowsBelow(text, table.head);
  keepRows(plan, table.head, rows);
  const place = (column: TimesColumn) => table.at.get(column) ?? -1;
  const dates = rows.flatMap(([, cells]) => [
    cells[place('date')] ?? '',
    cells[place('endDate')] ?? '',
  ]);
  const order = orderOf(dates, plan, answers?.dateOrder);
  for (const [line, cells] of rows) {
    yield;
    const cell: Cell = (column) => {
      const value = csvValue((cells[place(column)] ?? '').trim()).replace(/^-$/, '');
      if (!UUID.test(value) || column === 'id') return value;
      return value.replace(new RegExp(UUID, 'gi'), (id) => names.get(id) ?? '');
    };
    // A total below the rows is none of them.
    if (DATES.every((column) => cell(column) === '')) continue;
    const project = cell('project');
    const name = cell('name') || cell('task') || cell('activity') || project;
    const span =
      table.app === 'solidtime'
        ? spanOfMoments(cell, timeZone, plan)
        : spanOfClocks(cell, order, timeZone, plan);
    if (typeof span === 'string') {
      plan.skip(span, line, name);
      continue;
    }
    const between = (span.end - span.start) / SECOND;
    const counted = secondsOf(cell('seconds'));
    // In the hour that comes twice only what was counted tells.
    const isTwice = counted !== null && Math.abs(counted - between) === HOUR;
    const id = cell('id');
    plan.tools.session(
      {
        ...(id && { ref: id }),
        title: name.replace(/\s+/g, ' '),
        project: project === '' ? null : plan.project(project, project),
        ...span,
        seconds: isTwice ? counted : between,
        text: textOf(cell, name, plan),
      },
      line,
    );
  }
}

/** Makes what tells a table of one app. */
export const isTimesOf =
  (app: string) =>
  ({ text, json }: Source): boolean =>
    json === null && timesTable(text)?.app === app;
