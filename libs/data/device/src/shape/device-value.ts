import type { Shape } from './schema';

/** One value on this device, and how it is read. */
export interface DeviceValue<T> extends Shape<T> {
  /** What the manifest of its module names in `stores.device`. */
  readonly namespace: string;
  readonly key: string;
  /** What is shown until something is kept. */
  readonly initial: T;
}

/**
 * Defines one value on this device: a constant in the module's `model/<id>.store.ts`.
 *
 * @example
 * export const pomodoroStore = deviceValue({
 *   namespace: 'pomodoro', key: 'state', version: 1, schema: pomodoroSchema, initial: emptyPomodoro,
 * });
 */
export function deviceValue<T>(
  definition: DeviceValue<T> & { initial: NoInfer<T> },
): DeviceValue<T> {
  return definition;
}
