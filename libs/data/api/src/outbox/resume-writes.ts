import { logger, onVisible } from '@plainday/shared-platform';
import { api } from '../store/api';
import { onEndpoints } from '../store/rtk-internals';
import type { AppStore, AppThunk } from '../store/store';
import type { StoreExtra } from '../store/store-extra';
import { saveStateSlice } from '../write/save-state.slice';
import { inOrder, type OutboxStorage, type StoredWrite } from './stored-write';

interface Initiable {
  initiate(arg: unknown, options: { track: false }): Parameters<Parameters<AppThunk>[0]>[0];
}

/**
 * Stores the writes of the signed-in user from here on, and takes up what pages that are closed have not sent: shown at
 * once, sent in the order in which it was made. A write of a tool whose code is not here yet waits for it. Stops when
 * the returned function is called.
 */
export function resumeWrites(store: AppStore, storage: OutboxStorage): () => void {
  const { found, kept, waited } = saveStateSlice.actions;
  const taken = new Set<string>();
  let left: readonly StoredWrite[] = [];
  let isStopped = false;
  const extra = store.dispatch((_dispatch, _getState, given: StoreExtra) => given);
  extra.outbox.use(storage);

  function send(): void {
    const endpoints = api.endpoints as Record<string, Initiable | undefined>;
    const ready = left.filter(({ endpoint }) => endpoints[endpoint] !== undefined);
    if (ready.length === 0) return;
    left = left.filter((write) => !ready.includes(write));
    for (const { id, endpoint, arg } of ready) {
      extra.outbox.resume(id, () => {
        const known = endpoints[endpoint];
        if (known) store.dispatch(known.initiate(arg, { track: false }));
      });
    }
    store.dispatch(waited(left.length));
  }

  async function takeUp(): Promise<void> {
    const all = inOrder(await storage.load());
    const open = await storage.openTabs();
    if (isStopped) return;
    // The browser may still be about to grant this page its own lock.
    const isOpen = (tab: string) => tab === storage.tab || open.has(tab);
    const orphans = all.filter(({ id, tab }) => !isOpen(tab) && !taken.has(id));
    for (const { id } of orphans) taken.add(id);
    const refused = orphans.flatMap(({ id, endpoint, arg, error }) =>
      error ? [{ id, endpoint, arg, error }] : [],
    );
    if (refused.length > 0) store.dispatch(found(refused));
    left = [...left, ...orphans.filter(({ error }) => error === undefined)];
    if (left.length > 0) store.dispatch(waited(left.length));
    send();
    if (!isStopped) store.dispatch(kept(true));
  }

  const tryToTakeUp = (): void => {
    void takeUp().then(
      () => undefined,
      (thrown: unknown) => {
        logger.warn('What was not sent before cannot be read on this device.', thrown);
        if (!isStopped) store.dispatch(kept(false));
      },
    );
  };
  tryToTakeUp();
  const stops = [onEndpoints(send), onVisible(tryToTakeUp)];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
    extra.outbox.use(null);
    // What waits belongs to somebody who has left: the next person's writes must not wait behind it.
    extra.sender.wake();
  };
}
