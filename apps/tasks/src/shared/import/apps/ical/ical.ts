import { addDays, dayKeyOf, instantOf } from '@plainday/domain-calendar';
import {
  describedZones,
  lineOf,
  minutesOfLength,
  readComponents,
  unescapeText,
  valueOf,
  type Component,
  type Line,
} from '@plainday/domain-calendar/icalendar';
import type { Priority } from '@plainday/domain-tasks';
import type { Slices } from '@plainday/shared-platform';
import { MINUTE_MS } from '@plainday/shared-utils';
import type { Collector } from '../../core/collect.logic';
import { dateText } from '../../core/dates.logic';
import { htmlText, isHtml } from '../../core/html.logic';
import { readRule } from '../../core/rrule.logic';
import type { Due, ImportContext, Source } from '../../plan';
import { detailsFor } from '../details';
import { readWhen, unknownZone, zoneOf, type Clocks } from './ical-dates';

/** True for a calendar, of tasks or of events. */
export const isICal = ({ text }: Source): boolean => /^\s*BEGIN:VCALENDAR\b/i.test(text);

const wordOf = (part: Component, name: string) => unescapeText(valueOf(part, name)).trim();

function priorityOf(raw: string): Priority {
  const value = Number(raw);
  if (value >= 1 && value <= 4) return 'high';
  return value >= 6 && value <= 9 ? 'low' : 'medium';
}

/** The dates of a line in words; what cannot be read stays as it is. */
function datesText(line: Line, clocks: Clocks): string {
  const words = line.value.split(',').map((value) => {
    const when = readWhen({ ...line, value }, clocks);
    return when ? dateText(when, clocks.timeZone) : value;
  });
  return words.join(', ');
}

/** The moment of the one reminder that has a place. */
function reminderOf(
  part: Component,
  start: Due | null,
  due: Due | null,
  plan: Collector,
  clocks: Clocks,
) {
  const { timeZone } = clocks;
  const triggers = part.parts
    .filter((alarm) => alarm.name === 'VALARM' && valueOf(alarm, 'ACTION').toUpperCase() !== 'NONE')
    .map((alarm) => lineOf(alarm, 'TRIGGER'))
    .filter((line) => line !== undefined);
  const [first, ...more] = triggers;
  plan.lose('reminder', more.length);
  if (!first) return null;
  const minutes = minutesOfLength(first.value);
  if (minutes === null) {
    const at = readWhen(first, clocks)?.at ?? null;
    if (at === null) plan.lose('reminder');
    return at;
  }
  const base = first.params.get('RELATED')?.toUpperCase() === 'END' ? due : (start ?? due);
  if (!base) {
    plan.lose('reminder');
    return null;
  }
  const from = base.hasTime ? base.at : instantOf(dayKeyOf(base.at, timeZone), '00:00', timeZone);
  return from + minutes * MINUTE_MS;
}

/** What an event or a task takes, in minutes; whole days have no length here. */
function lengthOf(part: Component, start: Due | null, clocks: Clocks): number | null {
  const given = minutesOfLength(valueOf(part, 'DURATION'));
  if (given !== null) return given > 0 ? given : null;
  const end = lineOf(part, 'DTEND');
  const last = end && readWhen(end, clocks);
  if (!last?.hasTime || !start?.hasTime) return null;
  return last.at > start.at ? Math.round((last.at - start.at) / MINUTE_MS) : null;
}

/** The last of several whole days of an event; empty for one day. */
function lastDayOf(part: Component, start: Due | null, clocks: Clocks): string {
  const line = lineOf(part, 'DTEND');
  const end = line && readWhen(line, clocks);
  if (!end || end.hasTime || !start || start.hasTime) return '';
  const last = addDays(dayKeyOf(end.at, clocks.timeZone), -1);
  return last > dayKeyOf(start.at, clocks.timeZone) ? last : '';
}

interface Reading {
  readonly plan: Collector;
  readonly clocks: Clocks;
  readonly project: string | null;
  /** Occurrences that were moved, by the series they belong to. */
  readonly moved: ReadonlyMap<string, readonly Component[]>;
}

