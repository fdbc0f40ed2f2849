import { logger, systemClock } from '@plainday/shared-platform';
import type { DeviceValue } from '../shape/device-value';
import type { Reading } from '../shape/reading';
import { createAudience } from '../store/audience';
import { subscribeChanges } from '../store/changes';
import { deviceStore, type DeviceStore } from '../store/device-store';
import { noteStoring, takeUpLeft } from '../store/left-values';
import { oncePerUser } from '../store/once-per-user';
import type { LeftValue } from '../store/restore-left';
import type { ValueStatus } from '../store/status';
import { resolveNext, type Cell, type CellState } from './cell';

const cells = oncePerUser();

/** The cell of a value: one for all who show it. */
export function deviceCell<T>(userId: string, definition: DeviceValue<T>): Cell<T> {
  return cells(definition, userId, () => createDeviceCell(userId, definition, deviceStore(userId)));
}

/** Makes a cell; `deviceCell` is what hooks use. */
function createDeviceCell<T>(
  userId: string,
  definition: DeviceValue<T>,
  store: DeviceStore,
): Cell<T> {
  const { namespace, key, initial, version } = definition;
  const place = `${namespace}.${key}`;
  const audience = createAudience(follow);
  let state: CellState<T> = { value: initial, status: 'loading' };
  let writing = 0;
  /** Changes heard while writing, beyond our own: what another tab has written is read once ours are done. */
  let heard = 0;

  function show(value: T, status: ValueStatus): void {
    if (state.value === value && state.status === status) return;
    state = { value, status };
    audience.report(status);
    audience.emit();
  }

  function found(reading: Reading<T>): void {
    show(reading.value ?? initial, reading.isNewer ? 'outdated' : store.status(namespace, key));
  }

  async function load(): Promise<void> {
    if (writing > 0) return;
    await takeUpLeft(userId, place, definition, store);
    const reading = await store.read(definition).catch(report);
    // What was written meanwhile is newer than what was read.
    if (writing > 0) return;
    if (reading) found(reading);
    else show(state.value, 'memory');
  }

  function report(error: unknown): undefined {
    logger.error(`Not kept on this device: ${namespace}`, error);
    return undefined;
  }

  /** What is shown before anything was read tells nothing of what is kept. */
  function unstored(): readonly LeftValue[] {
    const { value, status } = state;
    return status === 'loading' ? [] : [{ key, value, version, at: systemClock.now() }];
  }

  return {
    snapshot: () => state,
    subscribe: audience.subscribe,
    set(next) {
      if (state.status === 'outdated') {
        logger.warn(`Not changed: ${namespace}, for a newer version of the app has written it.`);
        return;
      }
      writing += 1;
      show(resolveNext(next, state.value), state.status);
      noteStoring(userId, place, unstored);
      void store
        .update(definition, (current) => resolveNext(next, current))
        .catch(report)
        .then((reading) => {
          writing -= 1;
          if (writing === 0) noteStoring(userId, place, null);
          if (reading) heard -= 1;
          if (writing > 0) return;
          if (reading) found(reading);
          else show(state.value, 'memory');
          if (heard > 0) void load();
          heard = 0;
        });
    },
  };

  function follow(): () => void {
    void load();
    return subscribeChanges((change) => {
      if (change.userId !== userId || change.namespace !== namespace || change.key !== key) return;
      if (writing > 0) heard += 1;
      else void load();
    });
  }
}
