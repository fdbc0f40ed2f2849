import { addDays, dayAt, type DayKey, type DayRule } from '@plainday/domain-calendar';
import { decimalText, percentOf as shareOf } from '@plainday/shared-utils';
import type { LearningGoal } from './learning.schema';
import { minutesOfWeek, readNotes } from './notes.logic';

const MINUTES_PER_HOUR = 60;

/** Whole percent of a target, at most 100 (spec §9, decisions 50). */
export function percentOf(minutes: number, targetHours: number): number {
  return Math.min(100, shareOf(minutes, targetHours * MINUTES_PER_HOUR));
}

/** `90` minutes → `1.5`: hours with one decimal. */
export function hoursText(minutes: number): string {
  return decimalText(minutes / MINUTES_PER_HOUR);
}

/** Complete goals wear a badge and are not offered for sessions (spec §4). */
export function isComplete(goal: Pick<LearningGoal, 'progress_percentage'>): boolean {
  return goal.progress_percentage >= 100;
}

/**
 * Minutes learnt in the last seven days. A goal without a readable session line counts whole when it
 * was studied within them: the rule of spec §9 (decisions 51).
 */
export function weeklyMinutes(
  goals: readonly LearningGoal[],
  today: DayKey,
  rule: DayRule,
): number {
  const from = addDays(today, -6);
  return goals.reduce((sum, goal) => {
    const { sessions } = readNotes(goal.notes);
    if (sessions.length > 0) return sum + minutesOfWeek(sessions, today);
    const studied = goal.last_studied && dayAt(Date.parse(goal.last_studied), rule);
    return sum + (studied && studied >= from && studied <= today ? goal.time_spent : 0);
  }, 0);
}

/** The day on which a goal is done at this week's pace; null without a pace, or when it is done. */
export function forecastOf(goal: LearningGoal, today: DayKey): DayKey | null {
  const { targetHours, sessions } = readNotes(goal.notes);
  const pace = minutesOfWeek(sessions, today) / 7;
  const left = targetHours * MINUTES_PER_HOUR - goal.time_spent;
  if (pace <= 0 || left <= 0) return null;
  return addDays(today, Math.ceil(left / pace));
}
