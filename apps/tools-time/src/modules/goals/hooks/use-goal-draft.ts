import { useState } from 'react';
import { useShell } from '@plainday/federation-contract';

/** What stands in the form, as it was typed. */
export interface TypedGoal {
  readonly title: string;
  readonly target: string;
  readonly unit: string;
}

const EMPTY: TypedGoal = { title: '', target: '3', unit: '' };

/** Drafts that were not added yet, by user: they outlive the screen, not the page. */
const drafts = new Map<string, TypedGoal>();

/** What stands in the form. Leaving the tool and coming back loses nothing of it. */
export function useGoalDraft() {
  const { user } = useShell();
  const [draft, setDraft] = useState(() => drafts.get(user.id) ?? EMPTY);

  function change(next: TypedGoal): void {
    drafts.set(user.id, next);
    setDraft(next);
  }

  return {
    typed: draft,
    set: (fields: Partial<TypedGoal>) => change({ ...draft, ...fields }),
    clear: () => change(EMPTY),
  };
}
