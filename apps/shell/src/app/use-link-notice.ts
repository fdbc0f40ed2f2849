import { sessionSlice, useSession } from '@plainday/auth-session';
import { useAppDispatch } from '@plainday/data-api';
import { useEffect } from 'react';
import { useServices } from '../shared/services';

const { noticed, recoveryClosed } = sessionSlice.actions;

/** Says once what a link from an e-mail has done, or why the session is over. Why one did not work is said by /auth, or here to whoever is signed in. */
export function useLinkNotice(): void {
  const { notice, linkError, status } = useSession();
  const { notify } = useServices();
  const dispatch = useAppDispatch();
  const failure = status === 'signed-in' ? linkError : null;

  useEffect(() => {
    if (notice) {
      notify.toast({ title: notice.title, description: notice.text });
      dispatch(noticed(null));
    }
    if (failure) {
      notify.toast({
        title: 'The link did not work',
        description: failure.message,
        tone: 'destructive',
      });
      dispatch(recoveryClosed());
    }
  }, [notice, failure, notify, dispatch]);
}
