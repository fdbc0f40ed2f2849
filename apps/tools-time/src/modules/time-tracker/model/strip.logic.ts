import {
  dayAt,
  endOf,
  endOfDay,
  startOfDay,
  timeOfDay,
  type DayKey,
  type DayRule,
} from '@plainday/domain-calendar';
import { HOUR_MS } from '@plainday/shared-utils';
import { partInDay, spanOf, workedInDay, type Span } from './day-totals.logic';
import type { TimeSession } from './session.schema';

const FIRST_HOUR = 8;
const LAST_HOUR = 20;

/** A piece of the day in the strip: where it begins and how wide it is, in percent. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly projectId: string | null;
  /** `09:04 – 10:12` */
  readonly times: string;
  /** Of work. */
  readonly seconds: number;
  readonly left: number;
  readonly width: number;
}

/** The day as a strip. */
export interface DayStrip {
  readonly pieces: readonly Piece[];
  /** Hours below the strip with their place in percent. */
  readonly hours: readonly { readonly text: string; readonly left: number }[];
  /** The present, in percent. */
  readonly now: number;
}

/** The day from 8 to 20, wider where hours beyond are used. */
export function stripOf(entries: readonly TimeSession[], now: number, rule: DayRule): DayStrip {
  const { timeZone } = rule;
  const day = dayAt(now, rule);
  const parts = entries.flatMap((entry) => {
    const span = spanOf(entry);
    const part = span && partInDay(span, day, rule);
    return part ? [{ entry, part }] : [];
  });
  const frame = frameOf(day, [...parts.map(({ part }) => part), { from: now, to: now }], rule);
  const share = (instant: number) => ((instant - frame.from) / (frame.to - frame.from)) * 100;
  return {
    pieces: parts
      .sort((a, b) => a.part.from - b.part.from)
      .map(({ entry, part }) => ({
        id: entry.id,
        name: entry.task_name,
        projectId: entry.project_id,
        times: `${timeOfDay(part.from, timeZone)} – ${timeOfDay(part.to, timeZone)}`,
        seconds: workedInDay(entry, day, rule),
        left: share(part.from),
        width: share(part.to) - share(part.from),
      })),
    hours: hoursOf(frame).map((instant) => ({
      text: hourText(instant, day, timeZone),
      left: share(instant),
    })),
    now: share(now),
  };
}

/** `09`; midnight at the end is `24`, and what follows it belongs to the night of this day. */
function hourText(instant: number, day: DayKey, timeZone: string | undefined): string {
  if (instant === endOfDay(day, timeZone)) return '24';
  return timeOfDay(instant, timeZone).slice(0, 2);
}

function frameOf(day: DayKey, used: readonly Span[], rule: DayRule): Span {
  const start = startOfDay(day, rule.timeZone);
  const first = Math.min(...used.map(({ from }) => from));
  const last = Math.max(...used.map(({ to }) => to));
  const wholeHours = (ms: number, round: (value: number) => number) =>
    start + round((ms - start) / HOUR_MS) * HOUR_MS;
  return {
    from: Math.min(start + FIRST_HOUR * HOUR_MS, wholeHours(first, Math.floor)),
    to: Math.min(
      endOf(day, rule),
      Math.max(start + LAST_HOUR * HOUR_MS, wholeHours(last, Math.ceil)),
    ),
  };
}

/** At most nine numbers below the strip. */
function hoursOf({ from, to }: Span): number[] {
  const count = Math.round((to - from) / HOUR_MS);
  const step = Math.max(1, Math.ceil(count / 8));
  return Array.from(
    { length: Math.floor(count / step) + 1 },
    (_, at) => from + at * step * HOUR_MS,
  );
}
