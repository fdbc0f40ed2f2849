import { readPreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { useShortcuts } from '@plainday/ui-patterns';
import { DEEP_WORK_SHORTCUTS } from '../deep-work.shortcuts';

/** D notes a distraction, while that is possible. */
export function useDistractionKey(note: () => boolean): void {
  const { user } = useShell();
  useShortcuts(
    DEEP_WORK_SHORTCUTS,
    { distraction: note },
    { singleKeys: () => readPreferences(user.id).singleKeys },
  );
}
