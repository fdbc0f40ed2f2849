import { useShell } from '@plainday/federation-contract';
import { useDeepWorkSaveEntryMutation } from '../api/deep-work.api';
import type { DeepWorkSession } from '../model/deep-work.schema';
import { toTimeEntry } from '../model/time-entry.logic';

/** Saves a session as a time entry. That it failed is said in the header, with Retry. */
export function useSaveEntry(): (session: DeepWorkSession) => void {
  const { notify } = useShell();
  const [save] = useDeepWorkSaveEntryMutation();
  return (session) => {
    void save(toTimeEntry(session)).then(({ error }) => {
      if (!error) notify.brief(`“${session.title}” saved as a time entry`);
    });
  };
}
