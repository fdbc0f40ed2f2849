import type * as link from './open-link';

/** What a page can do with a link from an e-mail. */
export type LinkTools = typeof link;

/** Fetches what spends a link: needed once in the life of an account, so it is not on the way to the first paint. */
export function manageLink(): Promise<LinkTools> {
  return import('./open-link');
}
