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

/** A new week begins without corrections. */
export function withoutCorrections(goals: readonly Goal[]): Goal[] {
  return goals.map((goal) =>
    goal.feed ? { ...goal, feed: { ...goal.feed, correction: 0 } } : goal,
  );
}
