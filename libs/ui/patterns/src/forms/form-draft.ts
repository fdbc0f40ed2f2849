import { useState } from 'react';

/** What stands in a form, how to change it, and how to begin anew. */
export type FormDraft<Draft> = readonly [Draft, (draft: Draft) => void, () => void];

/**
 * What is typed into a form and not sent yet, by user: it outlives the screen, not the page. To be made once, beside
 * the form.
 *
 * @example
 * const useIdeaDraft = createFormDraft(emptyDraft);
 * const [draft, setDraft, clear] = useIdeaDraft(user.id);
 */
export function createFormDraft<Draft>(
  empty: Draft,
  isWorthKeeping: (draft: Draft) => boolean = () => true,
): (userId: string) => FormDraft<Draft> {
  const drafts = new Map<string, Draft>();
  return function useFormDraft(userId) {
    const [draft, setDraft] = useState(() => drafts.get(userId) ?? empty);

    function change(next: Draft) {
      if (isWorthKeeping(next)) drafts.set(userId, next);
      else drafts.delete(userId);
      setDraft(next);
    }

    return [draft, change, () => change(empty)];
  };
}
