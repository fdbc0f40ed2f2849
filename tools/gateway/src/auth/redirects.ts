const paths = new Set(['/', '/auth', '/dashboard']);
const harmlessQuery = /^(?:\?[\w-]+=[\w-]*(?:&[\w-]+=[\w-]*)*)?$/;
const DEFAULT_PATH = '/auth';

/**
 * Where an e-mail link may lead: three pages of our own origins, compared as a whole. Everything else
 * becomes the sign-in page.
 */
export function safeRedirect(
  wanted: string | null | undefined,
  origins: readonly string[],
  fallbackOrigin: string,
): string {
  const fallback = fallbackOrigin + DEFAULT_PATH;
  if (!wanted || !URL.canParse(wanted)) return fallback;
  const url = new URL(wanted);
  const own = origins.includes(url.origin) && paths.has(url.pathname);
  if (!own || !harmlessQuery.test(url.search) || url.hash !== '') return fallback;
  const canonical = url.origin + url.pathname + url.search;
  const typed = url.pathname === '/' ? [canonical, url.origin + url.search] : [canonical];
  return typed.includes(wanted) ? canonical : fallback;
}
