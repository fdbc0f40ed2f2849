import { useCallback } from 'react';
import { useShell } from '@plainday/federation-contract';
import { usePomodoroSaveEntryMutation } from '../api/pomodoro.api';
import type { PomodoroSession } from '../model/pomodoro.schema';
import { toTimeEntry } from '../model/time-entry.logic';

/** Saves a session as a time entry, and tells the caller when it is there. */
export function useSaveEntry(
  onSaved: (sessionId: string) => void,
): (session: PomodoroSession) => void {
  const { notify } = useShell();
  const [save] = usePomodoroSaveEntryMutation();
  return useCallback(
    (session: PomodoroSession) => {
      void save(toTimeEntry(session)).then(({ error }) => {
        if (error) {
          notify.toast({ title: 'The time entry was not saved', tone: 'destructive' });
          return;
        }
        onSaved(session.id);
        notify.brief('Saved as a time entry');
      });
    },
    [save, notify, onSaved],
  );
}
