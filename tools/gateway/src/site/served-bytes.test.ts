import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { Reply } from '../http/reply';
import { makeRequest } from '../testing/make-request';
import { contentOf, SignedSite } from '../testing/site/signed-site';
import { Site } from './site';

const EVIL = 'stolen()';
let signed: SignedSite;
let lines: string[];
beforeEach(async () => {
  signed = await SignedSite.create();
  lines = [];
});
afterEach(() => signed.remove());

const open = () =>
  new Site({
    siteDir: signed.folder,
    releaseKey: signed.publicKey,
    sources: { connect: [], https: false },
    configFor: () => ({ supabaseUrl: '', publishableKey: '', mailbox: false }),
    log: (line) => void lines.push(line),
  });

const get = (site: Site, path: string, encoding = '') =>
  site.answer(makeRequest(path, { headers: { 'accept-encoding': encoding } }));

function textOf({ headers, body }: Reply): string {
  const bytes = Buffer.from(body ?? '');
  const encoding = headers?.['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

const packed = (name: string): Buffer => {
  if (name.endsWith('.br')) return brotliCompressSync(EVIL);
  return name.endsWith('.gz') ? gzipSync(EVIL) : Buffer.from(EVIL);
};

/** A file, and the address and encoding under which a browser gets it. */
const kinds: [file: string, path: string, encoding?: string][] = [
  ['shell/s1/index.html', '/dashboard'],
  ['shell/s1/index.html', '/no/where'],
  ['shell/s1/index.html.br', '/auth', 'br'],
  ['shell/s1/worker.js', '/worker.js'],
  ['shell/s1/worker.js.br', '/worker.js', 'br'],
  ['shell/s1/worker.js.gz', '/worker.js', 'gzip'],
  ['shell/s1/icon.svg', '/icon.svg'],
  ['marketing/m1/index.html', '/'],
  ['marketing/m1/index.html.br', '/', 'br'],
  ['marketing/m1/pricing/index.html', '/pricing'],
  ['marketing/m1/favicon.svg', '/favicon.svg'],
  ['marketing/m1/favicon.svg.br', '/favicon.svg', 'br'],
  ['marketing/m1/robots.txt', '/robots.txt'],
  ['marketing/m1/sitemap.xml', '/sitemap.xml'],
  ['assets/site.1.js', '/assets/site.1.js'],
  ['assets/site.1.js.br', '/assets/site.1.js', 'br'],
  ['assets/live.1.js', '/assets/live.1.js'],
  ['assets/live.1.js.gz', '/assets/live.1.js', 'gzip'],
  ['assets/font.1.woff2', '/assets/font.1.woff2'],
  ['assets/dashboard.1.js', '/assets/dashboard.1.js'],
  ['assets/dashboard.1.js.br', '/assets/dashboard.1.js', 'br'],
  ['remotes/tasks/v1/remote-entry.js', '/remotes/~1/tasks/v1/remote-entry.js'],
  ['remotes/tasks/v1/list.js.gz', '/remotes/tasks/v1/list.js', 'gzip'],
];

it.each(kinds)('%s, changed on the running site, is not served at %s', async (...kind) => {
  const [file, path, encoding] = kind;
  const site = open();
  expect(await site.isPublished()).toBe(true);
  await signed.write(file, packed(file));
  const reply = await get(site, path, encoding);
  expect(textOf(reply)).not.toContain(EVIL);
  if (/\.(br|gz)$/.test(file)) expect(reply.status).toBe(200);
});

it.each(kinds)('%s is served as it was checked at %s, however it looks later', async (...kind) => {
  const [file, path, encoding] = kind;
  const site = open();
  const before = textOf(await get(site, path, encoding));
  expect(before).not.toBe('');
  await signed.write(file, packed(file));
  expect(textOf(await get(site, path, encoding))).toBe(before);
});

it.each([
  ['assets/added.1.js', '/assets/added.1.js'],
  ['assets/added.1.svg', '/assets/added.1.svg'],
  ['remotes/tasks/v1/added.js', '/remotes/tasks/v1/added.js'],
  ['remotes/other/v1/remote-entry.js', '/remotes/other/v1/remote-entry.js'],
  ['marketing/m1/added.svg', '/added.svg'],
  ['marketing/m1/added/index.html', '/added'],
  ['shell/s1/added.js', '/added.js'],
  ['shell/s1/worker.js.gz', '/worker.js', 'gzip'],
])('%s, put beside what was signed, is not served', async (...added) => {
  const [file = '', path = '', encoding] = added;
  const site = open();
  expect(await site.isPublished()).toBe(true);
  await signed.write(file, packed(file));
  expect(textOf(await get(site, path, encoding))).not.toContain(EVIL);
});

it('a link in the place of a file leads to nothing else', async () => {
  const site = open();
  expect(await site.isPublished()).toBe(true);
  await signed.write('assets/added.1.js', EVIL);
  await rm(join(signed.folder, 'assets/site.1.js'));
  await symlink('added.1.js', join(signed.folder, 'assets/site.1.js'));
  expect(textOf(await get(site, '/assets/site.1.js'))).not.toContain(EVIL);
});

it('a changed file is named in the log, and the page goes on where a twin is broken', async () => {
  const site = open();
  expect(await site.isPublished()).toBe(true);
  await signed.write('assets/site.1.js', EVIL);
  expect((await get(site, '/assets/site.1.js')).status).toBe(404);
  expect(lines).toEqual(['/assets/site.1.js is not what was signed, and is not served.']);
  await signed.write('shell/s1/worker.js.br', packed('a.br'));
  const reply = await get(site, '/worker.js', 'br');
  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(textOf(reply)).toBe('shell/s1/worker.js');
});

it('a twin that unpacks to more than its file is not served', async () => {
  const site = open();
  expect(await site.isPublished()).toBe(true);
  await signed.write('assets/site.1.js.br', brotliCompressSync('assets/site.1.js and more'));
  expect(textOf(await get(site, '/assets/site.1.js', 'br'))).toBe('assets/site.1.js');
});

it('files of a release before stay for the pages that are open, with the bytes it vouched for', async () => {
  const site = open();
  const good = await signed.vouchedFor();
  await mkdir(join(signed.folder, 'remotes/tasks/v2'));
  const { tasks } = good.remotes;
  await signed.publish(
    signed.sign({ ...good, id: 'r2', remotes: { tasks: { ...tasks!, files: [], modules: [] } } }),
  );
  const restarted = open();
  for (const one of [site, restarted]) {
    expect(await one.isPublished()).toBe(true);
    const path = '/remotes/tasks/v1/matrix.js';
    expect(textOf(await get(one, path))).toBe(contentOf(path.slice(1)).toString());
  }
  await signed.write('remotes/tasks/v1/list.js', EVIL);
  expect((await get(restarted, '/remotes/tasks/v1/list.js')).status).toBe(404);
});

it('public pages from before their scripts were signed run none of them, and the log says what helps', async () => {
  await rm(join(signed.folder, 'marketing/m1/assets.json'));
  await signed.publish(await signed.vouchedFor());
  const site = open();
  expect(textOf(await get(site, '/pricing'))).toBe('marketing/m1/pricing/index.html');
  expect((await get(site, '/assets/site.1.js')).status).toBe(404);
  expect(lines.join()).toContain('npm run release -- marketing');
});
