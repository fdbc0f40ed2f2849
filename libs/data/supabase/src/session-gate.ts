import { dropEarly } from './early-answer';

/** Tokens this page has sent, in whose name it asks. */
const sent = new Set<string>();
/** Tokens in whose name nothing is read any more, and those in whose name nothing is sent any more. */
let unread: ReadonlySet<string> = new Set();
let refused: ReadonlySet<string> = new Set();
let isClosed = false;
let closing = new AbortController();
let over = new AbortController();

const REFRESH = 'grant_type=refresh_token';

/** The user's token a request carries; null for what a visitor may ask. */
export function tokenOf(init?: RequestInit): string | null {
  const headers = new Headers(init?.headers);
  const token = headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
  return token === headers.get('apikey') ? null : token;
}

/**
 * Whoever is signed in leaves from this tab: nothing is read any more in that name, and what is being read is given up.
 * What is written still goes, the sign-out itself too.
 */
export function stopReading(): void {
  unread = new Set(sent);
  dropEarly();
  closing.abort(new DOMException('Signed out', 'AbortError'));
}

/**
 * Whoever was signed in is leaving, here or in another tab: from now on nothing is sent in that name, and what is
 * being read is given up. Another sign-in has another token and is not held up.
 */
export function closeSession(): void {
  stopReading();
  refused = unread;
  isClosed = true;
}

/** The session has ended: an answer to what is still being written could only be a refusal. */
export function endSession(): void {
  closeSession();
  over.abort(new DOMException('Signed out', 'AbortError'));
}

/** The sign-out was not possible after all: the same name may ask again. */
export function reopenSession(): void {
  unread = new Set();
  refused = unread;
  isClosed = false;
  if (closing.signal.aborted) closing = new AbortController();
  if (over.signal.aborted) over = new AbortController();
}

/** The signal that ends a request when its session ends; already ended where it has. Null for requests of nobody. */
export function sessionSignal(url: string, init?: RequestInit): AbortSignal | null {
  const token = tokenOf(init);
  const isRefresh = url.includes(REFRESH);
  if (token === null && !isRefresh) return null;
  if (token === null ? isClosed : isRefused(token, init)) return closing.signal;
  // Somebody else has signed in since.
  if (token !== null && !unread.has(token)) {
    if (closing.signal.aborted) reopenSession();
    sent.add(token);
  }
  // What is being written may still arrive until the session is over.
  return isRead(init) ? closing.signal : over.signal;
}

function isRefused(token: string, init?: RequestInit): boolean {
  return refused.has(token) || (isRead(init) && unread.has(token));
}

function isRead(init?: RequestInit): boolean {
  return ['GET', 'HEAD'].includes(init?.method?.toUpperCase() ?? 'GET');
}
