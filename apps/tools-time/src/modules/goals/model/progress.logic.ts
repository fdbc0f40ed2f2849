import { clamp } from '@plainday/shared-utils';

/** How far a goal is. */
interface Counting {
  readonly progress: number;
  readonly target: number;
  readonly carried?: number | undefined;
  readonly completed: boolean;
}

/** This week's target: the goal's own, with what was carried over on top (decision 98). */
export function targetOf({ target, carried = 0 }: Pick<Counting, 'target' | 'carried'>): number {
  return target + carried;
}

/** The goal with this progress, kept between 0 and the target; complete when it reaches it (spec §4). */
export function withProgress<Goal extends Counting>(goal: Goal, progress: number): Goal {
  const kept = clamp(progress, 0, targetOf(goal));
  return { ...goal, progress: kept, completed: kept >= targetOf(goal) };
}
