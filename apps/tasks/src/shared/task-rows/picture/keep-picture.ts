import { forgetRowsPicture, keepRowsPicture } from '@plainday/data-device';
import { onHidden, systemClock } from '@plainday/shared-platform';
import { readRows } from './read-rows';

/** What a picture is taken of. */
export interface Subject {
  readonly userId: string;
  readonly view: string;
  readonly heading: string;
  /** Null once it has left the screen. */
  readonly list: () => Element | null;
}

/** Takes a picture of a list whenever the page is left, until the list is. Returns what stops it. */
export function keepPicture({ userId, view, heading, list }: Subject): () => void {
  const stop = onHidden(() => {
    const element = list();
    const rows = element ? readRows(element) : [];
    if (rows.length === 0) return forgetRowsPicture(userId);
    const head = document.querySelector<HTMLElement>('#root main header');
    keepRowsPicture(userId, {
      version: 1,
      view,
      heading,
      width: window.innerWidth,
      headHeight: head?.offsetHeight ?? 0,
      day: new Date(systemClock.now()).toDateString(),
      rows,
    });
  });
  return () => {
    stop();
    forgetRowsPicture(userId);
  };
}
