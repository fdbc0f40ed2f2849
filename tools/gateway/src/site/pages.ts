import type { PublicConfig } from '@plainday/federation-contract';
import { contentSecurityPolicy, type PolicySources } from '../http/security-headers';
import { text, type Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import type { FileCache } from './file-cache';
import { inlineScriptHashes, jsonForHtml } from './inline-scripts';
import type { LiveRelease } from './live-release';
import { preloadFiles, preloadLinks } from './preload-links';
import { withEtag } from './serve-file';

const MARKER = '<!--plainday:head-->';
const shellPaths = new Set(['/auth', '/dashboard']);

/** What pages are made of besides the request. */
export interface PageParts {
  readonly files: FileCache;
  readonly live: LiveRelease;
  readonly sources: PolicySources;
  configFor(request: GatewayRequest): PublicConfig;
}

function page(request: GatewayRequest, status: number, html: string, parts: PageParts): Reply {
  const policy = contentSecurityPolicy(parts.sources, inlineScriptHashes(html));
  const reply: Reply = {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    },
    body: html,
    compressible: true,
  };
  return status === 200 ? withEtag(request, reply) : reply;
}

/** A page of the public site, if the path is one. `/pricing/` leads to `/pricing`. */
export async function marketingPage(
  request: GatewayRequest,
  segments: readonly string[],
  parts: PageParts,
): Promise<Reply | null> {
  const folder = ['marketing', parts.live.release.marketing.version];
  const html = await parts.files.read([...folder, ...segments, 'index.html'], true);
  return html && page(request, 200, html.toString('utf8'), parts);
}

/** A page of the shell, with release, configuration and preload links in its head. */
export async function shellPage(request: GatewayRequest, parts: PageParts): Promise<Reply> {
  const { release } = parts.live;
  const file = await parts.files.read(['shell', release.shell.version, 'index.html'], true);
  if (!file) return text(503, 'The shell of this release is missing. Publish it again.');
  const known = shellPaths.has(request.path);
  const head = [
    `<script type="application/json" id="plainday-release">${jsonForHtml(release)}</script>`,
    `<script type="application/json" id="plainday-config">${jsonForHtml(parts.configFor(request))}</script>`,
    known ? preloadLinks(preloadFiles(release, request.path, request.search)) : '',
  ].join('');
  const html = file.toString('utf8').replace(MARKER, () => head);
  return page(request, known ? 200 : 404, html, parts);
}
