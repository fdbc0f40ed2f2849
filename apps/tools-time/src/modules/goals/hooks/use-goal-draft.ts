import { useShell } from '@plainday/federation-contract';
import { createFormDraft } from '@plainday/ui-patterns';

/** What stands in the form, as it was typed. */
export interface TypedGoal {
  readonly title: string;
  readonly target: string;
  readonly unit: string;
}

const useDraft = createFormDraft<TypedGoal>('weekly-goals', { title: '', target: '3', unit: '' });

/** What stands in the form. Leaving the tool and coming back loses nothing of it. */
export function useGoalDraft() {
  const [typed, change, clear] = useDraft(useShell().user.id);
  return { typed, set: (fields: Partial<TypedGoal>) => change({ ...typed, ...fields }), clear };
}
