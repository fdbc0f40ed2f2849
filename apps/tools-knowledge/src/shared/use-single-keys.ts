import { readPreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';

/** Whether keys without Ctrl, Cmd or Alt act: people can switch them off (WCAG 2.1.4). */
export function useSingleKeys(): () => boolean {
  const { user } = useShell();
  return () => readPreferences(user.id).singleKeys;
}
