import { useCallback, useRef, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { readLocal } from '@plainday/shared-platform';
import { activeUserId, subscribeActiveUser } from './active-user';
import { readLiteral, setAside, writeLiteral, type LiteralKey } from './literal-keys';
import { deviceStatus, setDeviceStatus, subscribeDeviceStatus } from './status';
import type { SetValue, ValueStatus } from './use-device-value';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeActiveUser(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    stop();
    window.removeEventListener('storage', listener);
  };
}

/**
 * One of the localStorage keys of spec §9 for the active user. Follows other tabs.
 *
 * @example
 * const [notes, setNotes, status] = useLiteralKey('quickNotes', z.array(noteSchema), []);
 */
export function useLiteralKey<T>(
  key: LiteralKey,
  schema: z.ZodMiniType<T>,
  initial: T,
): readonly [value: T, setValue: SetValue<T>, status: ValueStatus] {
  const userId = useSyncExternalStore(subscribeActiveUser, activeUserId);
  const kept = useSyncExternalStore(subscribeDeviceStatus, deviceStatus);
  const text = useSyncExternalStore(subscribe, () => (userId ? readLocal(key) : null));
  const options = useRef({ schema, initial });
  const parsed = useRef<{ text: string | null; value: T } | null>(null);

  function current(): T {
    const raw = readLiteral(key);
    if (raw === undefined) return options.current.initial;
    const result = z.safeParse(options.current.schema, raw);
    if (result.success) return result.data;
    setAside(key);
    return options.current.initial;
  }

  if (userId && parsed.current?.text !== text) parsed.current = { text, value: current() };

  const setValue = useCallback<SetValue<T>>(
    (next) => {
      if (!activeUserId()) return;
      const value = typeof next === 'function' ? (next as (value: T) => T)(current()) : next;
      const failure = writeLiteral(key, value);
      setDeviceStatus(failure === 'quota' ? 'full' : failure ? 'memory' : 'ok');
      parsed.current = { text: readLocal(key), value };
      for (const listener of listeners) listener();
      // `current` reads only refs and the key.
    },
    [key],
  );

  const ready = userId !== null && parsed.current !== null;
  return [
    ready && parsed.current ? parsed.current.value : initial,
    setValue,
    ready ? kept : 'loading',
  ];
}
