import type { ShellTimer, TimerPort } from '@plainday/federation-contract';
import { parseTimers } from './timers.schema';

/** Where timers are kept: the part of `localStorage` and its event that the store needs. */
export interface TimerStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  /** Calls back when another tab has written. Returns a function that stops it. */
  readonly onChange: (key: string, listener: () => void) => () => void;
}

const none: readonly ShellTimer[] = [];

/**
 * The running timers of one user: timestamps in the browser's storage, so that they survive navigation,
 * reload and sleep, and are the same in every tab.
 */
export function createTimerStore(userId: string, storage: TimerStorage): TimerPort {
  const key = `plainday.timers.${userId}`;
  const listeners = new Set<() => void>();
  let text = storage.read(key);
  let timers: readonly ShellTimer[] = text ? parseTimers(text) : none;
  let stopListening: (() => void) | null = null;

  const tell = () => listeners.forEach((listener) => listener());

  function readAgain() {
    const current = storage.read(key);
    if (current === text) return;
    text = current;
    timers = parseTimers(current);
    tell();
  }

  function save(next: readonly ShellTimer[]) {
    timers = next;
    text = JSON.stringify(next);
    storage.write(key, text);
    tell();
  }

  return {
    list: () => timers,
    set(timer) {
      readAgain();
      const { id, label, endsAt, remainingMs, startedAt, quiet, end } = timer;
      const others = timers.filter((other) => other.id !== id);
      save([...others, { id, label, endsAt, remainingMs, startedAt, quiet, end }]);
    },
    clear(id) {
      readAgain();
      if (timers.some((timer) => timer.id === id)) save(timers.filter((timer) => timer.id !== id));
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
