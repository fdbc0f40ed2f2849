import { createSignal } from './signal';

/**
 * How well a value is kept.
 * - `kept`: on this device, all of it.
 * - `memory`: the browser denies storage; it lasts until the page is closed.
 * - `full`: the last write found no room; it is kept in memory and tried again.
 * - `outdated`: it was written by a newer version of the app; this page shows it and does not change it.
 */
export type KeptStatus = 'kept' | 'memory' | 'full' | 'outdated';

/** `loading` until the first read; then how well the value is kept. */
export type ValueStatus = 'loading' | KeptStatus;

const WORST: readonly KeptStatus[] = ['memory', 'full', 'outdated'];
const reported = new Map<object, ValueStatus>();
const signal = createSignal();

/** The worst status of all values this page shows: everything but `kept` must be told. */
export function deviceStatus(): KeptStatus {
  const all = [...reported.values()];
  return WORST.find((status) => all.includes(status)) ?? 'kept';
}

/** Calls back after every change of `deviceStatus`. Returns the way to unsubscribe. */
export const subscribeDeviceStatus = signal.subscribe;

/** Notes the status of one value; null once nobody shows it. Internal to this library. */
export function reportStatus(of: object, status: ValueStatus | null): void {
  if (reported.get(of) === (status ?? undefined)) return;
  if (status === null) reported.delete(of);
  else reported.set(of, status);
  signal.emit();
}
