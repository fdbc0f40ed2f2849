import { useShell } from '@plainday/federation-contract';
import { usePomodoroSaveEntryMutation } from '../api/pomodoro.api';
import type { PomodoroSession } from '../model/pomodoro.schema';
import { toTimeEntry } from '../model/time-entry.logic';

/** Saves a session as a time entry. That it failed is said in the header, with Retry. */
export function useSaveEntry(): (session: PomodoroSession) => void {
  const { notify } = useShell();
  const [save] = usePomodoroSaveEntryMutation();
  return (session) => {
    void save(toTimeEntry(session)).then(({ error }) => {
      if (!error) notify.brief('Saved as a time entry');
    });
  };
}
