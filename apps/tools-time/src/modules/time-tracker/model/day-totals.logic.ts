import { dayKeyOf, daysOfWeek, endOfDay, startOfDay, type DayKey } from '@plainday/domain-calendar';
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

/** The part of a stretch that lies in a local day; null where none does. */
export function partInDay(span: Span, day: DayKey, timeZone?: string): Span | null {
  const from = Math.max(span.from, startOfDay(day, timeZone));
  const to = Math.min(span.to, endOfDay(day, timeZone));
  return from < to ? { from, to } : null;
}

/** Seconds of stretches within a local day: one that crosses midnight counts on both sides for its part. */
export function secondsInDay(spans: readonly Span[], day: DayKey, timeZone?: string): number {
  const ms = spans.reduce((sum, span) => {
    const part = partInDay(span, day, timeZone);
    return sum + (part ? part.to - part.from : 0);
  }, 0);
  return Math.round(ms / 1000);
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
  timeZone?: string,
): ProjectWeek[] {
  const days = daysOfWeek(day);
  const spans = new Map<string | null, Span[]>();
  for (const session of sessions) {
    const span = spanOf(session);
    if (!span || !touches(span, days, timeZone)) continue;
    spans.set(session.project_id, [...(spans.get(session.project_id) ?? []), span]);
  }
  return [...spans]
    .map(([projectId, ofProject]) => {
      const seconds = days.map((one) => secondsInDay(ofProject, one, timeZone));
      return { projectId, days: seconds, total: seconds.reduce((sum, value) => sum + value, 0) };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

function touches(span: Span, days: readonly DayKey[], timeZone?: string): boolean {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return dayKeyOf(span.from, timeZone) <= last && dayKeyOf(span.to, timeZone) >= first;
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
