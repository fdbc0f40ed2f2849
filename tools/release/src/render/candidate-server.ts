import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { PublicConfig, Release } from '@plainday/federation-contract';
import { backendAnswer } from './stand-in';

/** Where builds lie that are not in the site yet: the start of a path in the site, and the folder it stands for. */
export type FreshFolders = readonly (readonly [prefix: string, folder: string])[];

export interface Candidate {
  readonly release: Release;
  /** The site it would be published to. */
  readonly siteDir: string;
  readonly fresh: FreshFolders;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A file as it would be served once the candidate is live; null where there is none. */
async function readCandidate({ siteDir, fresh }: Candidate, path: string): Promise<Buffer | null> {
  const places = fresh
    .filter(([prefix]) => path.startsWith(`${prefix}/`))
    .map(([prefix, folder]) => join(folder, path.slice(prefix.length)));
  for (const place of [...places, join(siteDir, path)]) {
    const content = await readFile(place).catch(() => null);
    if (content) return content;
  }
  return null;
}

async function answer(candidate: Candidate, origin: string, request: IncomingMessage) {
  const { pathname } = new URL(request.url ?? '/', origin);
  const backend = backendAnswer(request.method ?? 'GET', pathname, await bodyOf(request));
  const json = (value: unknown, status = 200) => ({
    status,
    type: types['.json'],
    content: JSON.stringify(value),
  });
  if (backend) return json(backend.body, backend.status);
  if (pathname === '/release.json') return json(candidate.release);
  if (pathname === '/config.json') {
    const config: PublicConfig = { supabaseUrl: origin, publishableKey: 'none', mailbox: false };
    return json(config);
  }
  const isFile = /^\/(?:assets|remotes)\//.test(pathname);
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  if (!isFile && !isPage) return { status: 404, type: 'text/plain', content: '' };
  const page = `/shell/${candidate.release.shell.version}/index.html`;
  const path = isFile ? pathname.replace(/^\/remotes\/~\d+\//, '/remotes/') : page;
  const content = await readCandidate(candidate, path);
  const type = types[extname(path)] ?? 'application/octet-stream';
  return content ? { status: 200, type, content } : { status: 404, type, content: '' };
}

/** Serves a release that is not live yet to this machine alone, with a backend in which nobody has anything. */
export async function serveCandidate(candidate: Candidate) {
  let origin = '';
  const send = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, type, content } = await answer(candidate, origin, request);
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
  };
  const server = createServer((request, response) => {
    send(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin, close };
}
