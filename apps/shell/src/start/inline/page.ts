import { AUTH_STORAGE_KEY, DASHBOARD_FRAME_ID } from '@plainday/shared-platform/start';
import { readLocalJson } from '@plainday/shared-platform';

/** The session as it is kept, of which nothing is certain yet. */
interface Kept {
  readonly access_token?: string;
  readonly expires_at?: number;
  readonly user?: { readonly id?: string };
}

/** The session that is kept here. */
export function keptSession(): Kept {
  return (readLocalJson(AUTH_STORAGE_KEY) as Kept | null) ?? {};
}

/** Id of who is signed in; empty for nobody. */
export function userId(): string {
  return keptSession().user?.id ?? '';
}

/** The frame of the dashboard, if it is the one that is shown. */
export function shownDashboard(): HTMLElement | null {
  return document.documentElement.dataset.frame === 'dashboard'
    ? document.getElementById(DASHBOARD_FRAME_ID)
    : null;
}

/** A part that the frame has. */
export function partOf<Part extends Element = HTMLElement>(
  whole: ParentNode,
  selector: string,
): Part {
  return whole.querySelector(selector) as Part;
}

/** An element with a class. */
export function make(tag: string, className = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
