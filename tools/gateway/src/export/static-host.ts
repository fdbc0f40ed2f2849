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

/** The rules of a `_redirects` file, each as a way from an asked path to the file that answers. */
function readRedirects(folder: string): ((path: string) => string)[] {
  const lines = readFileSync(join(folder, '_redirects'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [from = '', to = ''] = line.split(/ +/);
    const pattern = new RegExp(`^${from.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    const target = to.replaceAll(/:(\w+)/g, '$<$1>');
    return (path) => path.replace(pattern, target);
  });
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** A small static host, as they all are: for tests of an export. */
export function staticHost(folder: string): Server {
  const rules = readRules(folder);
  const redirects = readRedirects(folder);
  return createServer((request, response) => {
    const [asked = '/'] = (request.url ?? '/').split('?');
    const path = normalize(decodeURI(asked));
    const aliases = redirects.map((redirect) => redirect(path));
    const names = [path, `${path}.html`, join(path, 'index.html'), ...aliases];
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
