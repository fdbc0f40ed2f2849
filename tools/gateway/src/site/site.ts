import type { PublicConfig, Release } from '@plainday/federation-contract';
import type { Log } from '../core/levels';
import type { PolicySources } from '../http/security-headers';
import { withOrigin } from '@plainday/shared-utils/site';
import { ASSETS_JSON } from '@plainday/tool-release/files';
import { apiError, json, methodNotAllowed, text, type Reply } from '../http/reply';
import { header, type GatewayRequest } from '../http/request';
import { BuiltPages } from './built-page';
import { chooseRelease, namedPreviews, type Choice, type Sides } from './channel';
import { contentType } from './content-types';
import { FileCache } from './file-cache';
import { GenuineReleases } from './genuine/genuine';
import type { LastRelease } from './genuine/last-release';
import { ReleaseFile, type LiveRelease } from './live-release';
import { marketingPage, shellPage, type PageParts } from './pages';
import { safeSegments } from './safe-path';
import { serveFile, withEtag } from './serve-file';
import { WORKER_PATH, workerReply } from './worker';

/** What the site is made of. */
export interface SiteParts {
  readonly siteDir: string;
  readonly sources: PolicySources;
  /** Whose releases are served; unsigned ones too where it is left out. */
  readonly releaseKey?: string | undefined;
  /** Whether browsers keep the app to start it without a network; they do when left out. */
  readonly offline?: boolean;
  /** Whether browsers may get the release of the next channel; they may when left out. */
  readonly channels?: boolean;
  /** The release of teams that was live last, so that older ones do not come back. */
  readonly last?: LastRelease;
  configFor(request: GatewayRequest): PublicConfig;
  /** A page of the dashboard was opened. */
  onVisit?(request: GatewayRequest, sides: Sides): void;
  readonly log: Log;
}

/** `/remotes/~<n>/…` is the same file under another name, for a retry after a download that hangs. */
function withoutAlias(segments: readonly string[]): readonly string[] {
  const [first, second = '', ...rest] = segments;
  return first === 'remotes' && /^~\d{1,9}$/.test(second) ? [first, ...rest] : segments;
}

const notFound = () => text(404, 'There is nothing here.', { 'x-robots-tag': 'noindex' });

/** True for a person who types or follows an address, as opposed to a script that asks for a file. */
function wantsPage(request: GatewayRequest): boolean {
  return (header(request, 'accept') ?? '').includes('text/html');
}

/** Everything that is read from disk and is the same for everyone. */
export class Site {
  /** The files of the site, as far as they may be served. */
  readonly files: FileCache;
  readonly #pages = new BuiltPages();
  readonly #genuine: GenuineReleases | undefined;
  readonly #releaseFile: ReleaseFile;
  readonly #channels = new Map<string, ReleaseFile>();
  readonly #parts: SiteParts;

  constructor(parts: SiteParts) {
    this.#parts = parts;
    const { siteDir, releaseKey, log } = parts;
    const genuine = releaseKey
      ? new GenuineReleases(siteDir, releaseKey, log, parts.last)
      : undefined;
    this.files = new FileCache(siteDir, genuine, log);
    this.#genuine = genuine;
    this.#releaseFile = new ReleaseFile({ siteDir, genuine, log });
  }

  /** The live release; null where none is. */
  live(): Promise<LiveRelease | null> {
    return this.#releaseFile.current();
  }

  /** What is live, what waits in the next channel, and the previews that a request names. */
  async sides(request?: GatewayRequest): Promise<Sides> {
    const names = request ? namedPreviews(request) : [];
    const [live, next, ...found] = await Promise.all([
      this.live(),
      this.inChannel('next'),
      ...names.map((name) => this.inChannel(name)),
    ]);
    const previews = new Map<string, LiveRelease>();
    for (const [at, name] of names.entries()) {
      const preview = found[at];
      if (preview && Date.parse(preview.until ?? '') > Date.now()) previews.set(name, preview);
    }
    return { live, next, previews };
  }

