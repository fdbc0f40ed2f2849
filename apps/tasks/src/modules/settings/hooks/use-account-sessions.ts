import { useState } from 'react';
import { manageAccount, type AccountTools, type AuthResult } from '@plainday/auth-session';
import { useShell } from '@plainday/federation-contract';
import { useSettingsSessionsQuery } from '../api/sessions.api';

type End = (tools: AccountTools) => Promise<AuthResult>;

/** Where the account is signed in, and what signs such a place out. */
export function useAccountSessions() {
  const { notify } = useShell();
  const { data, isError, refetch } = useSettingsSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [busy, setBusy] = useState(false);

  async function end(run: End, title: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    const refused = (description: string) =>
      notify.toast({ title: 'Not signed out', description, tone: 'destructive' });
    try {
      const { error } = await run(await manageAccount());
      if (error) refused(error.message);
      else notify.toast({ title });
      await refetch();
    } catch {
      refused('This part of the app could not be loaded. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return {
    sessions: data,
    isError,
    busy,
    refresh: () => void refetch(),
    endOne: (id: string, name: string) =>
      void end((tools) => tools.endSession(id), `${name} is signed out`),
    endOthers: () =>
      void end((tools) => tools.endOtherSessions(), 'All other devices are signed out'),
  };
}
