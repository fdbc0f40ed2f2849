import { securityHeaders } from '../http/security-headers';
import { WORKER_PATH, workerPolicy } from '../site/worker';
import { YEAR, type PageHeaders } from './hosting-files';

type Headers = Readonly<Record<string, string>>;

/** A location with all its headers: nginx forgets those of outside where a location has some of its own. */
function location(what: string, files: string, headers: Headers): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  );
  return [`location ${what} {`, `  try_files ${files} =404;`, ...lines, '}'].join('\n');
}

/** `_nginx.conf`: what `_headers` and `_redirects` say, for a server of nginx whose root is the exported folder. */
export function nginxFile(pages: readonly PageHeaders[], https: boolean): string {
  const { 'content-security-policy': _policy, ...everywhere } = securityHeaders(https);
  const fresh = { ...everywhere, 'cache-control': 'no-cache' };
  const forEver = { ...everywhere, 'cache-control': YEAR };
  const page = ({ path, policy }: PageHeaders) =>
    location(`= ${path}`, path === '/' ? '/index.html' : `${path}.html`, {
      ...fresh,
      'content-security-policy': policy,
    });
  return `${[
    '# In the server block whose root is this folder: include <this folder>/_nginx.conf;',
    'gzip_static on;',
    'error_page 404 /404.html;',
    location('/', '$uri', everywhere),
    location('/assets/', '$uri', forEver),
    location('/remotes/', '$uri', forEver),
    location('~ ^/remotes/~[0-9]+/(.+)$', '/remotes/$1', forEver),
    location('= /404.html', '$uri', fresh),
    location('= /release.json', '$uri', fresh),
    location('= /config.json', '$uri', fresh),
    location(`= ${WORKER_PATH}`, '$uri', { ...fresh, 'content-security-policy': workerPolicy }),
    ...pages.map(page),
    'location ~ ^/[_.] { return 404; }',
  ].join('\n\n')}\n`;
}
