import { openChannel, type Channel } from '@plainday/shared-platform';

/** Which value has changed. */
export interface DeviceChange {
  readonly userId: string;
  readonly namespace: string;
  readonly key: string;
}

type Listener = (change: DeviceChange) => void;

const listeners = new Set<Listener>();
/** One change alone is no list, for a tab with an older release. Such a tab does not hear of many. */
let channel: Channel<DeviceChange | readonly DeviceChange[]> | null = null;

/** Calls back when a value changes, in this tab or another. Returns a function that stops it. */
export function subscribeChanges(listener: Listener): () => void {
  channel ??= openChannel('plainday.device', (heard) => {
    for (const change of [heard].flat()) notify(change);
  });
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

/** Tells of many at once: a message for each holds up the page that sends it and every other. */
export function announceChanges(changes: readonly DeviceChange[]): void {
  for (const change of changes) notify(change);
  const [first, ...more] = changes;
  if (first) channel?.post(more.length > 0 ? changes : first);
}

function notify(change: DeviceChange): void {
  for (const listener of listeners) listener(change);
}