  /** What waits in a channel. Nothing is remembered of names that nothing waits under. */
  async inChannel(channel: string): Promise<LiveRelease | null> {
    const { siteDir, log, channels } = this.#parts;
    if (channels === false) return null;
    const options = { siteDir, genuine: this.#genuine, log, file: `channels/${channel}.json` };
    const file = this.#channels.get(channel) ?? new ReleaseFile(options);
    this.#channels.set(channel, file);
    const release = await file.current();
    if (!file.isThere) this.#channels.delete(channel);
    return release;
  }

  /** Whether a release is live. */
  async isPublished(): Promise<boolean> {
    return (await this.live()) !== null;
  }

  /** Answers any path that is not the backend's. */
  async answer(request: GatewayRequest): Promise<Reply> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return methodNotAllowed('GET, HEAD');
    }
    const sides = await this.sides(request);
    const choice = chooseRelease(request, sides);
    const reply = await this.#answerFrom(request, choice);
    if (isVisit(request, reply)) this.#parts.onVisit?.(request, sides);
    const { channel, preview, offer, cookies } = choice;
    return channel || preview || offer || cookies.length > 0 ? inChannel(reply, cookies) : reply;
  }

  async #answerFrom(request: GatewayRequest, choice: Choice): Promise<Reply> {
    const live = choice.release;
    if (request.path === '/release.json') return releaseReply(request, live);
    if (request.path === '/config.json') return json(200, this.#parts.configFor(request));
    if (request.path === WORKER_PATH && (live || this.#parts.offline === false)) {
      return workerReply(request, this.files, live, this.#parts.offline ?? true);
    }
    const segments = request.path === '/' ? [] : safeSegments(request.path.replace(/\/$/, ''));
    if (segments?.[0] === 'assets' || segments?.[0] === 'remotes') {
      const file = withoutAlias(segments);
      return (await serveFile(this.files, file, request, true)) ?? notFound();
    }
    if (!live) return text(503, 'Nothing is published yet. Start with: npm start');
    const parts = { ...this.#parts, files: this.files, pages: this.#pages, live, choice };
    const found = segments && (await this.#pageOrFile(request, segments, parts));
    if (found) return found;
    return segments === null && !wantsPage(request) ? notFound() : shellPage(request, parts);
  }

  async #pageOrFile(
    request: GatewayRequest,
    segments: readonly string[],
    parts: PageParts,
  ): Promise<Reply | null> {
    if (/\.[^/]*$/.test(segments.at(-1) ?? '')) {
      const file = await this.#rootFile(request, segments, parts.live);
      return file ?? (wantsPage(request) ? null : notFound());
    }
    const found = await marketingPage(request, segments, parts);
    const plain = `/${segments.join('/')}`;
    const trailing = request.path !== '/' && request.path.endsWith('/');
    if (trailing && (found || plain === '/auth' || plain === '/dashboard')) {
      return { status: 308, headers: { location: plain + request.search } };
    }
    return found;
  }

  /** Single files at the root: icon, robots, web manifest. They live beside the pages. */
  async #rootFile(
    request: GatewayRequest,
    segments: readonly string[],
    { release }: LiveRelease,
  ): Promise<Reply | null> {
    if (segments.length !== 1 || notFiles.has(segments[0] ?? '')) return null;
    if (forCrawlers.has(segments[0] ?? '')) return this.#crawlerFile(request, segments, release);
    for (const folder of [
      ['marketing', release.marketing.version],
      ['shell', release.shell.version],
    ]) {
      const reply = await serveFile(this.files, [...folder, ...segments], request, false);
      if (reply) return reply;
    }
    return null;
  }

  async #crawlerFile(
    request: GatewayRequest,
    segments: readonly string[],
    release: Release,
  ): Promise<Reply | null> {
    const folder = ['marketing', release.marketing.version];
    const file = await this.files.read([...folder, ...segments]);
    const type = contentType(segments[0] ?? '');
    if (!file || !type) return null;
    return withEtag(request, {
      status: 200,
      headers: { 'content-type': type, 'cache-control': 'no-cache' },
      body: withOrigin(file.toString('utf8'), request.origin),
      compressible: true,
    });
  }
}

/** What builds say of themselves: nobody asks for it by an address. */
const notFiles: ReadonlySet<string> = new Set(['shell.json', ASSETS_JSON]);

/** Small texts at the root that name addresses of this site in full. */
const forCrawlers: ReadonlySet<string> = new Set(['robots.txt', 'sitemap.xml']);

const isVisit = ({ path, method }: GatewayRequest, { status }: Reply) =>
  path === '/dashboard' && method === 'GET' && (status === 200 || status === 304);

/** Who shares an answer between people must know that it depends on the browser. Files for ever do not. */
function inChannel(reply: Reply, cookies: readonly string[]): Reply {
  const { vary, ...headers } = reply.headers ?? {};
  if (headers['cache-control']?.includes('immutable')) return reply;
  const isPage = headers['content-type']?.startsWith('text/html');
  return {
    ...reply,
    headers: { ...headers, vary: vary ? `${vary}, cookie` : 'cookie' },
    ...(isPage && { cookies }),
  };
}

function releaseReply(request: GatewayRequest, live: LiveRelease | null): Reply {
  if (!live) return apiError(404, 'no_release', 'Nothing is published yet.');
  return withEtag(request, {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    },
    body: live.source,
    compressible: true,
  });
}
