import { createSignal } from './signal';

/**
 * How well values are kept.
 * - `ok`: on this device.
 * - `memory`: the browser denies storage; they last until the page is closed.
 * - `full`: the last write found no room; it is kept in memory and tried again.
 * - `outdated`: a newer version of the app runs in another tab; this one must be reloaded.
 */
export type DeviceStatus = 'ok' | 'memory' | 'full' | 'outdated';

let status: DeviceStatus = 'ok';
const signal = createSignal();

/** The present status. Everything but `ok` must be shown. */
export function deviceStatus(): DeviceStatus {
  return status;
}

/** Calls back after every change of the status. Returns the way out. */
export const subscribeDeviceStatus = signal.subscribe;

/** Sets the status. Internal to this library. */
export function setDeviceStatus(next: DeviceStatus): void {
  if (next === status) return;
  status = next;
  signal.emit();
}
