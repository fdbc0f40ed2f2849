import { startOfWeek, type DayKey } from '@plainday/domain-calendar';
import { clamp, isBlank } from '@plainday/shared-utils';
import { DEFAULT_UNIT, type Goal, type GoalDraft, type PastWeek } from './goals.schema';

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

/** The goal with this progress, kept between 0 and the target; complete when it reaches it (spec §4). */
export function withProgress(goal: Goal, progress: number): Goal {
  const kept = clamp(progress, 0, goal.target);
  return { ...goal, progress: kept, completed: kept >= goal.target };
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

/** What a new week does: the old one is archived, progress starts at nothing, goals stay (decisions 63). */
export interface WeekChange {
  readonly weekStart: DayKey;
  readonly goals: Goal[];
  /** Null when there was nothing to archive. */
  readonly archive: PastWeek | null;
}

/**
 * The change of week that is due on `today`, null when the kept week still runs. A clock that was set
 * back starts no older week, and a first visit only names its week.
 */
export function weekChange(
  goals: readonly Goal[],
  keptWeekStart: DayKey | null,
  today: DayKey,
): WeekChange | null {
  const weekStart = startOfWeek(today);
  if (keptWeekStart === null) return { weekStart, goals: [...goals], archive: null };
  if (weekStart <= keptWeekStart) return null;
  const archive = goals.length > 0 ? { id: keptWeekStart, goals: [...goals] } : null;
  return { weekStart, goals: goals.map((goal) => withProgress(goal, 0)), archive };
}

/** What stayed open of a past week, offered to be carried over on top of this week's target. */
export function openOf(week: PastWeek): Goal[] {
  return week.goals.filter(({ completed }) => !completed);
}

/** This week's goal with last week's missing part on top; a goal that was deleted comes back. */
export function carryOver(goals: readonly Goal[], past: Goal): Goal[] {
  const missing = past.target - past.progress;
  const current = goals.find(({ id }) => id === past.id);
  if (!current) return [...goals, withProgress({ ...past, target: missing }, 0)];
  return changeGoal(goals, past.id, (goal) =>
    withProgress({ ...goal, target: goal.target + missing }, goal.progress),
  );
}
