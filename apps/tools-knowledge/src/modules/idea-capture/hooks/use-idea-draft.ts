import { useState } from 'react';
import { useShell } from '@plainday/federation-contract';
import { emptyDraft, type IdeaDraft } from '../model/idea.schema';

/** Drafts that were not captured yet, by user: they outlive the screen, not the page. */
const drafts = new Map<string, IdeaDraft>();

/** What stands in the form. Leaving the tool and coming back loses nothing of it. */
export function useIdeaDraft() {
  const { user } = useShell();
  const [draft, setDraft] = useState(() => drafts.get(user.id) ?? emptyDraft);

  function change(next: IdeaDraft): void {
    drafts.set(user.id, next);
    setDraft(next);
  }

  return {
    draft,
    set: (fields: Partial<IdeaDraft>) => change({ ...draft, ...fields }),
    clear: () => change(emptyDraft),
  };
}
