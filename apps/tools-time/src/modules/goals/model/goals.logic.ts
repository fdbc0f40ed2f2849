import { addDays, startOfWeek, type DayKey } from '@plainday/domain-calendar';
import { isBlank } from '@plainday/shared-utils';
import { inWeek } from './feed.logic';
import { DEFAULT_UNIT, type Goal, type GoalDraft, type PastWeek } from './goals.schema';
import { targetOf, withProgress } from './progress.logic';

/** True for what may become a goal: a title and a whole target of at least one (spec §5, decisions 63). */
export function canAddGoal({ title, target }: GoalDraft): boolean {
  return !isBlank(title) && Number.isInteger(target) && target >= 1;
}

/** The new goal comes last; one that is there already changes nothing. */
export function addGoal(
  goals: readonly Goal[],
  draft: GoalDraft & { id: string; now: number },
): Goal[] {
  if (!canAddGoal(draft) || goals.some(({ id }) => id === draft.id)) return [...goals];
  const goal: Goal = {
    id: draft.id,
    title: draft.title.trim(),
    progress: 0,
    target: draft.target,
    unit: draft.unit.trim() || DEFAULT_UNIT,
    completed: false,
    createdAt: new Date(draft.now).toISOString(),
  };
  return [...goals, goal];
}

export function changeGoal(
  goals: readonly Goal[],
  id: string,
  change: (goal: Goal) => Goal,
): Goal[] {
  return goals.map((goal) => (goal.id === id ? change(goal) : goal));
}

export function deleteGoal(goals: readonly Goal[], id: string): Goal[] {
  return goals.filter((goal) => goal.id !== id);
}

/** Undo of a deletion: back to where it was, unless it is there again. */
export function restoreGoal(goals: readonly Goal[], goal: Goal, index: number): Goal[] {
  if (goals.some(({ id }) => id === goal.id)) return [...goals];
  return goals.toSpliced(Math.min(index, goals.length), 0, goal);
}

/** Weeks that are archived at most where nobody looked for a long time: what the page shows. */
const WEEKS_AT_MOST = 4;

/** What a new week does: those that are over are archived, progress starts at nothing, goals stay (decisions 63). */
export interface WeekChange {
  readonly weekStart: DayKey;
  /** The latest first; empty when there was nothing to archive. */
  readonly archives: readonly PastWeek[];
}

/**
 * The change of week that is due on `today`, null when the kept week still runs. A clock that was set
 * back starts no older week, and a first visit only names its week. Weeks in which nobody looked begin without
 * progress, as this one does: what tools have counted in them is asked later.
 */
export function weekChange(
  goals: readonly Goal[],
  keptWeekStart: DayKey | null,
  today: DayKey,
): WeekChange | null {
  const weekStart = startOfWeek(today);
  if (keptWeekStart === null) return { weekStart, archives: [] };
  if (weekStart <= keptWeekStart) return null;
  if (goals.length === 0) return { weekStart, archives: [] };
  const unseen = Array.from({ length: WEEKS_AT_MOST }, (_, index) =>
    addDays(weekStart, -7 * (index + 1)),
  ).filter((monday) => monday > keptWeekStart);
  return {
    weekStart,
    archives: [
      ...unseen.map((monday) => ({ id: monday, goals: inWeek(goals, monday) })),
      { id: keptWeekStart, goals: [...goals] },
    ],
  };
}

/** What stayed open of a past week, offered to be carried over on top of this week's target. */
export function openOf(week: PastWeek): Goal[] {
  return week.goals.filter(({ completed }) => !completed);
}

/**
 * This week's goal with last week's missing part on top; its own target stays (decision 98). A goal that was deleted
 * comes back for the missing part.
 */
export function carryOver(goals: readonly Goal[], past: Goal): Goal[] {
  const missing = targetOf(past) - past.progress;
  if (!goals.some(({ id }) => id === past.id)) {
    return [...goals, withProgress({ ...past, carried: missing - past.target }, 0)];
  }
  return changeGoal(goals, past.id, (goal) =>
    withProgress({ ...goal, carried: (goal.carried ?? 0) + missing }, goal.progress),
  );
}
