import {
  describedZones,
  minutesOfLength,
  readComponents,
  unescapeText,
  type Component,
  type DescribedZones,
} from '@plainday/domain-calendar/icalendar';
import { DAY_MS, MINUTE_MS } from '@plainday/shared-utils';
import { inSlices, type Slices } from '@plainday/shared-platform';
import { instantOfWhen, readDates, type When } from './when.logic';

/** An entry of a calendar, with how it repeats. */
export interface CalendarEvent {
  readonly uid: string;
  readonly title: string;
  readonly start: When;
  /** Milliseconds; of whole days so many days. */
  readonly length: number;
  /** As it is written; empty for once. */
  readonly rule: string;
  readonly also: readonly When[];
  readonly except: readonly When[];
  /** The occurrence that it stands for, where it is another than its series says. */
  readonly insteadOf: When | null;
  /** Called off: nothing of it is shown. */
  readonly isCancelled: boolean;
  /** Its calendar calls it free. */
  readonly isFree: boolean;
}

/** What stands in a calendar. */
export interface CalendarContents {
  /** As its owner calls it; empty where nobody has. */
  readonly name: string;
  readonly events: readonly CalendarEvent[];
}

const MAX_EVENTS = 20_000;
const MAX_TITLE = 500;

function lengthOf(part: Component, start: When, zones: DescribedZones): number {
  const lineOf = (name: string) => part.lines.find((line) => line.name === name);
  const end = lineOf('DTEND');
  const until = end && readDates(end, zones)[0];
  if (until) {
    const spent = start.isDay
      ? until.wall - start.wall
      : instantOfWhen(until) - instantOfWhen(start);
    return Math.max(start.isDay ? DAY_MS : 0, spent);
  }
  const minutes = minutesOfLength(lineOf('DURATION')?.value ?? '') ?? 0;
  return Math.max(start.isDay ? DAY_MS : 0, minutes * MINUTE_MS);
}

/** An entry; null where its beginning cannot be read. */
function readEvent(part: Component, zones: DescribedZones): CalendarEvent | null {
  const linesOf = (name: string) => part.lines.filter((line) => line.name === name);
  const wordOf = (name: string) => linesOf(name)[0]?.value.trim() ?? '';
  const datesOf = (name: string) => linesOf(name).flatMap((line) => readDates(line, zones));
  const [start] = datesOf('DTSTART');
  if (!start) return null;
  const title = unescapeText(wordOf('SUMMARY')).trim().slice(0, MAX_TITLE);
  return {
    uid: wordOf('UID') || `${start.wall} ${title}`,
    title: title || 'Busy',
    start,
    length: lengthOf(part, start, zones),
    rule: wordOf('RRULE').toUpperCase(),
    also: datesOf('RDATE'),
    except: datesOf('EXDATE'),
    insteadOf: datesOf('RECURRENCE-ID')[0] ?? null,
    isCancelled: wordOf('STATUS').toUpperCase() === 'CANCELLED',
    isFree: wordOf('TRANSP').toUpperCase() === 'TRANSPARENT',
  };
}

function* reading(text: string): Slices<CalendarContents> {
  const components = yield* readComponents(text.replaceAll('\r\n', '\n'));
  const roots = components.filter(({ name }) => name === 'VCALENDAR');
  const parts = roots.flatMap((root) => root.parts);
  const zones = describedZones(parts);
  const entries = parts.filter(({ name }) => name === 'VEVENT').slice(0, MAX_EVENTS);
  const events: CalendarEvent[] = [];
  for (const part of entries) {
    yield;
    const event = readEvent(part, zones);
    if (event) events.push(event);
  }
  const title = roots[0]?.lines.find(({ name }) => name === 'X-WR-CALNAME' || name === 'NAME');
  return { name: unescapeText(title?.value ?? '').trim(), events };
}

/** Reads a calendar, entry by entry: one that is broken costs no other. The page answers in between. */
export const readEvents = (text: string): Promise<CalendarContents> => inSlices(reading(text));
