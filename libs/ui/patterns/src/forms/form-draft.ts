import { useState } from 'react';
import { readLocalJson, removeLocal, writeLocal } from '@plainday/shared-platform';

/** What stands in a form, how to change it, and how to begin anew. */
export type FormDraft<Draft> = readonly [Draft, (draft: Draft) => void, () => void];

/** What is typed and not sent yet, kept on this device for each user. */
export interface DraftKeeper<Draft> {
  readonly read: (userId: string) => Draft;
  readonly write: (userId: string, draft: Draft) => void;
}

/** Fields of another type, or that are gone, give way; so an older or broken draft cannot break a form. */
function fitted<Draft>(value: unknown, empty: Draft): Draft {
  if (typeof empty !== 'object' || empty === null)
    return typeof value === typeof empty ? (value as Draft) : empty;
  const known = Object.entries(empty).map(([key, none]) => {
    const kept: unknown = (value as Record<string, unknown> | null)?.[key];
    return [key, typeof kept === typeof none ? kept : none];
  });
  return Object.fromEntries(known) as Draft;
}

/**
 * Keeps drafts under `plainday.draft.<name>.<user>`, which goes with the account. Where the browser stores nothing,
 * or has no room, they live as long as the page (ADR 0145).
 */
export function createDraftKeeper<Draft>(
  name: string,
  empty: Draft,
  isWorthKeeping: (draft: Draft) => boolean = (draft) => draft !== empty,
): DraftKeeper<Draft> {
  const drafts = new Map<string, Draft>();
  const keyOf = (userId: string) => `plainday.draft.${name}.${userId}`;
  return {
    read: (userId) => drafts.get(userId) ?? fitted(readLocalJson(keyOf(userId)), empty),
    write(userId, draft) {
      if (isWorthKeeping(draft)) {
        drafts.set(userId, draft);
        writeLocal(keyOf(userId), JSON.stringify(draft));
      } else {
        drafts.delete(userId);
        removeLocal(keyOf(userId));
      }
    },
  };
}

/**
 * What is typed into a form and not sent yet, by user: it outlives the screen and the page. To be made once, beside
 * the form, with a name of its own.
 *
 * @example
 * const useIdeaDraft = createFormDraft('ideas', emptyDraft);
 * const [draft, setDraft, clear] = useIdeaDraft(user.id);
 */
export function createFormDraft<Draft>(
  name: string,
  empty: Draft,
  isWorthKeeping?: (draft: Draft) => boolean,
): (userId: string) => FormDraft<Draft> {
  const keeper = createDraftKeeper(name, empty, isWorthKeeping);
  return function useFormDraft(userId) {
    const [draft, setDraft] = useState(() => keeper.read(userId));

    function change(next: Draft) {
      keeper.write(userId, next);
      setDraft(next);
    }

    return [draft, change, () => change(empty)];
  };
}
