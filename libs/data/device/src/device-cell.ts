import { logger } from '@plainday/shared-platform';
import { resolveNext, type Cell, type CellState } from './cell';
import { subscribeChanges } from './changes';
import { deviceStore, type Schema } from './device-store';
import { createSignal } from './signal';

const cells = new Map<string, unknown>();

/** The cell of a value: one for all who show it. The first caller's schema and initial value hold. */
export function deviceCell<T>(
  userId: string,
  namespace: string,
  key: string,
  schema: Schema<T>,
  initial: T,
): Cell<T> {
  const name = `${userId}\n${namespace}\n${key}`;
  const known = cells.get(name) as Cell<T> | undefined;
  if (known) return known;
  const cell = createDeviceCell(userId, namespace, key, schema, initial);
  cells.set(name, cell);
  return cell;
}

function createDeviceCell<T>(
  userId: string,
  namespace: string,
  key: string,
  schema: Schema<T>,
  initial: T,
): Cell<T> {
  const store = deviceStore(userId);
  const signal = createSignal();
  let state: CellState<T> = { value: initial, loaded: false };
  let writing = 0;
  let unfollow: (() => void) | null = null;

  function show(value: T, loaded: boolean): void {
    state = { value, loaded };
    signal.emit();
  }

  async function load(): Promise<void> {
    if (writing > 0) return;
    const value = await store.get(namespace, key, schema).catch(report);
    // What was written meanwhile is newer than what was read.
    if (writing === 0) show(value ?? initial, true);
  }

  function report(error: unknown): undefined {
    logger.error(`Not kept on this device: ${namespace}`, error);
    return undefined;
  }

  return {
    snapshot: () => state,
    subscribe(listener) {
      const stop = signal.subscribe(listener);
      unfollow ??= follow();
      return () => {
        stop();
        if (signal.size() > 0) return;
        unfollow?.();
        unfollow = null;
      };
    },
    set(next) {
      writing += 1;
      show(resolveNext(next, state.value), state.loaded);
      void store
        .update(namespace, key, schema, (current) => resolveNext(next, current ?? initial))
        .catch(report)
        .then((kept) => {
          writing -= 1;
          if (writing === 0) show(kept ?? state.value, true);
        });
    },
  };

  function follow(): () => void {
    void load();
    return subscribeChanges((change) => {
      if (change.userId === userId && change.namespace === namespace && change.key === key) {
        void load();
      }
    });
  }
}
