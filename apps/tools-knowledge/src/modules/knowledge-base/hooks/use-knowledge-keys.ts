import type { RefObject } from 'react';
import { useShortcuts } from '@plainday/ui-patterns';
import { useSingleKeys } from '../../../shared/use-single-keys';
import { ENTRY_SHORTCUTS } from '../knowledge-base.shortcuts';
import type { Entry } from '../model/entry.schema';

export interface KnowledgeKeys {
  readonly search: RefObject<HTMLInputElement | null>;
  /** The entry that is read; null while none is, or while one is edited. */
  readonly entry: Entry | null;
  readonly onNew: () => void;
  readonly onEdit: (entry: Entry) => void;
  readonly onStar: (entry: Entry) => void;
  /** Walks in the list; false at its end. */
  readonly onWalk: (step: 1 | -1) => boolean;
}

/** N, F, J, K, E and S, as the sheet of shortcuts lists them. */
export function useKnowledgeKeys(keys: KnowledgeKeys): void {
  const singleKeys = useSingleKeys();
  const { entry } = keys;

  function goToSearch(): boolean {
    keys.search.current?.focus();
    return document.activeElement === keys.search.current;
  }

  useShortcuts(
    ENTRY_SHORTCUTS,
    {
      new: keys.onNew,
      search: goToSearch,
      next: () => keys.onWalk(1),
      previous: () => keys.onWalk(-1),
      edit: () => (entry ? keys.onEdit(entry) : false),
      star: () => (entry ? keys.onStar(entry) : false),
    },
    { singleKeys, repeating: ['next', 'previous'] },
  );
}
