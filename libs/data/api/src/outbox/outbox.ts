import { logger, systemClock } from '@plainday/shared-platform';
import type { UnsavedWrite } from '../write/save-state.slice';
import type { AnyRow } from '../rows/row-sources';
import type { WriteWords } from '../write/write-words';
import type { OutboxStorage, StoredWrite } from './stored-write';

/**
 * Keeps every write on the device until the server has it, so that it outlives the page (design §5). The writes of a
 * page that is gone are taken up by the next: see `resumeWrites`.
 */
export interface Outbox {
  /**
   * Begins to store a write. `request` is what identifies it until `end`, `before` the row it changes as it is shown.
   * Returns what is known of it from when it was made first.
   */
  begin(request: string, endpoint: string, arg: unknown, words: WriteWords, before?: AnyRow): Begun;
  /** Settles when all that was begun is stored, or cannot be. */
  whenStored(): Promise<void>;
  /**
   * Settles when the write that begins now may join the line to the server: behind those that older pages have left,
   * which are not known until they are read. A person may be quicker than that.
   */
  whenOlderAreInLine(): Promise<void>;
  /** The writes of older pages are in the line, or cannot be read, when this settles. */
  holdUntil(inLine: Promise<void>): void;
  /** The server has it, or it was given up. */
  end(request: string): void;
  /** The server does not take it: it stays, as `write`, until a person decides. */
  refuse(request: string, write: UnsavedWrite): void;
  /** Stores something for a person to decide on. Settles when that is done, or cannot be. */
  note(write: UnsavedWrite): Promise<void>;
  /** Runs what sends a stored write again; what it begins is that write. It keeps its place where one is named. */
  resume(stored: Resumed, run: () => void): void;
  /** How many writes other tabs of this browser answer for. */
  elsewhere(): Promise<number>;
  /** Changes with who is signed in: what was made before is sent from what is stored, or by nobody. */
  readonly signedInSince: () => number;
  /** What reading on this device says of storing there, until a write has shown it. */
  suppose(isKept: boolean): void;
  /** The page may go: what is not stored yet, or has no room there, is kept at once. */
  leave(): void;
  /** From here on writes are stored there; null when nobody is signed in. */
  use(storage: OutboxStorage | null): void;
}

/** What is known of a write that has begun. */
export interface Begun {
  readonly id: string;
  readonly before: AnyRow | undefined;
  readonly words: WriteWords;
  /** It has waited on the device. */
  readonly isResumed: boolean;
  /** An older page has left it: it was made before all that is made here. */
  readonly isLeft: boolean;
}

type Resumed = Pick<StoredWrite, 'id' | 'before' | 'words'> &
  Partial<Pick<StoredWrite, 'madeAt' | 'turn'>>;

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
      return { id, before, words, isResumed: resuming !== null, isLeft: isLeft() };
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
