import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { logger } from '@plainday/shared-platform';
import { activeUserId, subscribeActiveUser } from './active-user';
import { subscribeChanges } from './changes';
import { deviceStore } from './device-store';
import { deviceStatus, subscribeDeviceStatus, type DeviceStatus } from './status';

/** `loading` until the first read; then how well values are kept. */
export type ValueStatus = 'loading' | DeviceStatus;
/** Takes a value, or a function of the newest one (also when another tab made it). */
export type SetValue<T> = (next: T | ((current: T) => T)) => void;

/**
 * A value that stays on this device, of the active user. Follows other tabs.
 *
 * @example
 * const [entries, setEntries, status] = useDeviceValue('mood', 'entries', z.array(moodSchema), []);
 */
export function useDeviceValue<T>(
  namespace: string,
  key: string,
  schema: z.ZodMiniType<T>,
  initial: T,
): readonly [value: T, setValue: SetValue<T>, status: ValueStatus] {
  const userId = useSyncExternalStore(subscribeActiveUser, activeUserId);
  const kept = useSyncExternalStore(subscribeDeviceStatus, deviceStatus);
  const [held, setHeld] = useState<{ userId: string | null; value: T } | null>(null);
  const options = useRef({ schema, initial });

  useEffect(() => {
    if (!userId) return undefined;
    let current = true;
    const load = async (): Promise<void> => {
      const value = await deviceStore(userId).get(namespace, key, options.current.schema);
      if (current) setHeld({ userId, value: value ?? options.current.initial });
    };
    void load();
    const stop = subscribeChanges((change) => {
      if (change.userId === userId && change.namespace === namespace && change.key === key) {
        void load();
      }
    });
    return () => {
      current = false;
      stop();
    };
  }, [userId, namespace, key]);

  const setValue = useCallback<SetValue<T>>(
    (next) => {
      if (!userId) return;
      const change = (current: T | undefined): T =>
        typeof next === 'function'
          ? (next as (current: T) => T)(current ?? options.current.initial)
          : next;
      setHeld((before) => ({ userId, value: change(before?.value) }));
      deviceStore(userId)
        .update(namespace, key, options.current.schema, change)
        .catch((error: unknown) => logger.error(`Not kept on this device: ${namespace}`, error));
    },
    [userId, namespace, key],
  );

  const ready = held !== null && held.userId === userId;
  return [ready ? held.value : initial, setValue, ready ? kept : 'loading'];
}
