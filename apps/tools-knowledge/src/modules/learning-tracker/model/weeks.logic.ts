import {
  addDays,
  dayAt,
  lastDays,
  startOfWeek,
  type DayKey,
  type DayRule,
} from '@plainday/domain-calendar';
import type { LearningGoal } from './learning.schema';
import { readNotes } from './notes.logic';

/** Weeks that the chart shows. */
export const WEEKS = 12;

/** Minutes by day, of all goals. */
export function minutesByDay(goals: readonly LearningGoal[]): ReadonlyMap<DayKey, number> {
  const sums = new Map<DayKey, number>();
  for (const { day, minutes } of goals.flatMap(({ notes }) => readNotes(notes).sessions)) {
    sums.set(day, (sums.get(day) ?? 0) + minutes);
  }
  return sums;
}

/** The last seven days with their minutes, today last. */
export function lastSeven(goals: readonly LearningGoal[], today: DayKey) {
  const sums = minutesByDay(goals);
  return lastDays(today, 7).map((day) => ({ day, minutes: sums.get(day) ?? 0 }));
}

/** Minutes of the seven days before the last seven. */
export function minutesBefore(goals: readonly LearningGoal[], today: DayKey): number {
  return lastSeven(goals, addDays(today, -7)).reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Minutes of each week from its Monday on, this week last. */
export function minutesPerWeek(goals: readonly LearningGoal[], today: DayKey) {
  const sums = new Map<DayKey, number>();
  for (const [day, minutes] of minutesByDay(goals)) {
    const monday = startOfWeek(day);
    sums.set(monday, (sums.get(monday) ?? 0) + minutes);
  }
  const current = startOfWeek(today);
  return Array.from({ length: WEEKS }, (_, index) => {
    const monday = addDays(current, (index - WEEKS + 1) * 7);
    return { monday, minutes: sums.get(monday) ?? 0 };
  });
}

/** A point of a burn-up: minutes learnt by the end of a day. */
export interface BurnPoint {
  readonly day: DayKey;
  readonly minutes: number;
}

/**
 * What was learnt towards a goal over time, from its first day to today. Minutes without a session line are as old as
 * the goal.
 */
export function burnUp(goal: LearningGoal, today: DayKey, rule: DayRule): readonly BurnPoint[] {
  const { sessions } = readNotes(goal.notes);
  const sorted = [...sessions]
    .filter(({ day }) => day <= today)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const told = sorted.reduce((sum, { minutes }) => sum + minutes, 0);
  const born = dayAt(Date.parse(goal.created_at), rule);
  const first = sorted[0] && sorted[0].day < born ? sorted[0].day : born;
  let minutes = Math.max(0, goal.time_spent - told);
  const points: BurnPoint[] = [{ day: first < today ? first : addDays(today, -1), minutes }];
  for (const session of sorted) {
    minutes += session.minutes;
    if (points.at(-1)?.day === session.day) points.pop();
    points.push({ day: session.day, minutes });
  }
  if (points.at(-1)?.day !== today) points.push({ day: today, minutes });
  return points;
}
