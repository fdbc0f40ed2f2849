import type { ShellTimer, TimerPort } from '@plainday/federation-contract';
import { readLocal, writeLocal } from '@plainday/shared-platform';

const KEY = 'plainday.timers.dev';

function readTimers(): readonly ShellTimer[] {
  try {
    return JSON.parse(readLocal(KEY) ?? '[]') as ShellTimer[];
  } catch {
    return [];
  }
}

/** Timers as in the shell, for one tab: they survive a reload. */
export function createDevTimers(): TimerPort {
  const listeners = new Set<() => void>();
  let timers = readTimers();

  function save(next: readonly ShellTimer[]) {
    timers = next;
    writeLocal(KEY, JSON.stringify(next));
    listeners.forEach((listener) => listener());
  }

  return {
    list: () => timers,
    set: (timer) => save([...timers.filter(({ id }) => id !== timer.id), timer]),
    clear: (id) => save(timers.filter((timer) => timer.id !== id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
