import { dayAt, formatDay, lastDays, type DayRule } from '@plainday/domain-calendar';
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
  rule: DayRule,
): PomodoroSession[] {
  return sessions.filter((session) => dayAt(session.endedAt, rule) === day);
}

/** The last seven days, today last; a session belongs to the day it ended on. */
export function lastSevenDays(
  sessions: readonly PomodoroSession[],
  now: number,
  rule: DayRule,
): DayTotal[] {
  return lastDays(dayAt(now, rule), 7).map((day) =>
    totalOf(day, sessionsOfDay(sessions, day, rule)),
  );
}
