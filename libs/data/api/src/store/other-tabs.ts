import { openChannel, type Channel } from '@plainday/shared-platform';
import { DATA_CHANNEL } from '@plainday/shared-platform/start';
import type { Tag } from './ports/late-reads';

/** What a write has changed: all lists of an endpoint, by its name, or what carries a tag. */
export type Touched = string | { readonly tag: Tag };

/** By what belongs to one store. */
const channels = new WeakMap<object, Channel<readonly Touched[]>>();

/** Listens to writes made in other tabs. Returns a function that stops it. */
export function listenToOtherTabs(
  owner: object,
  onWrite: (touched: readonly Touched[]) => void,
): () => void {
  const opened = openChannel<readonly Touched[]>(DATA_CHANNEL, onWrite);
  channels.set(owner, opened);
  return () => {
    opened.close();
    if (channels.get(owner) === opened) channels.delete(owner);
  };
}

/** Tells the other tabs which lists have changed on the server. */
export function announceWrite(owner: object, touched: readonly Touched[]): void {
  if (touched.length > 0) channels.get(owner)?.post(touched);
}
