import { chooseEncoding, compress, type Encoding } from '../http/compress';
import type { Reply } from '../http/reply';
import { contentSecurityPolicy, type PolicySources } from '../http/security-headers';
import type { GatewayRequest } from '../http/request';
import { inlineScriptHashes } from './inline-scripts';
import type { LiveRelease } from './live-release';
import { withEtag } from './serve-file';
import { withTrustedTypes } from './trusted-types';

const MAX_PAGES = 200;

/** A page as it goes out, compressed at most once per encoding. */
class BuiltPage {
  readonly #html: Buffer;
  readonly #policy: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(html: string, sources: PolicySources) {
    const guarded = withTrustedTypes(html);
    this.#html = Buffer.from(guarded);
    this.#policy = contentSecurityPolicy(sources, inlineScriptHashes(guarded));
  }

  async reply(request: GatewayRequest, status: number): Promise<Reply> {
    const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': this.#policy,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    };
    const body = encoding ? await this.#compressed(encoding) : this.#html;
    const reply = { status, headers, body };
    return status === 200 ? withEtag(request, reply) : reply;
  }

  #compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = compress(this.#html, encoding, 'small');
    this.#encoded.set(encoding, made);
    return made;
  }
}

/** The pages of the live release, built when they are first asked for and forgotten with the release. */
export class BuiltPages {
  readonly #pages = new WeakMap<LiveRelease, Map<string, BuiltPage>>();

  /** The page under a key, built by `html` when it is not there yet. */
  page(live: LiveRelease, key: string, sources: PolicySources, html: () => string): BuiltPage {
    const pages = this.#pages.get(live) ?? new Map<string, BuiltPage>();
    this.#pages.set(live, pages);
    const known = pages.get(key);
    if (known) return known;
    const made = new BuiltPage(html(), sources);
    if (pages.size < MAX_PAGES) pages.set(key, made);
    return made;
  }
}
