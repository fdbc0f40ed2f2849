import { useDeviceList } from '@plainday/data-device';
import type { EntryDraft } from '../model/entry.schema';
import { draftList } from '../model/knowledge-base.store';

/** What was typed and not saved, of one form. */
export interface Draft {
  readonly ready: boolean;
  readonly draft: EntryDraft | undefined;
  readonly keep: (draft: EntryDraft) => void;
  readonly drop: () => void;
}

/** The draft of an entry by its id, or of a new one by `new`. It survives leaving the screen and closing the page. */
export function useDraft(target: string): Draft {
  const { items, ready, put, remove } = useDeviceList(draftList);
  return {
    ready,
    draft: items.find(({ id }) => id === target),
    keep: (draft) => put({ ...draft, id: target }),
    drop: () => remove(target),
  };
}
