import { securityHeaders } from '../http/security-headers';
import { WORKER_PATH, workerPolicy } from '../site/worker';

export const YEAR = 'public, max-age=31536000, immutable';

/** Headers of one page. */
export interface PageHeaders {
  readonly path: string;
  readonly policy: string;
}

function block(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines].join('\n');
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Hosts join a header that two rules set, so no header stands in
 * two rules that can meet: pages have a policy of their own each, and all answers share the rest.
 */
export function headersFile(pages: readonly PageHeaders[], https: boolean): string {
  const { 'content-security-policy': _policy, ...everywhere } = securityHeaders(https);
  const blocks = [
    block('/*', everywhere),
    block('/assets/*', { 'cache-control': YEAR }),
    block('/remotes/*', { 'cache-control': YEAR }),
    block('/release.json', { 'cache-control': 'no-cache' }),
    block('/config.json', { 'cache-control': 'no-cache' }),
    block(WORKER_PATH, { 'cache-control': 'no-cache', 'content-security-policy': workerPolicy }),
    ...pages.map(({ path, policy }) =>
      block(path, { 'cache-control': 'no-cache', 'content-security-policy': policy }),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** `_redirects`: the same file of a remote under a path of its own, for a retry after a download that hangs. */
export const redirectsFile =
  '/remotes/:attempt/:name/:version/:file  /remotes/:name/:version/:file  200\n';
