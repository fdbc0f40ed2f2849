import { dayKeyOf, formatDay, lastDays } from '@plainday/domain-calendar';
import type { PomodoroSession } from './pomodoro.schema';

/** One day of the history. */
export interface DayTotal {
  readonly day: string;
  /** `M`, `T` …: the letter under the bar. */
  readonly letter: string;
  /** `Saturday, November 21` */
  readonly name: string;
  readonly count: number;
  readonly minutes: number;
}

function totalOf(day: string, sessions: readonly PomodoroSession[]): DayTotal {
  return {
    day,
    letter: formatDay(day, { weekday: 'narrow' }),
    name: formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' }),
    count: sessions.length,
    minutes: sessions.reduce((sum, session) => sum + session.minutes, 0),
  };
}

/** Sessions that ended on a local day, in the order given. */
export function sessionsOfDay(
  sessions: readonly PomodoroSession[],
  day: string,
  timeZone?: string,
): PomodoroSession[] {
  return sessions.filter((session) => dayKeyOf(session.endedAt, timeZone) === day);
}

/** The last seven days, today last; a session belongs to the day it ended on. */
export function lastSevenDays(
  sessions: readonly PomodoroSession[],
  now: number,
  timeZone?: string,
): DayTotal[] {
  return lastDays(dayKeyOf(now, timeZone), 7).map((day) =>
    totalOf(day, sessionsOfDay(sessions, day, timeZone)),
  );
}

type Range = { readonly from: string; readonly to: string };
type DayValue = { readonly day: string; readonly value: number };

/** Adds up something of the sessions on each day of a range that has some. */
function sumByDay(
  sessions: readonly PomodoroSession[],
  { from, to }: Range,
  valueOf: (session: PomodoroSession) => number,
  timeZone?: string,
): DayValue[] {
  const sums = new Map<string, number>();
  for (const session of sessions) {
    const day = dayKeyOf(session.endedAt, timeZone);
    if (day < from || day > to) continue;
    sums.set(day, (sums.get(day) ?? 0) + valueOf(session));
  }
  return [...sums].sort().map(([day, value]) => ({ day, value }));
}

/** Minutes of focus on each day of a range that has some; a session belongs to the day it ended on. */
export function minutesByDay(
  sessions: readonly PomodoroSession[],
  range: Range,
  timeZone?: string,
): DayValue[] {
  return sumByDay(sessions, range, ({ minutes }) => minutes, timeZone);
}

/** How many sessions each day of a range has, where it has some. */
export function countByDay(
  sessions: readonly PomodoroSession[],
  range: Range,
  timeZone?: string,
): DayValue[] {
  return sumByDay(sessions, range, () => 1, timeZone);
}