function readPart(part: Component, { plan, clocks, project, moved }: Reading): void {
  const { timeZone } = clocks;
  const isEvent = part.name === 'VEVENT';
  const uid = valueOf(part, 'UID');
  const title = wordOf(part, 'SUMMARY');
  const details = detailsFor(plan);
  const when = (name: string): Due | null => {
    const line = lineOf(part, name);
    const read = line ? readWhen(line, clocks) : null;
    if (line && !read)
      details.keep(name === 'DUE' ? 'Due' : 'Start', line.value, 'date-unreadable');
    return read;
  };
  const start = when('DTSTART');
  if (isEvent && !start) {
    plan.skip('no-start', part.at, title);
    return;
  }
  const end = isEvent ? null : when('DUE');
  const length = lengthOf(part, start, clocks);
  const due =
    end ??
    (start && !isEvent && start.hasTime
      ? { ...start, at: start.at + (length ?? 0) * MINUTE_MS }
      : start);
  if (end && start && start.at !== end.at) {
    details.keep('Start', dateText(start, timeZone), 'start-date');
  }
  details.keep('Until', lastDayOf(part, start, clocks));
  const rule = valueOf(part, 'RRULE');
  const dated = lineOf(part, end ? 'DUE' : 'DTSTART');
  const stranger = dated && unknownZone(dated, clocks);
  if (stranger) details.keep('Time zone', stranger, 'zone-unknown');
  const ruleZone = due?.hasTime && dated ? zoneOf(dated, clocks) : timeZone;
  const repeat = rule !== '' && due ? readRule(rule, due, timeZone, { zone: ruleZone }) : null;
  if (!repeat) details.keep('Repeat', rule, rule === '' ? undefined : 'repeat');
  if (repeat)
    details.keep(
      'Not on',
      part.lines.filter(({ name }) => name === 'EXDATE').map((line) => datesText(line, clocks)),
      'exception',
    );
  for (const line of part.lines)
    if (line.name === 'RDATE') details.keep('Also on', datesText(line, clocks), 'repeat');
  for (const one of moved.get(uid) ?? []) {
    const to = lineOf(one, 'DTSTART') ?? lineOf(one, 'DUE');
    const from = lineOf(one, 'RECURRENCE-ID');
    const [before, after] = [from, to].map((line) => (line ? datesText(line, clocks) : '?'));
    details.keep('Moved', `${before} to ${after} ${wordOf(one, 'SUMMARY')}`);
  }
  const tags = part.lines.filter(({ name }) => name === 'CATEGORIES');
  details.keep(
    'Categories',
    tags
      .map(({ value }) => unescapeText(value))
      .join(', ')
      .replace(/,(?=\S)/g, ', '),
  );
  details.keep('Location', wordOf(part, 'LOCATION') || valueOf(part, 'GEO'), 'location');
  details.keep('Link', valueOf(part, 'URL'));
  for (const { name, value } of part.lines)
    if (name === 'COMMENT') details.keep('Comment', unescapeText(value), 'comment');
  plan.lose('attachment', part.lines.filter(({ name }) => name === 'ATTACH').length);
  const text = wordOf(part, 'DESCRIPTION');
  const status = valueOf(part, 'STATUS').toUpperCase();
  const isCancelled = status === 'CANCELLED';
  if (isCancelled) plan.lose('cancelled');
  const closed = part.lines.find(({ name, value }) => name === 'COMPLETED' && value.trim() !== '');
  const related = part.lines.find(
    ({ name, params }) =>
      name === 'RELATED-TO' && (params.get('RELTYPE') ?? 'PARENT').toUpperCase() === 'PARENT',
  );
  const occurrence = valueOf(part, 'RECURRENCE-ID');
  const ref = occurrence === '' ? uid : `${uid}/${occurrence}`;
  const isDone =
    status === 'COMPLETED' || closed !== undefined || valueOf(part, 'PERCENT-COMPLETE') === '100';
  plan.task({
    key: ref || `line ${part.at}`,
    ...(uid === '' ? {} : { ref }),
    project,
    parent: related?.value.trim() || null,
    line: part.at,
    title,
    text: isHtml(text) ? htmlText(text) : text,
    details: details.rows,
    completed: isDone && !isCancelled,
    deleted: isCancelled,
    closedAt: (closed && readWhen(closed, clocks)?.at) ?? null,
    priority: priorityOf(valueOf(part, 'PRIORITY')),
    due,
    duration: length,
    reminder: isCancelled ? null : reminderOf(part, start, due, plan, clocks),
    repeat,
  });
}

const placeOf = (part: Component) => Number(valueOf(part, 'X-APPLE-SORT-ORDER') || Infinity);

/** True for an event that is over, and for one whose last repetition is. */
function isOver(part: Component, now: number, clocks: Clocks): boolean {
  const start = lineOf(part, 'DTSTART');
  const when = start && readWhen(start, clocks);
  if (!when || when.at >= now) return false;
  const rule = valueOf(part, 'RRULE');
  const until = rule === '' ? when.at : readRule(rule, when, clocks.timeZone)?.until;
  return until !== undefined && until < now;
}

/** Reads a calendar: its tasks, and its events where they are asked for, but for those long past. */
export function* readICal(source: Source, plan: Collector, context: ImportContext): Slices<void> {
  const { now, timeZone, answers } = context;
  for (const calendar of yield* readComponents(source.text)) {
    if (calendar.name !== 'VCALENDAR') continue;
    const clocks = { timeZone, zones: describedZones(calendar.parts) };
    const own = wordOf(calendar, 'X-WR-CALNAME') || wordOf(calendar, 'NAME');
    const title = own || source.file.replace(/\.\w+$/, '');
    const events = calendar.parts.filter(({ name }) => name === 'VEVENT');
    plan.asks.events += events.length;
    const parts = calendar.parts.filter(({ name }) => name === 'VTODO');
    parts.sort((a, b) => placeOf(a) - placeOf(b) || a.at - b.at);
    if (answers?.events) parts.push(...events);
    for (const part of calendar.parts)
      if (part.name === 'VJOURNAL') {
        const [title, text] = [wordOf(part, 'SUMMARY'), wordOf(part, 'DESCRIPTION')];
        plan.tools.note({ title, text }, part.at);
      }
    const series = new Set(
      parts.filter((part) => !lineOf(part, 'RECURRENCE-ID')).map((part) => valueOf(part, 'UID')),
    );
    const moved = new Map<string, Component[]>();
    for (const part of parts) {
      yield;
      const uid = valueOf(part, 'UID');
      if (!lineOf(part, 'RECURRENCE-ID') || !series.has(uid)) continue;
      moved.set(uid, [...(moved.get(uid) ?? []), part]);
      plan.lose('moved-occurrence');
    }
    let project: string | null = null;
    for (const part of parts) {
      yield;
      if (moved.get(valueOf(part, 'UID'))?.includes(part)) continue;
      if (part.name === 'VEVENT' && isOver(part, now, clocks)) {
        plan.lose('past-event');
        continue;
      }
      project ??= plan.project(title, title);
      readPart(part, { plan, clocks, project, moved });
    }
  }
}
