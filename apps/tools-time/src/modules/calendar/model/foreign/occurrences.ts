import { DAY_MS } from '@plainday/shared-utils';
import { inSlices, type Slices } from '@plainday/shared-platform';
import type { RRuleTemporal } from 'rrule-temporal';
import type { CalendarEvent } from './read-events';
import { instantAt, readValue, type When } from './when.logic';

/** One time of an entry. Epoch milliseconds; of whole days the clock on the wall, as if it were UTC. */
export interface Occurrence {
  readonly event: CalendarEvent;
  readonly start: number;
  readonly end: number;
}

/** A stretch of time, as instants. Epoch milliseconds. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const MAX_OCCURRENCES = 5000;
const MAX_STEPS = 20_000;

const stampOf = (wall: number) => new Date(wall).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A rule whose end is told by the clocks of its beginning: then all of it is reckoned on one wall. */
function onOneWall(rule: string, { clocks, isDay }: When): string {
  return rule.replace(/UNTIL=([\dTZ]+)/, (whole, value: string) => {
    const until = readValue(value, clocks);
    if (!until) return whole;
    if (until.isDay || isDay)
      return `UNTIL=${stampOf(until.wall - (until.wall % DAY_MS) + DAY_MS - 1000)}`;
    const ahead = until.clocks === 0 ? until.wall - instantAt(until.wall, clocks) : 0;
    return `UNTIL=${stampOf(until.wall + ahead)}`;
  });
}

/** When a series is over, where its rule says it by a date: most of an old calendar is. */
function isOver(event: CalendarEvent, from: number): boolean {
  const until = /UNTIL=([\dTZ]+)/.exec(event.rule)?.[1];
  const end = until === undefined ? null : readValue(until, event.start.clocks);
  return end !== null && end.wall + event.length + 2 * DAY_MS < from;
}

type Series = typeof RRuleTemporal;

/** What the clocks show at each time of a series. */
function wallsOf(event: CalendarEvent, { from, to }: Stretch, Series: Series | null): number[] {
  const { start, rule, length } = event;
  if (rule === '' || !Series) return [start.wall];
  if (start.wall - DAY_MS > to || isOver(event, from)) return [];
  try {
    const series = new Series({
      rruleString: `DTSTART:${stampOf(start.wall)}\nRRULE:${onOneWall(rule, start)}`,
      maxIterations: MAX_STEPS,
    });
    const [first, last] = [new Date(from - length - DAY_MS), new Date(to + DAY_MS)];
    const found = series.between(first, last, true).map((time) => time.epochMilliseconds);
    // The first time is one of the series, whatever its rule says.
    return [start.wall, ...found];
  } catch {
    // A rule that cannot be followed, or that never comes to an end.
    return [start.wall];
  }
}

const dayName = (wall: number) => `day ${Math.floor(wall / DAY_MS)}`;

/** How one of a series is named: by its day where either of them is one, else by its instant. A bare time is of its clocks. */
function nameOf({ wall, isDay, clocks }: When, start: When): string {
  return isDay || start.isDay ? dayName(wall) : String(instantAt(wall, clocks ?? start.clocks));
}

function* within(
  events: readonly CalendarEvent[],
  stretch: Stretch,
  Series: Series | null,
): Slices<Occurrence[]> {
  const starts = new Map(
    events.filter(({ insteadOf }) => !insteadOf).map(({ uid, start }) => [uid, start]),
  );
  const replaced = new Set(
    events.flatMap(({ uid, insteadOf }) => {
      const start = starts.get(uid);
      return insteadOf && start ? [`${uid}\n${nameOf(insteadOf, start)}`] : [];
    }),
  );
  const found: Occurrence[] = [];
  for (const event of events) {
    if (event.isCancelled) continue;
    yield;
    const { start, insteadOf, uid, length } = event;
    const { clocks, isDay } = start;
    const except = new Set(event.except.map((one) => nameOf(one, start)));
    const times = new Map([
      ...wallsOf(event, stretch, Series).map((wall) => [instantAt(wall, clocks), wall] as const),
      ...event.also.map((one) => [instantAt(one.wall, one.clocks ?? clocks), one.wall] as const),
    ]);
    for (const [instant, wall] of times) {
      const names = [dayName(wall), String(instant)];
      if (names.some((name) => except.has(name))) continue;
      if (!insteadOf && names.some((name) => replaced.has(`${uid}\n${name}`))) continue;
      if (
        instant >= stretch.to ||
        (length > 0 ? instant + length <= stretch.from : instant < stretch.from)
      )
        continue;
      const at = isDay ? wall : instant;
      found.push({ event, start: at, end: at + length });
    }
    if (found.length > MAX_OCCURRENCES) break;
  }
  return found.sort((a, b) => a.start - b.start).slice(0, MAX_OCCURRENCES);
}

/** All times of the entries of a calendar within a stretch, in order. The page answers in between. */
export async function occurrencesWithin(
  events: readonly CalendarEvent[],
  stretch: Stretch,
): Promise<Occurrence[]> {
  // The only part of this that is large comes with a calendar in which something repeats.
  const isRepeating = events.some(({ rule }) => rule !== '');
  const part = isRepeating
    ? await import(/* webpackChunkName: "recurrence" */ 'rrule-temporal')
    : null;
  return inSlices(within(events, stretch, part?.RRuleTemporal ?? null));
}
