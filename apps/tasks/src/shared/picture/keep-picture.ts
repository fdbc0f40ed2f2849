import { forgetRowsPicture, keepRowsPicture } from '@plainday/data-device';
import { onHidden, systemClock } from '@plainday/shared-platform';
import { readPage } from './read-page';
import { readRows } from './read-rows';

/** What a picture is taken of. */
export interface Subject {
  readonly userId: string;
  readonly view: string;
  readonly heading: string;
  /** Rows that find their places themselves, or a page as it is painted. */
  readonly form: 'rows' | 'page';
  /** Null once it has left the screen. */
  readonly list: () => Element | null;
}

function contentOf({ form, list }: Subject, head: Element) {
  const element = list();
  if (!element) return null;
  if (form === 'page') return readPage(head);
  const rows = readRows(element);
  return rows.length > 0 ? { rows } : null;
}

/** Takes a picture of a view whenever the page is left, until the view is. Returns what stops it. */
export function keepPicture(subject: Subject): () => void {
  const { userId, view, heading } = subject;
  const stop = onHidden(() => {
    const head = document.querySelector<HTMLElement>('#root main header');
    const content = head && contentOf(subject, head);
    if (!content) return forgetRowsPicture(userId);
    keepRowsPicture(userId, {
      version: 1,
      view,
      heading,
      width: window.innerWidth,
      headHeight: head.offsetHeight,
      day: new Date(systemClock.now()).toDateString(),
      ...content,
    });
  });
  return () => {
    stop();
    forgetRowsPicture(userId);
  };
}
