import { logger, readLocal, writeLocal } from '@plainday/shared-platform';
import { activeUserId, subscribeActiveUser } from './active-user';
import { resolveNext, type Cell, type CellState } from './cell';
import type { Schema } from './device-store';
import { OWNER_KEY, readLiteral, setAside, writeLiteral, type LiteralKey } from './literal-keys';
import { withLock } from './lock';
import { createSignal } from './signal';
import { setDeviceStatus } from './status';

/** What can be saved of a value that does not fit its schema; undefined when nothing can. */
export type Salvage<T> = (raw: unknown) => T | undefined;

const cells = new Map<LiteralKey, unknown>();

/** The cell of a localStorage key: one for all who show it. The first caller's schema holds. */
export function literalCell<T>(
  key: LiteralKey,
  schema: Schema<T>,
  initial: T,
  salvage?: Salvage<T>,
): Cell<T> {
  const known = cells.get(key) as Cell<T> | undefined;
  if (known) return known;
  const cell = createLiteralCell(key, schema, initial, salvage);
  cells.set(key, cell);
  return cell;
}

/** Makes a cell; `literalCell` is what hooks use. */
export function createLiteralCell<T>(
  key: LiteralKey,
  schema: Schema<T>,
  initial: T,
  salvage: Salvage<T> = () => undefined,
): Cell<T> {
  const signal = createSignal();
  const blank: CellState<T> = { value: initial, loaded: false };
  let state = blank;
  /** Whose value `state` is: what is left of the user before must never be shown. */
  let shownTo: string | null = null;
  let seen: string | null = null;
  let writing = 0;
  /** The newest value while it finds no room: then memory is ahead of storage. */
  let ahead: { readonly value: T } | null = null;
  let unfollow: (() => void) | null = null;

  function parse(): T | undefined {
    const raw = readLiteral(key);
    if (raw === undefined) return initial;
    const parsed = schema.safeParse(raw);
    return parsed.success ? parsed.data : undefined;
  }

  /** The stored value; what cannot be read is set aside, not lost, and its good parts are kept. */
  function stored(): T {
    const value = parse();
    if (value !== undefined) return value;
    const saved = salvage(readLiteral(key));
    if (setAside(key) && saved !== undefined) writeLiteral(key, saved);
    return saved ?? initial;
  }

  function hold(value: T): void {
    state = { value, loaded: true };
    shownTo = activeUserId();
    seen = readLocal(key);
  }

  function isFresh(): boolean {
    if (!isOurs()) return state === blank;
    if (writing > 0 || ahead !== null) return true;
    return state.loaded && shownTo === activeUserId() && seen === readLocal(key);
  }

  function load(): void {
    if (shownTo !== activeUserId()) ahead = null;
    if (isFresh()) return;
    if (isOurs()) hold(stored());
    else state = blank;
    signal.emit();
  }

  function snapshot(): CellState<T> {
    if (shownTo === activeUserId()) return state;
    state = blank;
    const value = isOurs() ? parse() : undefined;
    // What is broken waits for the subscription: drawing must not write.
    if (value !== undefined) hold(value);
    return state;
  }

  function write(next: T | ((current: T) => T)): void {
    const value = resolveNext(next, ahead ? ahead.value : stored());
    const failure = writeLiteral(key, value);
    ahead = failure === null ? null : { value };
    setDeviceStatus(failure === 'quota' ? 'full' : failure ? 'memory' : 'ok');
    if (writing > 1) return;
    hold(value);
    signal.emit();
  }

  return {
    snapshot,
    subscribe(listener) {
      const stop = signal.subscribe(listener);
      unfollow ??= follow(key, load);
      load();
      return () => {
        stop();
        if (signal.size() > 0) return;
        unfollow?.();
        unfollow = null;
      };
    },
    set(next) {
      const userId = activeUserId();
      if (!userId) return;
      writing += 1;
      state = { value: resolveNext(next, snapshot().value), loaded: true };
      signal.emit();
      void withLock(`plainday.${key}`, () => {
        if (activeUserId() === userId && isOurs()) {
          if (readLocal(OWNER_KEY) === null) writeLocal(OWNER_KEY, userId);
          write(next);
        } else logger.warn(`Not kept: ${key}, for another user has signed in.`);
        writing -= 1;
      });
    },
  };
}

/** False while nobody is active, and when another tab has brought in another user's data. */
function isOurs(): boolean {
  const owner = readLocal(OWNER_KEY);
  return activeUserId() !== null && (owner === null || owner === activeUserId());
}

/** Follows the other tabs and changes of the user. */
function follow(key: LiteralKey, load: () => void): () => void {
  const handleStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) load();
  };
  const stop = subscribeActiveUser(load);
  window.addEventListener('storage', handleStorage);
  return () => {
    stop();
    window.removeEventListener('storage', handleStorage);
  };
}
