import { openChannel, type Channel } from '@plainday/shared-platform';

/** Which value has changed. */
export interface DeviceChange {
  readonly userId: string;
  readonly namespace: string;
  readonly key: string;
}

type Listener = (change: DeviceChange) => void;

const listeners = new Set<Listener>();
let channel: Channel<DeviceChange> | null = null;

/** Calls back when a value changes, in this tab or another. Returns a function that stops it. */
export function subscribeChanges(listener: Listener): () => void {
  channel ??= openChannel<DeviceChange>('plainday.device', notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}

/** Tells this tab and the others. */
export function announceChange(change: DeviceChange): void {
  notify(change);
  channel?.post(change);
}

function notify(change: DeviceChange): void {
  for (const listener of listeners) listener(change);
}
