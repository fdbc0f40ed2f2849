import type { AppStore } from '@plainday/data-api';
import type { AuthSession } from '@plainday/data-supabase';
import type { AuthLink } from './auth-link';
import { sessionSlice } from './session.slice';

/** A link that brought a token. */
export type TokenLink = AuthLink & { readonly kind: 'token' };

const { linkOpened, linkClosed } = sessionSlice.actions;

interface LinkOnPage {
  /** Its token stays out of the store. */
  readonly link: TokenLink;
  /** A session whose owner the link did not name: it waits for a second look. */
  readonly session: AuthSession | null;
}

let current: LinkOnPage | null = null;

/** The link on the page, null without one. */
export function linkOnPage(): LinkOnPage | null {
  return current;
}

/** Puts a link on the page. Nothing is asked of the server, and nothing spent. */
export function showLink(store: AppStore, link: TokenLink): void {
  current = { link, session: null };
  store.dispatch(linkOpened({ type: link.type, email: link.email }));
}

/** Shows whose account a link has opened, where it did not say so itself. */
export function showOwner(store: AppStore, link: TokenLink, session: AuthSession): void {
  current = { link, session };
  store.dispatch(linkOpened({ type: link.type, email: session.user.email ?? '' }));
}

/** Takes the link off the page; whoever is signed in stays signed in. */
export function closeLink(store: AppStore): void {
  current = null;
  store.dispatch(linkClosed());
}
