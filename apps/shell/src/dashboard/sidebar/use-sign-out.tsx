import {
  countElsewhere,
  selectChanged,
  selectStalled,
  selectUnsavedCount,
  selectUnsent,
  useAppDispatch,
  useAppSelector,
} from '@plainday/data-api';
import { signOut as endSession } from '@plainday/auth-session';
import { lazyPart } from '@plainday/ui-components';
import { plural } from '@plainday/shared-utils';
import { useState } from 'react';
import { authScreen } from '../../auth/lazy-auth';
import { useServices } from '../../shared/services';

const AlertDialog = lazyPart(
  async () => (await import('@plainday/ui-components/alert-dialog')).AlertDialog,
);

/**
 * Signs out; asks first when a change has not reached the server and would be lost (decisions 44): `question` has to be
 * drawn by whoever offers it.
 */
export function useSignOut() {
  const { notify } = useServices();
  const refused = useAppSelector(selectUnsavedCount);
  const unsent = useAppSelector(selectUnsent);
  const changed = useAppSelector(selectChanged).length;
  const isStalled = useAppSelector(selectStalled);
  const dispatch = useAppDispatch();
  const isBehind = refused > 0 || changed > 0 || (isStalled && unsent > 0);
  /** What other tabs have not saved, while it is asked. */
  const [elsewhere, setElsewhere] = useState<number | null>(null);

  async function ask() {
    setElsewhere(await dispatch(countElsewhere()));
  }

  async function leave(discard = false) {
    authScreen.preload().catch(() => undefined);
    const { error } = await endSession({ discard });
    if (error?.code === 'unsaved') {
      await ask();
    } else if (error) {
      notify.toast({
        title: 'Sign out failed',
        description: 'There was an error signing you out.',
        tone: 'destructive',
      });
    } else {
      notify.toast({
        title: 'Signed out successfully',
        description: 'You have been logged out.',
      });
    }
  }

  const question = elsewhere !== null && (
    <AlertDialog
      open
      onOpenChange={() => setElsewhere(null)}
      title="Sign out and lose changes?"
      description={`${plural(refused + unsent + changed + elsewhere, 'change')} could not be saved yet and will be lost when you sign out.`}
      confirmLabel="Sign out anyway"
      cancelLabel="Stay signed in"
      tone="destructive"
      onConfirm={() => void leave(true)}
    />
  );
  return { signOut: () => void (isBehind ? ask() : leave()), question };
}
