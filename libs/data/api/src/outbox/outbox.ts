import type { ApiError } from '@plainday/data-supabase';
import { logger, systemClock } from '@plainday/shared-platform';
import type { OutboxStorage, StoredWrite } from './stored-write';

/**
 * Keeps every write on the device until the server has it, so that it outlives the page (design §5). The writes of a
 * page that is gone are taken up by the next: see `resumeWrites`.
 */
export interface Outbox {
  /** Begins to store a write. `request` is what identifies it until `end`. */
  begin(request: string, endpoint: string, arg: unknown): void;
  /** Settles when all that was begun is stored, or cannot be. */
  whenStored(): Promise<void>;
  /** The server has it, or it was given up. */
  end(request: string): void;
  /** The server does not take it: it stays until a person decides. */
  refuse(request: string, error: ApiError): void;
  /** Runs what sends a stored write again; what it begins is that write. */
  resume(stored: string, run: () => void): void;
  /** From here on writes are stored there; null when nobody is signed in. */
  use(storage: OutboxStorage | null): void;
}

/** Makes the outbox of one store. `onKept` hears whether what is written now outlives the page. */
export function createOutbox(onKept: (isKept: boolean) => void): Outbox {
  let storage: OutboxStorage | null = null;
  let storing: Promise<void> = Promise.resolve();
  let turn = 0;
  let resuming: string | null = null;
  let isKept: boolean | undefined;
  const writes = new Map<string, StoredWrite>();

  function tell(now: boolean): void {
    if (isKept === now) return;
    isKept = now;
    onKept(now);
  }

  function store(write: StoredWrite): void {
    const target = storage;
    if (!target) return;
    const put = target.put(write).then(
      () => tell(true),
      (thrown: unknown) => {
        logger.warn('A change could not be stored on this device before it is sent.', thrown);
        tell(false);
      },
    );
    storing = Promise.all([storing, put]).then(() => undefined);
  }

  return {
    begin(request, endpoint, arg) {
      if (!storage) return;
      const id = resuming ?? request;
      turn += 1;
      const write = { id, endpoint, arg, madeAt: systemClock.now(), turn, tab: storage.tab };
      writes.set(request, write);
      store(write);
    },
    whenStored: () => storing,
    end(request) {
      const id = writes.get(request)?.id ?? request;
      writes.delete(request);
      const target = storage;
      // It is sent again by the next page where it cannot be removed, and has the effect of once.
      if (target) storing = storing.then(() => target.remove(id)).catch(() => undefined);
    },
    refuse(request, error) {
      const write = writes.get(request);
      if (write) store({ ...write, error });
    },
    resume(stored, run) {
      resuming = stored;
      try {
        run();
      } finally {
        resuming = null;
      }
    },
    use(next) {
      storage?.close();
      storage = next;
      isKept = undefined;
      writes.clear();
    },
  };
}
