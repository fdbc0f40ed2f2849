import { DAY_MS, MINUTE_MS } from '@plainday/shared-utils';
import { offsetAt } from '../zone';
import { utcStamp } from './lines';

const STEP_MS = 7 * DAY_MS;

/** The clocks of a zone are set from one offset to another. Milliseconds. */
export interface ClockChange {
  /** Epoch milliseconds of the first instant with the new offset. */
  readonly atMs: number;
  readonly before: number;
  readonly after: number;
}

/** The changes of clocks between two instants, in order. No zone changes them twice within a week. */
export function clockChanges(timeZone: string, fromMs: number, toMs: number): ClockChange[] {
  const found: ClockChange[] = [];
  let before = offsetAt(fromMs, timeZone);
  for (let start = fromMs; start < toMs; start += STEP_MS) {
    let [low, high] = [start, start + STEP_MS];
    const after = offsetAt(high, timeZone);
    if (after === before) continue;
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000;
      if (offsetAt(middle, timeZone) === before) low = middle;
      else high = middle;
    }
    found.push({ atMs: Math.floor(high / 1000) * 1000, before, after });
    before = after;
  }
  return found;
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

function observance(kind: string, start: string, from: number, to: number): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
}

/** The clocks of a zone between two instants as a VTIMEZONE (RFC 5545 §3.6.5), from what the platform knows of them. */
export function timeZoneLines(timeZone: string, fromMs: number, toMs: number): string[] {
  const changes = clockChanges(timeZone, fromMs, toMs);
  const first = offsetAt(fromMs, timeZone);
  const standard = Math.min(first, ...changes.map(({ after }) => after));
  const kindOf = (offset: number) => (offset === standard ? 'STANDARD' : 'DAYLIGHT');
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance(kindOf(first), '19700101T000000', first, first),
    ...changes.flatMap(({ atMs, before, after }) =>
      observance(kindOf(after), utcStamp(atMs + before).slice(0, -1), before, after),
    ),
    'END:VTIMEZONE',
  ];
}
