import type { PublicConfig, Release, RemoteRelease } from '@plainday/federation-contract';

/** What takes the place of what the running site has. */
export interface Override {
  readonly name: string;
  readonly remote: RemoteRelease;
  /** The running site, and where it is shown with the override. */
  readonly upstream: string;
  readonly origin: string;
}

/** Where the badge and the news of a new build come from. */
export const OWN_PATH = '/remotes/~override';

/** The release of the running site with one remote of its own; unsigned, so it runs on loopback only. */
export function withRemote(release: Release, { name, remote }: Override): Release {
  const { signature: _signature, ...rest } = release;
  return { ...rest, remotes: { ...release.remotes, [name]: remote } };
}

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** A gateway on this machine may name itself in another way than it was asked for. */
function isSame(a: URL, b: URL): boolean {
  const areHere = loopback.test(a.hostname) && loopback.test(b.hostname) && a.port === b.port;
  return a.origin === b.origin || areHere;
}

/** The configuration of the running site, with requests to it going through here. */
export function withoutKey(config: PublicConfig, { upstream, origin }: Override): PublicConfig {
  const { releaseKey: _key, ...rest } = config;
  return isSame(new URL(config.supabaseUrl), new URL(upstream))
    ? { ...rest, supabaseUrl: origin }
    : rest;
}

function inData(html: string, id: string, change: (value: never) => unknown): string {
  const block = new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');
  return html.replace(block, (_all, open: string, json: string, close: string) => {
    const changed = JSON.stringify(change(JSON.parse(json) as never));
    return open + changed.replaceAll('<', '\\u003c') + close;
  });
}

/** A page of the running site with the override in it, and the badge that says so. */
export function rewritePage(html: string, override: Override): string {
  const { name, upstream } = override;
  const preload = new RegExp(`<link rel="preload"[^>]* href="/remotes/${name}/[^"]*">`, 'g');
  const head =
    '<meta name="plainday-offline" content="off">' +
    `<meta name="plainday-override" content="${name}" data-site="${new URL(upstream).origin}">` +
    `<script defer src="${OWN_PATH}/badge.js"></script></head>`;
  const withRelease = inData(html, 'plainday-release', (release) => withRemote(release, override));
  return inData(withRelease, 'plainday-config', (config) => withoutKey(config, override))
    .replaceAll(preload, '')
    .replace('</head>', head);
}

/** A policy without what would turn requests to loopback into https. */
export function rewritePolicy(policy: string): string {
  return policy.replace(/;?\s*upgrade-insecure-requests/, '');
}

/** Says in red what this page is, with the way out, and reloads when there is a new build. */
export function badgeScript({ name, upstream }: Pick<Override, 'name' | 'upstream'>): string {
  return `(() => {
  const badge = document.createElement('aside');
  badge.setAttribute('aria-label', 'Override');
  badge.style.cssText = 'position:fixed;left:50%;bottom:8px;transform:translateX(-50%);z-index:2147483647;' +
    'display:flex;gap:12px;padding:6px 12px;border-radius:8px;background:#b3001b;color:#fff;font:500 13px/1.4 sans-serif';
  const leave = document.createElement('a');
  leave.textContent = 'Leave';
  leave.style.color = '#fff';
  leave.href = ${JSON.stringify(upstream)};
  leave.addEventListener('click', () => { leave.href = ${JSON.stringify(upstream)} + location.pathname + location.search; });
  badge.append(${JSON.stringify(`${name} from this machine`)}, leave);
  document.body.append(badge);
  new EventSource(${JSON.stringify(`${OWN_PATH}/news`)}).addEventListener('message', () => location.reload());
})();
`;
}
