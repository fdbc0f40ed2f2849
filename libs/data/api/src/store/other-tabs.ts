import { openChannel, type Channel } from '@plainday/shared-platform';

/** By what belongs to one store. */
const channels = new WeakMap<object, Channel<readonly string[]>>();

/** Listens to writes made in other tabs. Returns a function that stops it. */
export function listenToOtherTabs(
  owner: object,
  onWrite: (endpoints: readonly string[]) => void,
): () => void {
  const opened = openChannel<readonly string[]>('plainday.data', onWrite);
  channels.set(owner, opened);
  return () => {
    opened.close();
    if (channels.get(owner) === opened) channels.delete(owner);
  };
}

/** Tells the other tabs which lists have changed on the server. */
export function announceWrite(owner: object, endpoints: readonly string[]): void {
  if (endpoints.length > 0) channels.get(owner)?.post(endpoints);
}
