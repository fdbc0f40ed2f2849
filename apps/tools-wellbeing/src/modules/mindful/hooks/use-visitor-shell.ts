import { useState } from 'react';
import type { ShellApi, ShellTimer, TimerPort } from '@plainday/federation-contract';

function memoryTimers(): TimerPort {
  const listeners = new Set<() => void>();
  let timers: readonly ShellTimer[] = [];
  function change(next: readonly ShellTimer[]) {
    timers = next;
    for (const listener of listeners) listener();
  }
  return {
    list: () => timers,
    set: (timer) => change([...timers.filter(({ id }) => id !== timer.id), timer]),
    clear: (id) => change(timers.filter((timer) => timer.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What stands in for the shell where there is no account: timers that live as long as the page. */
export function useVisitorShell(): ShellApi {
  const [shell] = useState(() => ({ timers: memoryTimers() }) as ShellApi);
  return shell;
}
