import {
  beginOf,
  dayAt,
  daysOfWeek,
  endOf,
  type DayKey,
  type DayRule,
} from '@plainday/domain-calendar';
import type { TimeSession } from './session.schema';

/** A stretch of time. Epoch milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** When a session happened; null while it has no end. */
export function spanOf(session: Pick<TimeSession, 'start_time' | 'end_time'>): Span | null {
  if (session.end_time === null) return null;
  return { from: Date.parse(session.start_time), to: Date.parse(session.end_time) };
}

/** The part of a stretch that lies in a day; null where none does. */
export function partInDay(span: Span, day: DayKey, rule: DayRule): Span | null {
  const from = Math.max(span.from, beginOf(day, rule));
  const to = Math.min(span.to, endOf(day, rule));
  return from < to ? { from, to } : null;
}

/** Seconds worked in a session: its duration, as pauses lie between start and end (decision 95). */
export function workedSeconds({ start_time, end_time, duration }: TimeSession): number {
  if (duration !== null) return duration;
  return end_time === null ? 0 : Math.round((Date.parse(end_time) - Date.parse(start_time)) / 1000);
}

/**
 * Seconds of a session's work that fall on a day. Where its pauses lay is not known, so over the end of a day it is
 * split as the clock is; the days' parts add up to all of it.
 */
export function workedInDay(session: TimeSession, day: DayKey, rule: DayRule): number {
  const span = spanOf(session);
  if (!span) return 0;
  const seconds = workedSeconds(session);
  if (span.from >= span.to) return dayAt(span.from, rule) === day ? seconds : 0;
  const part = partInDay(span, day, rule);
  if (!part) return 0;
  const until = (instant: number) =>
    Math.round((seconds * (instant - span.from)) / (span.to - span.from));
  return until(part.to) - until(part.from);
}

/** Seconds worked on a day in all of the sessions. */
export function secondsInDay(sessions: readonly TimeSession[], day: DayKey, rule: DayRule): number {
  return sessions.reduce((sum, session) => sum + workedInDay(session, day, rule), 0);
}

/** Seconds of one project in the seven days of a week, Monday first; null stands for no project. */
export interface ProjectWeek {
  readonly projectId: string | null;
  readonly days: readonly number[];
  readonly total: number;
}

/** The week of `day` by project, the most tracked first; projects without time are left out. */
export function weekByProject(
  sessions: readonly TimeSession[],
  day: DayKey,
  rule: DayRule,
): ProjectWeek[] {
  const days = daysOfWeek(day);
  const byProject = new Map<string | null, TimeSession[]>();
  for (const session of sessions) {
    const span = spanOf(session);
    if (!span || !touches(span, days, rule)) continue;
    const known = byProject.get(session.project_id);
    if (known) known.push(session);
    else byProject.set(session.project_id, [session]);
  }
  return [...byProject]
    .map(([projectId, ofProject]) => {
      const seconds = days.map((one) => secondsInDay(ofProject, one, rule));
      return { projectId, days: seconds, total: seconds.reduce((sum, value) => sum + value, 0) };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

function touches(span: Span, days: readonly DayKey[], rule: DayRule): boolean {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return dayAt(span.from, rule) <= last && dayAt(span.to, rule) >= first;
}

/** Ids of sessions that overlap another: shown, never forbidden. */
export function overlapping(sessions: readonly TimeSession[]): ReadonlySet<string> {
  const spans = sessions
    .flatMap((session) => {
      const span = spanOf(session);
      return span ? [{ id: session.id, ...span }] : [];
    })
    .sort((a, b) => a.from - b.from);
  const found = new Set<string>();
  let longest: (typeof spans)[number] | undefined;
  for (const span of spans) {
    if (longest && span.from < longest.to) found.add(longest.id).add(span.id);
    if (!longest || span.to > longest.to) longest = span;
  }
  return found;
}
