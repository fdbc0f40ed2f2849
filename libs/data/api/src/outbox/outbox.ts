import { logger, systemClock } from '@plainday/shared-platform';
import type { Outbox, Resumed } from '../store/ports/outbox';
import type { OutboxStorage, StoredWrite } from '../store/ports/stored-write';

/** Makes the outbox of one store. `onKept` hears whether what is written now outlives the page. */
export function createOutbox(onKept: (isKept: boolean) => void): Outbox {
  let storage: OutboxStorage | null = null;
  let storing: Promise<void> = Promise.resolve();
  let turn = 0;
  let uses = 0;
  let resuming: Resumed | null = null;
  let inLine: Promise<void> = Promise.resolve();
  let isKept: boolean | undefined;
  let hasShown = false;
  let hasLeft = false;
  const writes = new Map<string, StoredWrite>();
  const unstored = new Map<string, StoredWrite>();

  function tell(now: boolean): void {
    if (isKept === now) return;
    isKept = now;
    onKept(now);
  }

  function show(now: boolean): void {
    hasShown = true;
    tell(now);
  }

  function store(write: StoredWrite): void {
    const target = storage;
    if (!target) return;
    unstored.set(write.id, write);
    const put = target.put(write).then(
      () => {
        show(true);
        if (unstored.get(write.id) === write) forget(write.id);
      },
      (thrown: unknown) => {
        logger.warn('A change could not be stored on this device before it is sent.', thrown);
        show(false);
      },
    );
    storing = Promise.all([storing, put]).then(() => undefined);
  }

  function forget(id: string): void {
    unstored.delete(id);
    if (hasLeft) leave();
  }

  function leave(): void {
    if (!hasLeft && unstored.size === 0) return;
    hasLeft = unstored.size > 0;
    storage?.leave([...unstored.values()]);
  }

  const isLeft = () => resuming?.madeAt !== undefined;

  function stamped(
    write: Pick<StoredWrite, 'id' | 'endpoint' | 'arg' | 'words'>,
    tab: string,
  ): StoredWrite {
    turn += 1;
    const { madeAt = systemClock.now(), turn: place = turn } = resuming ?? {};
    return { ...write, madeAt, turn: place, tab };
  }

  return {
    begin(request, endpoint, arg, said, shown) {
      const id = resuming?.id ?? request;
      const before = resuming?.before ?? shown;
      const words = resuming?.words ?? said;
      if (storage) {
        const write = {
          ...stamped({ id, endpoint, arg, words }, storage.tab),
          ...(before ? { before } : {}),
        };
        writes.set(request, write);
        store(write);
      }
      return { id, before, words, isLeft: isLeft() };
    },
    whenStored: () => storing,
    whenOlderAreInLine: () => (isLeft() ? Promise.resolve() : inLine),
    holdUntil: (next) => void (inLine = next),
    end(request) {
      const id = writes.get(request)?.id ?? request;
      writes.delete(request);
      forget(id);
      const target = storage;
      // It is sent again by the next page where it cannot be removed, and has the effect of once.
      if (target) storing = storing.then(() => target.remove(id)).catch(() => undefined);
    },
    refuse(request, { endpoint, arg, error, words }) {
      const write = writes.get(request);
      if (write) store({ ...write, endpoint, arg, error, ...(words ? { words } : {}) });
    },
    async note({ error, words, ...write }) {
      const said = words ? { words } : {};
      if (storage) store({ ...stamped({ ...write, ...said }, storage.tab), error });
      await storing;
    },
    async elsewhere() {
      await storing;
      const own = storage?.tab;
      const all = (await storage?.load().catch(() => [])) ?? [];
      return all.filter(({ tab }) => tab !== own).length;
    },
    resume(stored, run) {
      resuming = stored;
      try {
        run();
      } finally {
        resuming = null;
      }
    },
    suppose(now) {
      if (!hasShown) tell(now);
    },
    leave,
    signedInSince: () => uses,
    use(next) {
      uses += 1;
      storage?.close();
      storage = next;
      isKept = undefined;
      hasShown = false;
      writes.clear();
      unstored.clear();
      hasLeft = false;
    },
  };
}
