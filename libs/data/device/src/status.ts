/** How well values are kept: on this device, or only until the page closes, and why. */
export type DeviceStatus = 'ok' | 'memory' | 'full';

type Listener = () => void;

let status: DeviceStatus = 'ok';
const listeners = new Set<Listener>();

/** `memory`: the browser denies storage; `full`: the last write found no room. Both must be shown. */
export function deviceStatus(): DeviceStatus {
  return status;
}

/** Calls back after every change of the status. Returns the way out. */
export function subscribeDeviceStatus(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the status. Internal to this library. */
export function setDeviceStatus(next: DeviceStatus): void {
  if (next === status) return;
  status = next;
  for (const listener of listeners) listener();
}
