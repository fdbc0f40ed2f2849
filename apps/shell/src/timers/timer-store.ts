import type { ShellTimer, TimerPort } from '@plainday/federation-contract';
import { parseItems, timersOf } from './timers.schema';

/** Where timers are kept: the part of `localStorage` and its event that the store needs. */
export interface TimerStorage {
  readonly read: (key: string) => string | null;
  /** False where there is no room, or the browser keeps nothing. */
  readonly write: (key: string, value: string) => boolean;
  /** Calls back when another tab has written. Returns a function that stops it. */
  readonly onChange: (key: string, listener: () => void) => () => void;
}

const idOf = (item: unknown) => (item as Partial<ShellTimer> | null)?.id;

/**
 * The running timers of one user: timestamps in the browser's storage, so that they survive navigation,
 * reload and sleep, and are the same in every tab.
 */
export function createTimerStore(userId: string, storage: TimerStorage): TimerPort {
  const key = `plainday.timers.${userId}`;
  const listeners = new Set<() => void>();
  let text = storage.read(key);
  // With the fields and the items that only a newer version knows: they are written back as they were.
  let items = parseItems(text);
  let timers = timersOf(items);
  /** False while memory is ahead of what could be written. */
  let isKept = true;
  let stopListening: (() => void) | null = null;

  const tell = () => listeners.forEach((listener) => listener());

  function readAgain() {
    const current = storage.read(key);
    if (!isKept || current === text) return;
    text = current;
    items = parseItems(current);
    timers = timersOf(items);
    tell();
  }

  function save(next: readonly unknown[]) {
    items = next;
    timers = timersOf(next);
    text = JSON.stringify(next);
    isKept = storage.write(key, text);
    tell();
  }

  return {
    list: () => timers,
    set(timer) {
      readAgain();
      const { id, label, endsAt, remainingMs, startedAt, away, quiet, end } = timer;
      const before = items.find((item) => idOf(item) === id);
      const others = items.filter((item) => item !== before);
      // What only the shell knows stays until the timer goes.
      const known = {
        id,
        label,
        endsAt,
        remainingMs,
        startedAt,
        ...(away && { away }),
        quiet,
        end,
      };
      save([...others, { ...(before ?? {}), ...known }]);
    },
    clear(id) {
      readAgain();
      const others = items.filter((item) => idOf(item) !== id);
      if (others.length < items.length) save(others);
    },
    subscribe(listener) {
      listeners.add(listener);
      stopListening ??= storage.onChange(key, readAgain);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopListening?.();
        stopListening = null;
      };
    },
  };
}
