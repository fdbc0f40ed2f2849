import { readFile } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import type { PublicConfig, Release, RemoteRelease } from '@plainday/federation-contract';
import {
  badgeScript,
  OWN_PATH,
  rewritePage,
  rewritePolicy,
  withoutKey,
  withRemote,
  type Override,
} from './rewrite';

export interface OverrideOptions {
  readonly name: string;
  /** The running site. */
  readonly upstream: string;
  /** Where the remote's build lies. */
  readonly dist: string;
  /** The build as it would stand in a release. */
  readonly build: () => Promise<RemoteRelease>;
}

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;
const JSON_TYPE = 'application/json; charset=utf-8';
const SCRIPT_TYPE = 'text/javascript; charset=utf-8';

/** Shows a running site from this machine with one remote of this machine in it. Nothing changes for anybody else. */
export class OverrideServer {
  readonly #listeners = new Set<ServerResponse>();
  readonly server: Server;

  constructor(private readonly options: OverrideOptions) {
    this.server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
        response.end(`${options.upstream} does not answer. ${String(error)}`);
      });
    });
  }

  /** Tells open pages that there is a new build. */
  announce(): void {
    for (const listener of this.#listeners) listener.write('data: built\n\n');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = request.headers.host ?? '';
    // A name that leads here from elsewhere would make this page part of another site.
    if (!loopback.test(host)) return void response.writeHead(421).end();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith(`${OWN_PATH}/`)) return this.#own(pathname, request, response);
    const built = new RegExp(`^/remotes/(?:~\\d+/)?${this.options.name}/[\\w.-]+/([\\w.~-]+)$`);
    const [, file] = built.exec(pathname) ?? [];
    if (file && (await this.#sendBuilt(file, response))) return;
    if (pathname === '/worker.js') return void response.writeHead(404).end();
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    if (isPage || pathname === '/release.json' || pathname === '/config.json') {
      return this.#sendRewritten(pathname, `http://${host}`, request, response);
    }
    this.#pass(request, response);
  }

  #own(pathname: string, request: IncomingMessage, response: ServerResponse): void {
    if (pathname.endsWith('/badge.js')) {
      response.writeHead(200, { 'content-type': SCRIPT_TYPE, 'cache-control': 'no-store' });
      response.end(badgeScript(this.options));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(':\n\n');
    this.#listeners.add(response);
    request.on('close', () => this.#listeners.delete(response));
  }

  async #sendBuilt(file: string, response: ServerResponse): Promise<boolean> {
    const content = await readFile(join(this.options.dist, file)).catch(() => null);
    if (!content) return false;
    const type = file.endsWith('.js') ? SCRIPT_TYPE : JSON_TYPE;
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
    return true;
  }

  async #sendRewritten(
    pathname: string,
    origin: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { name, upstream, build } = this.options;
    const override: Override = { name, remote: await build(), upstream, origin };
    const { accept = '*/*', cookie = '' } = request.headers;
    const answer = await fetch(new URL(request.url ?? '/', upstream), {
      headers: { accept, cookie },
      redirect: 'manual',
    });
    const text = await answer.text();
    const type = answer.headers.get('content-type') ?? '';
    const headers = {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': rewritePolicy(answer.headers.get('content-security-policy') ?? ''),
      ...(answer.headers.has('location') && { location: answer.headers.get('location') ?? '' }),
    };
    response.writeHead(answer.status, headers);
    if (pathname === '/release.json') {
      response.end(JSON.stringify(withRemote(JSON.parse(text) as Release, override)));
    } else if (pathname === '/config.json') {
      response.end(JSON.stringify(withoutKey(JSON.parse(text) as PublicConfig, override)));
    } else response.end(type.startsWith('text/html') ? rewritePage(text, override) : text);
  }

  /** Everything else is the running site's. It trusts its own pages only, so it hears that it is one. */
  #pass(request: IncomingMessage, response: ServerResponse): void {
    const target = new URL(request.url ?? '/', this.options.upstream);
    const { host: _host, origin, referer: _referer, ...headers } = request.headers;
    const ask = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const passed = ask(
      target,
      {
        method: request.method,
        headers: { ...headers, ...(origin && { origin: target.origin }) },
      },
      (answer) => {
        const { 'strict-transport-security': _hsts, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, rest);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  }
}
