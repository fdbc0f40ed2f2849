import type { PublicConfig, Release, RemoteRelease } from '@plainday/federation-contract';
import { rewritePage, rewritePolicy, withoutKey, withRemote } from './rewrite';

const remote: RemoteRelease = {
  version: 'v2',
  entry: '/remotes/tools-time/v2/remote-entry.js',
  integrity: 'sha384-x',
  contract: '1.0',
  modules: [],
  files: [],
};
const release: Release = {
  id: 'r1',
  createdAt: '',
  shell: { version: 's1', files: [], routes: {} },
  marketing: { version: 'm1' },
  remotes: { 'tools-time': { ...remote, version: 'v1' }, tasks: remote },
  previous: null,
  signature: 'x',
};
const config: PublicConfig = {
  supabaseUrl: 'https://plainday.example',
  publishableKey: 'pk',
  mailbox: false,
  releaseKey: 'k',
};
const override = {
  name: 'tools-time',
  remote,
  upstream: 'https://plainday.example',
  origin: 'http://127.0.0.1:4400',
};

it('puts the remote into the release, which is not what was signed any more', () => {
  const { signature: _none, ...unsigned } = release;
  const remotes = { 'tools-time': remote, tasks: remote };
  expect(withRemote(release, override)).toEqual({ ...unsigned, remotes });
});

it('sends requests through this machine, unless the data lies elsewhere', () => {
  const { releaseKey: _none, ...rest } = config;
  expect(withoutKey(config, override)).toEqual({ ...rest, supabaseUrl: override.origin });
  const elsewhere = { ...config, supabaseUrl: 'https://x.supabase.co' };
  expect(withoutKey(elsewhere, override).supabaseUrl).toBe(elsewhere.supabaseUrl);
});

it('changes the page: data, badge, nothing preloaded in vain, no https forced', () => {
  const data = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  const link = (path: string) => `<link rel="preload" as="script" href="${path}">`;
  const page = rewritePage(
    `<head>${data('plainday-release', release)}${data('plainday-config', config)}` +
      `${link('/remotes/tools-time/v1/a.js')}${link('/assets/b.js')}</head>`,
    override,
  );
  expect(page).toContain('"version":"v2"');
  expect(page).not.toContain('releaseKey');
  expect(page).not.toContain('/remotes/tools-time/v1/a.js');
  expect(page).toContain('/assets/b.js');
  expect(page).toContain(
    '<meta name="plainday-override" content="tools-time" data-site="https://plainday.example">',
  );
  expect(page).toContain('<script defer src="/remotes/~override/badge.js"></script></head>');
  expect(rewritePolicy("script-src 'self'; upgrade-insecure-requests")).toBe("script-src 'self'");
});
