import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, normalize } from 'node:path';
import { contentType } from '../site/content-types';

/** The rules of a `_headers` file: a path, or a prefix that ends with a star. */
function readRules(folder: string): [path: string, headers: [string, string][]][] {
  const blocks = readFileSync(join(folder, '_headers'), 'utf8').trim().split(/\n\n+/);
  return blocks.map((block) => {
    const [path = '', ...lines] = block.split('\n');
    return [path, lines.map((line) => line.trim().split(/: (.*)/s) as [string, string])];
  });
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** A small static host, as they all are: for tests of an export. */
export function staticHost(folder: string): Server {
  const rules = readRules(folder);
  return createServer((request, response) => {
    const [asked = '/'] = (request.url ?? '/').split('?');
    const path = normalize(decodeURI(asked));
    const alias = path.replace(/^\/remotes\/[^/]+(\/[^/]+\/[^/]+\/[^/]+)$/, '/remotes$1');
    const names = [path, `${path}.html`, join(path, 'index.html'), alias];
    const found = names.map((name) => join(folder, name)).find(isFile);
    const file = found ?? join(folder, '404.html');
    for (const [rule, headers] of rules) {
      const matches = rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;
      if (matches) for (const [name, value] of headers) response.setHeader(name, value);
    }
    response.setHeader('content-type', contentType(file) ?? 'text/html; charset=utf-8');
    response.writeHead(found ? 200 : 404).end(readFileSync(file));
  });
}
