import { useShell } from '@plainday/federation-contract';
import type { TimeEntry } from './time-entry.logic';

/** The trigger of a mutation made by `saveEntryMutation`. */
type Save = (entry: TimeEntry) => PromiseLike<{ readonly error?: unknown }>;

/** Saves a time entry and says so. That it failed is said in the header, with Retry. */
export function useSaveEntry([save]: readonly [Save, ...unknown[]]): (
  entry: TimeEntry,
  title?: string,
) => void {
  const { notify } = useShell();
  return (entry, title) =>
    void save(entry).then(({ error }) => {
      if (error) return;
      notify.brief(title ? `“${title}” saved as a time entry` : 'Saved as a time entry');
    });
}
