import { MINUTE_MS } from '@plainday/shared-utils';
import type { InstallBook } from './install.schema';

/** A page that is opened again sooner is the same visit. */
const VISIT_GAP_MS = 30 * MINUTE_MS;

/** The book after a page was opened. A clock that was set back starts no visit. */
export function visited(book: InstallBook, now: number): InstallBook {
  const isNew = book.visits === 0 || now - book.lastAt >= VISIT_GAP_MS;
  return { ...book, visits: book.visits + (isNew ? 1 : 0), lastAt: now };
}

/** Not before the second visit, after something was added, and once. */
export function isOfferDue(book: InstallBook, hasTasks: boolean): boolean {
  return !book.isOffered && book.visits >= 2 && hasTasks;
}
