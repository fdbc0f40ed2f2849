import type { PublicConfig } from '@plainday/federation-contract';
import { withOrigin } from '@plainday/shared-utils/site';
import {
  CONFIG_BLOCK,
  HEAD_PLACE,
  RELEASE_BLOCK,
  RELEASE_PLACE,
  TOOLS_BLOCK,
} from '@plainday/shared-platform/start';
import type { PolicySources } from '../http/security-headers';
import { text, type Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import type { BuiltPages } from './built-page';
import type { Channel, Choice } from './channel';
import type { FileCache } from './file-cache';
import { drawTools, frameTools } from './first-frame/frame-tools';
import { jsonForHtml, textForHtml } from './inline-scripts';
import type { LiveRelease } from './live-release';
import { vouchForScripts } from './script-integrity';
import { preloadFiles, preloadLinks, selectedModule } from './preload-links';

const shellPaths = new Set(['/auth', '/dashboard']);

const NO_SCRIPT = /<noscript>[^<]*<\/noscript>/;
/** What an unknown path says to a browser without scripts: the same as with them, in the colours the page brings along. */
const NOT_FOUND = `<noscript><style>
noscript{display:grid;place-content:center;justify-items:center;gap:var(--space-3);min-height:100dvh;padding:var(--space-6);text-align:center}
noscript h1{font:650 var(--type-title)}
noscript p{color:var(--text-2)}
noscript nav{display:flex;flex-wrap:wrap;justify-content:center;gap:var(--space-5)}
noscript a{display:inline-flex;align-items:center;min-height:44px}
noscript p a{padding:0 24px;border-radius:var(--radius-m);background:var(--accent);color:var(--on-accent);font-weight:550;text-decoration:none}
</style><h1>Oops! Page not found</h1>
<p>The address may be mistyped, or the page has moved.</p>
<p><a href="/">Return to Home</a></p>
<nav aria-label="Pages"><a href="/tools">Tools</a><a href="/pricing">Pricing</a><a href="/auth">Sign In</a></nav></noscript>`;

/** What pages are made of besides the request. */
export interface PageParts {
  readonly files: FileCache;
  readonly pages: BuiltPages;
  readonly live: LiveRelease;
  readonly sources: PolicySources;
  readonly offline?: boolean;
  /** Why this browser gets it. */
  readonly choice: Choice;
  configFor(request: GatewayRequest): PublicConfig;
}

/** A page of the public site, if the path is one, with the origin it is asked for under. */
export async function marketingPage(
  request: GatewayRequest,
  segments: readonly string[],
  { files, pages, live, sources }: PageParts,
): Promise<Reply | null> {
  const folder = ['marketing', live.release.marketing.version];
  const file = await files.read([...folder, ...segments, 'index.html']);
  if (!file) return null;
  const key = `${request.origin} marketing /${segments.join('/')}`;
  const html = () => withOrigin(file.toString('utf8'), request.origin);
  return pages.page(live, key, sources, html).reply(request, 200);
}

function channelMark({ name, by, share }: Channel): string {
  return `<meta name="plainday-channel" content="${name}" data-by="${by}" data-share="${share}">`;
}

/** Channel names are letters, digits and hyphens; so are those of parts, with a slash. */
function previewMarks({ live, choice: { preview, offer } }: PageParts): string {
  const parts = live.parts?.filter((part) => /^[a-z-]+(?:\/[a-z-]+)?$/.test(part)).join(' ') ?? '';
  const open = preview
    ? `<meta name="plainday-preview" content="${preview}" data-parts="${parts}">`
    : '';
  return offer ? `${open}<meta name="plainday-offer" content="${offer}">` : open;
}

function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function head(request: GatewayRequest, known: boolean, page: string, parts: PageParts): string {
  const { release } = parts.live;
  const { path, search } = request;
  return [
    dataBlock(TOOLS_BLOCK, jsonForHtml(frameTools(release, page))),
    dataBlock(CONFIG_BLOCK, jsonForHtml(parts.configFor(request))),
    parts.choice.channel ? channelMark(parts.choice.channel) : '',
    previewMarks(parts),
    parts.offline === false ? '<meta name="plainday-offline" content="off">' : '',
    known ? preloadLinks(preloadFiles(release, path, search)) : '',
  ].join('');
}

/** A page of the shell, with configuration, tools and preload links in its head, and the release behind its frame. */
export async function shellPage(request: GatewayRequest, parts: PageParts): Promise<Reply> {
  const { files, pages, live, sources } = parts;
  const file = await files.read(['shell', live.release.shell.version, 'index.html']);
  if (!file) return text(503, 'The shell of this release is missing. Publish it again.');
  const known = shellPaths.has(request.path);
  const module = request.path === '/dashboard' ? selectedModule(live.release, request.search) : '';
  const place = known ? `${request.path} ${module}` : '404';
  const { channel: { name, by, share } = {}, preview, offer } = parts.choice;
  const key = `${request.origin} ${name} ${by} ${share} ${preview} ${offer} ${place}`;
  const html = () => {
    const page = vouchForScripts(file.toString('utf8'), live.release.shell.files);
    const release = dataBlock(RELEASE_BLOCK, textForHtml(live.source));
    // A shell from before has one place for all of it.
    const isOneBlock = !page.includes(RELEASE_PLACE);
    return drawTools(page, live.release)
      .replace(HEAD_PLACE, () => head(request, known, page, parts) + (isOneBlock ? release : ''))
      .replace(RELEASE_PLACE, () => release)
      .replace(NO_SCRIPT, (words) => (known ? words : NOT_FOUND));
  };
  return pages.page(live, key, sources, html).reply(request, known ? 200 : 404);
}
