import { readPreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { useShortcuts } from '@plainday/ui-patterns';
import { GOAL_SHORTCUTS } from '../goals.shortcuts';
import type { Goal } from '../model/goals.schema';

export interface GoalKeys {
  readonly goals: readonly Goal[];
  readonly onStep: (goal: Goal, by: 1 | -1) => void;
  readonly onDelete: (goal: Goal) => void;
}

/** + and − count, Delete deletes: the goal in whose row the focus is. */
export function useGoalKeys({ goals, onStep, onDelete }: GoalKeys): void {
  const { user } = useShell();

  function onGoal(act: (goal: Goal) => boolean) {
    return ({ target }: KeyboardEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row-id]') : null;
      const goal = goals.find(({ id }) => id === row?.dataset.rowId);
      return goal ? act(goal) : false;
    };
  }

  const step = (by: 1 | -1) =>
    onGoal((goal) => {
      if (goal.completed || (by < 0 && goal.progress === 0)) return false;
      onStep(goal, by);
      return true;
    });

  useShortcuts(
    GOAL_SHORTCUTS,
    {
      plus: step(1),
      minus: step(-1),
      delete: onGoal((goal) => {
        onDelete(goal);
        return true;
      }),
    },
    { singleKeys: () => readPreferences(user.id).singleKeys },
  );
}
