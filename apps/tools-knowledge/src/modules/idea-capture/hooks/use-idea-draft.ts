import { useShell } from '@plainday/federation-contract';
import { createFormDraft } from '@plainday/ui-patterns';
import { emptyDraft, type IdeaDraft } from '../model/idea.schema';

const useDraft = createFormDraft('ideas', emptyDraft);

/** What stands in the form. Leaving the tool and coming back loses nothing of it. */
export function useIdeaDraft() {
  const [draft, change, clear] = useDraft(useShell().user.id);
  return { draft, set: (fields: Partial<IdeaDraft>) => change({ ...draft, ...fields }), clear };
}
