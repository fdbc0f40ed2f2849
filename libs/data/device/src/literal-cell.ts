import * as z from 'zod/mini';
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
  let seen: string | null | undefined;
  let writing = 0;
  /** True while the newest value found no room: then memory is ahead of storage. */
  let ahead = false;

  /** The stored value, repaired where it can be; what cannot be read is set aside, not lost. */
  function stored(): T {
    const raw = readLiteral(key);
    if (raw === undefined) return initial;
    const parsed = z.safeParse(schema, raw);
    if (parsed.success) return parsed.data;
    const saved = salvage(raw);
    if (setAside(key) && saved !== undefined) writeLiteral(key, saved);
    return saved ?? initial;
  }

  /** False while nobody is active, and when another tab has brought in another user's data. */
  function isOurs(): boolean {
    const owner = readLocal(OWNER_KEY);
    return activeUserId() !== null && (owner === null || owner === activeUserId());
  }

  function load(): void {
    if (writing > 0 || ahead) return;
    if (!isOurs()) {
      seen = undefined;
      state = blank;
    } else if (readLocal(key) !== seen || !state.loaded) {
      state = { value: stored(), loaded: true };
      seen = readLocal(key);
    } else return;
    signal.emit();
  }

  function write(next: T | ((current: T) => T)): void {
    const value = resolveNext(next, ahead ? state.value : stored());
    const failure = writeLiteral(key, value);
    ahead = failure !== null;
    setDeviceStatus(failure === 'quota' ? 'full' : failure ? 'memory' : 'ok');
    writing -= 1;
    if (writing > 0) return;
    seen = readLocal(key);
    state = { value, loaded: true };
    signal.emit();
  }

  function follow(): () => void {
    const handleStorage = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) load();
    };
    const stop = subscribeActiveUser(() => {
      ahead = false;
      load();
    });
    window.addEventListener('storage', handleStorage);
    return () => {
      stop();
      window.removeEventListener('storage', handleStorage);
    };
  }

  let unfollow: (() => void) | null = null;
  return {
    snapshot: () => state,
    subscribe(listener) {
      const stop = signal.subscribe(listener);
      unfollow ??= follow();
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
      state = { value: resolveNext(next, state.value), loaded: true };
      signal.emit();
      void withLock(`plainday.${key}`, () => {
        if (activeUserId() === userId && isOurs()) {
          if (readLocal(OWNER_KEY) === null) writeLocal(OWNER_KEY, userId);
          write(next);
        } else {
          writing -= 1;
          logger.warn(`Not kept: ${key}, for another user has signed in.`);
        }
      });
    },
  };
}
