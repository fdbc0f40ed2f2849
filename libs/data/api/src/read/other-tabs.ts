import { openChannel, type Channel } from '@plainday/shared-platform';

let channel: Channel<readonly string[]> | null = null;

/** Listens to writes made in other tabs. Returns a function that stops it. */
export function listenToOtherTabs(onWrite: (endpoints: readonly string[]) => void): () => void {
  const opened = openChannel<readonly string[]>('plainday.data', onWrite);
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
}

/** Tells the other tabs which lists have changed on the server. */
export function announceWrite(endpoints: readonly string[]): void {
  if (endpoints.length > 0) channel?.post(endpoints);
}
