import {
  api,
  resumeWrites,
  saveStateSlice,
  startSnapshots,
  type AppStore,
  type StoredWrite,
} from '@plainday/data-api';
import {
  activateDevice,
  eraseSnapshots,
  openOutbox,
  openSnapshots,
} from '@plainday/data-device/session';
import { endSession } from '@plainday/data-supabase';
import { forgetLeaving } from './leaving';
import { selectSession, sessionSlice, type SessionUser } from './session.slice';

const { signedIn, signedOut } = sessionSlice.actions;
let stopKeeping: (() => void) | null = null;
let changing: Promise<unknown> = Promise.resolve();

/** Settles when what the last change of the user began on this device is done. */
export function whenUserChanged(): Promise<unknown> {
  return changing;
}

/** What is edited in its place is saved when one leaves its field: while it is known for whom. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
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
    leaveField();
    if (!user) endSession();
    stopKeeping?.();
    stopKeeping = null;
    changing = eraseSnapshots(before.user.id);
    store.dispatch(api.util.resetApiState());
    store.dispatch(saveStateSlice.actions.forgotten());
  }
  changing = Promise.all([changing, activateDevice(user?.id ?? null)]);
  if (!user) {
    store.dispatch(signedOut());
    return;
  }
  const stopSnapshots = startSnapshots(store, openSnapshots(user.id));
  const stopWrites = resumeWrites(store, openOutbox<StoredWrite>(user.id));
  stopKeeping = () => {
    stopSnapshots();
    stopWrites();
  };
  forgetLeaving();
  store.dispatch(signedIn(user));
}
