import { dayKeyOf } from '@plainday/domain-calendar';
import {
  calendarText,
  clockChanges,
  contentLines,
  dateStamp,
  textValue,
  timed,
  timeZoneLines,
  utcStamp,
  wallStamp,
  wholeDay,
} from '@plainday/domain-calendar/icalendar';
import type { FeedKind, FeedTask } from './feed.types.ts';
import { datesWithin, shownAt, repeats, rruleOf, type FeedTimes } from './series.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAYS = { before: 30, after: 365 };
/** Clocks are told for longer: readers go on with a rule. */
const CLOCK_DAYS = 3 * 365;
/** Of a task without a duration, as in Calendar View. */
const DEFAULT_MINUTES = 30;
/** Google gives up on larger ones. */
const MAX_BYTES = 1_000_000;
/** Series that are told date by date: each costs time. */
const MAX_TOLD = 20;
/** Revisions of a series begin anew with each row; seconds since then never fall. */
const SERIES_EPOCH = Date.UTC(2020, 0, 1);

/** One event or to-do, before it is written. */
interface Entry {
  readonly uid: string;
  readonly task: FeedTask;
  readonly dueMs: number;
  readonly rrule: string | null;
}

/** How series without a rule are told date by date, for as long as there is time. */
class Teller {
  #told = 0;

  constructor(readonly times: FeedTimes) {}

  entriesOf(task: FeedTask, uid: string): Entry[] {
    const { zone, window } = this.times;
    const dueMs = shownAt(task, zone);
    const rrule = repeats(task) ? rruleOf(task, this.times) : null;
    if (rrule !== null) return [{ uid, task, dueMs, rrule }];
    // What is counted is walked through from its first date.
    const isFar = task.repeat_left !== null && dueMs < window.fromMs - DAYS.after * DAY_MS;
    if (!repeats(task) || isFar || this.#told >= MAX_TOLD) {
      const isShown = dueMs >= window.fromMs && dueMs < window.toMs;
      return isShown ? [{ uid, task, dueMs, rrule }] : [];
    }
    this.#told += 1;
    return datesWithin(task, this.times).map((each) => {
      const own = each === dueMs ? uid : `${uid}-${utcStamp(each)}`;
      return { uid: own, task, dueMs: each, rrule };
    });
  }
}

/** When an event is: a day, an instant in UTC, or of a series the time that the clocks of its zone show. */
function eventTimes({ task, dueMs, rrule }: Entry, zone: string): string[] {
  if (task.due_day !== null) return wholeDay(dayKeyOf(dueMs, zone));
  const minutes = task.duration ?? DEFAULT_MINUTES;
  if (rrule === null) return timed(dueMs, dueMs + minutes * MINUTE_MS);
  return [`DTSTART;TZID=${zone}:${wallStamp(dueMs, zone)}`, `DURATION:PT${minutes}M`];
}

/** A rule needs a start, also of a to-do. */
function todoTimes({ task, dueMs, rrule }: Entry, zone: string): string[] {
  let value = `:${utcStamp(dueMs)}`;
  if (task.due_day !== null) value = `;VALUE=DATE:${dateStamp(dayKeyOf(dueMs, zone))}`;
  else if (rrule !== null) value = `;TZID=${zone}:${wallStamp(dueMs, zone)}`;
  return [...(rrule === null ? [] : [`DTSTART${value}`]), `DUE${value}`, 'STATUS:NEEDS-ACTION'];
}

function component(entry: Entry, kind: FeedKind, zone: string): string[] {
  const { uid, task, rrule } = entry;
  const { title, project, rev, updated_at, series_id } = task;
  const changedMs = Date.parse(updated_at);
  const sequence = series_id === null ? rev : Math.floor((changedMs - SERIES_EPOCH) / 1000);
  const changed = utcStamp(changedMs);
  return [
    `BEGIN:${kind.toUpperCase()}`,
    `UID:${uid}@plainday`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${sequence}`,
    ...(kind === 'vtodo' ? todoTimes(entry, zone) : eventTimes(entry, zone)),
    ...(rrule === null ? [] : [`RRULE:${rrule}`]),
    `SUMMARY:${textValue(title)}`,
    // Calendars show the description, apps for tasks the category.
    ...(project ? [`CATEGORIES:${textValue(project)}`, `DESCRIPTION:${textValue(project)}`] : []),
    `END:${kind.toUpperCase()}`,
  ];
}

const isZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
};

const sizeOf = (lines: readonly string[]) => new TextEncoder().encode(contentLines(lines)).length;

/** Two open rows of one series would be one event. */
function* withUids(tasks: readonly FeedTask[]): Generator<readonly [FeedTask, string]> {
  const taken = new Set<string>();
  for (const task of tasks) {
    const series = task.series_id ?? task.id;
    const uid = taken.has(series) ? task.id : series;
    taken.add(uid);
    yield [task, uid];
  }
}

/**
 * Tasks as a calendar to subscribe to (formats.md §8.1). The same tasks on the same day are the same text.
 *
 * @param tasks The most important first: what would make it too large is left out.
 * @param now Epoch milliseconds.
 */
export function feedText(
  tasks: readonly FeedTask[],
  wantedZone: string,
  kind: FeedKind,
  now: number,
): string {
  const zone = isZone(wantedZone) ? wantedZone : 'UTC';
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const window = { fromMs: today - DAYS.before * DAY_MS, toMs: today + (DAYS.after + 1) * DAY_MS };
  const until = today + CLOCK_DAYS * DAY_MS;
  const times = { zone, window, changes: clockChanges(zone, window.fromMs, until) };
  const teller = new Teller(times);
  const components: string[] = [];
  let bytes = 0;
  let firstMs: number | null = null;
  for (const [task, uid] of withUids(tasks)) {
    const lines: string[] = [];
    for (const entry of teller.entriesOf(task, uid)) {
      lines.push(...component(entry, kind, zone));
      const hasClock = entry.rrule !== null && task.due_day === null;
      if (hasClock) firstMs = Math.min(firstMs ?? entry.dueMs, entry.dueMs);
    }
    bytes += sizeOf(lines);
    if (bytes > MAX_BYTES) break;
    components.push(...lines);
  }
  const head = [
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Plainday',
    'X-WR-CALNAME:Plainday',
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ];
  const clocks = firstMs === null ? [] : timeZoneLines(zone, firstMs - DAY_MS, until);
  return calendarText(head, [...clocks, ...components]);
}
