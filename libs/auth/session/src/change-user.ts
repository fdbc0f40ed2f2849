import { api, saveStateSlice, startSnapshots, type AppStore } from '@plainday/data-api';
import { activateDevice, eraseSnapshots, openSnapshots } from '@plainday/data-device';
import { endSession } from '@plainday/data-supabase';
import { selectSession, sessionSlice, type SessionUser } from './session.slice';

const { signedIn, signedOut } = sessionSlice.actions;
let stopSnapshots: (() => void) | null = null;
let changing: Promise<unknown> = Promise.resolve();

/** Settles when what the last change of the user began on this device is done. */
export function whenUserChanged(): Promise<unknown> {
  return changing;
}

/** Makes someone (or nobody) the active user: nothing of the one before stays in memory or in sight. */
export function changeUser(store: AppStore, user: SessionUser | null): void {
  const before = selectSession(store.getState());
  if (user && before.user?.id === user.id) {
    const { email, name } = before.user;
    if (before.status !== 'signed-in' || email !== user.email || name !== user.name) {
      store.dispatch(signedIn(user));
    }
    return;
  }
  if (before.user) {
    if (!user) endSession();
    stopSnapshots?.();
    stopSnapshots = null;
    changing = eraseSnapshots(before.user.id);
    store.dispatch(api.util.resetApiState());
    store.dispatch(saveStateSlice.actions.forgotten());
  }
  changing = Promise.all([changing, activateDevice(user?.id ?? null)]);
  if (!user) {
    store.dispatch(signedOut());
    return;
  }
  stopSnapshots = startSnapshots(store, openSnapshots(user.id));
  store.dispatch(signedIn(user));
}
