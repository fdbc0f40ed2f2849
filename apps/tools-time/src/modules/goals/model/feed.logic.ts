import type { DayKey } from '@plainday/domain-calendar';
import { withProgress } from './goals.logic';
import type { Goal } from './goals.schema';

/** What was counted this week, by kind of facts. */
export type Counts = Readonly<Record<string, number>>;

/** Facts added up. */
export function sumOf(facts: readonly { readonly value: number }[]): number {
  return facts.reduce((sum, { value }) => sum + value, 0);
}

/** Goals with what was counted for them; one whose tool has not answered stays as it was. */
export function withCounts(goals: readonly Goal[], counts: Counts): readonly Goal[] {
  const next = goals.map((goal) => {
    const counted = goal.feed ? counts[goal.feed.kind] : undefined;
    if (!goal.feed || counted === undefined) return goal;
    const counting = withProgress(goal, counted + goal.feed.correction);
    return counting.progress === goal.progress ? goal : counting;
  });
  return next.some((goal, index) => goal !== goals[index]) ? next : goals;
}

/** One more or less: by hand, or as a correction of what is counted. */
export function stepped(goal: Goal, step: number, counts: Counts): Goal {
  const next = withProgress(goal, goal.progress + step);
  const counted = goal.feed && counts[goal.feed.kind];
  if (!goal.feed || counted === undefined) return next;
  return { ...next, feed: { ...goal.feed, correction: next.progress - counted } };
}

/** Goals as a new week begins: without progress and corrections. Those that are in it already stay as they are. */
export function inWeek(goals: readonly Goal[], monday: DayKey): Goal[] {
  return goals.map((goal) => {
    if (goal.week === monday) return goal;
    const feed = goal.feed && { ...goal.feed, correction: 0 };
    return { ...withProgress(goal, 0), week: monday, ...(feed && { feed }) };
  });
}
