import { isRefusal } from '@plainday/data-supabase';
import { logger, onHidden, onVisible } from '@plainday/shared-platform';
import { endpointNamed } from '../store/endpoint-named';
import { onEndpoints } from '../store/rtk-internals';
import type { AppStore } from '../store/types';
import type { StoreExtra } from '../store/ports/store-extra';
import { CHANGED_LIMIT, saveStateSlice } from '../store/save-state.slice';
import { loadCode } from './load-code';
import type { OutboxStorage, StoredWrite } from '../store/ports/stored-write';
import { inOrder } from './in-order';

/**
 * Stores the writes of the signed-in user from here on, and takes up what pages that are closed have not sent, also
 * one that closes later: shown at once, sent in the order in which it was made. The code of a tool that is not here
 * is downloaded. Stops when the returned function is called.
 */
export function resumeWrites(store: AppStore, storage: OutboxStorage): () => void {
  const { found, waited } = saveStateSlice.actions;
  let left: readonly StoredWrite[] = [];
  let isStopped = false;
  const extra = store.dispatch((_dispatch, _getState, given: StoreExtra) => given);
  extra.outbox.use(storage);

  function send(): void {
    const ready = left.filter(({ endpoint }) => endpointNamed(endpoint) !== undefined);
    if (ready.length === 0) return;
    left = left.filter((write) => !ready.includes(write));
    for (const write of ready) {
      extra.outbox.resume(write, () => {
        const known = endpointNamed(write.endpoint);
        if (known) store.dispatch(known.initiate(write.arg, { track: false }));
      });
    }
    store.dispatch(waited(left.length));
  }

  /** Their code tells `onEndpoints` when it is here; where it cannot be loaded they wait on. */
  function loadAll(): void {
    for (const endpoint of new Set(left.map((write) => write.endpoint))) {
      loadCode(extra, endpoint).catch(() => undefined);
    }
  }

  async function takeUp(): Promise<void> {
    const orphans = inOrder(await storage.claim());
    if (isStopped) return;
    const refused = orphans.flatMap(({ id, endpoint, arg, error, words }) =>
      error && isRefusal(error) ? [{ id, endpoint, arg, error, words }] : [],
    );
    if (refused.length > 0) store.dispatch(found(refused));
    if (refused.length > CHANGED_LIMIT) {
      void extra.elsewhere().then(
        ({ dropOldest }) => dropOldest(store, extra.outbox),
        () => undefined,
      );
    }
    left = [...left, ...orphans.filter(({ error }) => !error || !isRefusal(error))];
    if (left.length > 0) store.dispatch(waited(left.length));
    send();
    loadAll();
    extra.outbox.suppose(true);
  }

  const tryToTakeUp = (): Promise<void> =>
    takeUp().catch((thrown: unknown) => {
      if (isStopped) return;
      logger.warn('What was not sent before cannot be read on this device.', thrown);
      extra.outbox.suppose(false);
    });
  const takeUpAgain = (): void => void tryToTakeUp();
  storage.onTabGone(takeUpAgain);
  extra.outbox.holdUntil(tryToTakeUp());
  const stops = [onEndpoints(send), onVisible(takeUpAgain), onHidden(extra.outbox.leave)];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
    extra.outbox.use(null);
    // What waits belongs to somebody who has left: the next person's writes must not wait behind it.
    extra.sender.wake();
  };
}
