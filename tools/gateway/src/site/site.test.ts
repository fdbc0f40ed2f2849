import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reply } from '../http/reply';
import { makeRequest } from '../testing/make-request';
import { sampleRelease, tempSite } from '../testing/temp-site';
import { traversals } from '../testing/traversals';
import { safeSegments } from './safe-path';
import { Site } from './site';

let folder: string;
let remove: () => Promise<void>;
let site: Site;
const open = (siteDir: string) =>
  new Site({
    siteDir,
    sources: { connect: [], https: false },
    configFor: ({ origin }) => ({ supabaseUrl: origin, publishableKey: '</key>', mailbox: true }),
    log: () => undefined,
  });
beforeAll(async () => {
  ({ folder, remove } = await tempSite());
  site = open(folder);
});
afterAll(() => remove());

const get = (target: string, headers: Record<string, string> = {}, from = site) =>
  from.answer(makeRequest(target, { headers }));
const bodyOf = (reply: Reply) => Buffer.from(reply.body ?? '').toString('utf8');

describe('files', () => {
  it('serves the smallest sibling the browser accepts, cached for ever', async () => {
    const plain = await get('/assets/app.1.js');
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const br = await get('/assets/app.1.js', { 'accept-encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br' });
    expect(brotliDecompressSync(Buffer.from(br.body as Buffer))).toEqual(plain.body);
    const gz = await get('/assets/app.1.js', { 'accept-encoding': 'gzip' });
    expect(gz.headers).toMatchObject({ 'content-encoding': 'gzip' });
    expect(gunzipSync(Buffer.from(gz.body as Buffer))).toEqual(plain.body);
    const single = await get('/assets/plain.1.css', { 'accept-encoding': 'br' });
    expect(single.headers).not.toHaveProperty('content-encoding');
  });

  it('serves a remote also under the address of a retry', async () => {
    for (const path of [
      '/remotes/tasks/v1/remote-entry.js',
      '/remotes/~3/tasks/v1/remote-entry.js',
    ])
      expect(bodyOf(await get(path))).toBe('entry()');
  });

  it('revalidates the files at the root', async () => {
    const icon = await get('/icon.svg');
    expect(icon).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect((await get('/robots.txt')).status).toBe(200);
    const again = await get('/icon.svg', { 'if-none-match': icon.headers?.['etag'] ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toBeUndefined();
  });

  it('tells crawlers the addresses under the origin they asked', async () => {
    const map = await get('/sitemap.xml', { 'accept-encoding': 'br' });
    expect(map).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
      compressible: true,
    });
    expect(bodyOf(map)).toContain('<loc>http://localhost:4200/pricing</loc>');
    const again = await get('/sitemap.xml', { 'if-none-match': map.headers?.['etag'] ?? '' });
    expect(again.status).toBe(304);
  });

  it.each([
    '/assets/app.1.js.map',
    '/assets/app.1.js.br',
    '/assets/missing.js',
    '/assets/',
    '/assets',
    '/remotes/tasks/v1/.env',
    '/remotes/tasks',
    '/release/r1.json',
    '/releases/r1.json',
    '/shell/s1/shell.json',
    '/shell/s1/index.html',
    '/shell.json',
    '/.env',
    '/.git/config',
    '/index.html',
  ])('does not serve %s', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(404);
    expect(bodyOf(reply)).not.toMatch(/secret|SECRET|routes":\{\}/);
  });

  it('takes only GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const reply = await site.answer(makeRequest('/assets/app.1.js', { method }));
      expect(reply).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    }
  });
});

describe('traversal', () => {
  it('has at least 300 attempts', () => expect(traversals.length).toBeGreaterThanOrEqual(300));

  it('never leaves the folder', async () => {
    for (const path of traversals) {
      const reply = await get(path, { accept: '*/*' });
      expect([path, reply.status]).toEqual([path, 404]);
      expect(bodyOf(reply)).not.toMatch(/SECRET|root:|"secret"/);
    }
  });

  it('refuses every one of them as a path already', () => {
    for (const path of traversals.filter((target) => /\.\.|%|\\|\/\//.test(target))) {
      expect([path, safeSegments(path.split('?')[0] ?? '')]).toEqual([path, null]);
    }
  });
});

describe('pages', () => {
  it('serves the public pages, and the shell for its own paths', async () => {
    expect(bodyOf(await get('/'))).toContain('landing');
    expect(bodyOf(await get('/pricing'))).toContain('href="http://localhost:4200/pricing"');
    for (const path of ['/auth', '/dashboard', '/dashboard?tool=eisenhower']) {
      const reply = await get(path);
      expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
      expect(bodyOf(reply)).toContain('shell</body>');
    }
  });

  it.each(['/pricing/', '/auth/', '/dashboard/?tool=x'])(
    'sends %s to its one address',
    async (path) => {
      const reply = await get(path);
      expect(reply.status).toBe(308);
      expect(reply.headers?.['location']).toBe(path.replace(/\/(?=$|\?)/, ''));
    },
  );

  it.each(['/nope', '/dashboard/x', '/caf%C3%A9', '/pricing.html', '/a//b', '/constructor'])(
    'shows the 404 page of the shell at %s',
    async (path) => {
      const reply = await get(path, { accept: 'text/html' });
      expect(reply.status).toBe(404);
      expect(bodyOf(reply)).toContain('shell</body>');
      expect(bodyOf(reply)).not.toContain('rel="preload"');
    },
  );

  it('puts configuration, tools and preload links in the head, and the release behind the frame', async () => {
    const html = bodyOf(await get('/dashboard?tool=eisenhower'));
    const data = (id: string): unknown =>
      JSON.parse(new RegExp(`id="${id}">([^<]*)</script>`).exec(html)?.[1] ?? '');
    expect(data('plainday-release')).toEqual(sampleRelease);
    expect(data('plainday-config')).toEqual({
      supabaseUrl: 'http://localhost:4200',
      publishableKey: '</key>',
      mailbox: true,
    });
    expect(html).toContain('href="/remotes/tasks/v1/matrix.js"');
    expect(html).not.toContain('<!--plainday:');
    expect(html.indexOf('plainday-release')).toBeGreaterThan(html.indexOf('<body>'));
    const [tool] = sampleRelease.remotes['tasks']?.modules ?? [];
    expect(data('plainday-tools')).toContainEqual({
      id: tool?.id,
      title: tool?.title,
      heading: tool?.heading,
      icon: tool?.icon,
      group: tool?.group,
      order: tool?.order,
    });
  });

  it('puts the release in the head of a shell that has no place for it behind its frame', async () => {
    const file = join(folder, 'shell', sampleRelease.shell.version, 'index.html');
    const page = await readFile(file, 'utf8');
    await writeFile(file, page.replace('<!--plainday:release-->', ''));
    const html = bodyOf(await get('/dashboard', {}, open(folder)));
    await writeFile(file, page);
    expect(html.indexOf('plainday-release')).toBeLessThan(html.indexOf('<body>'));
  });

  it('allows the scripts of the page by their hash and nothing else', async () => {
    const policy = (await get('/auth')).headers?.['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]{44}'){2};/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe');
    expect((await get('/pricing')).headers?.['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[\w+/=]{44}';/,
    );
  });

  it('answers 304 for a page the browser has', async () => {
    const { headers } = await get('/auth');
    const again = await get('/auth', { 'if-none-match': headers?.['etag'] ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers?.['content-security-policy']).toBe(headers?.['content-security-policy']);
  });
});

describe('release', () => {
  it('is served fresh and followed', async () => {
    const reply = await get('/release.json');
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(JSON.parse(bodyOf(reply))).toEqual(sampleRelease);
    const next = { ...sampleRelease, id: 'release-2' };
    await writeFile(join(folder, 'release.json'), JSON.stringify(next));
    expect(JSON.parse(bodyOf(await get('/release.json')))).toMatchObject({ id: 'release-2' });
    expect(bodyOf(await get('/auth'))).toContain('release-2');
  });

  it('of the next channel goes to who chose it, and is never served to all from a cache', async () => {
    const next = { ...sampleRelease, id: 'release-next', canary: 0 };
    await mkdir(join(folder, 'channels'));
    await writeFile(join(folder, 'channels', 'next.json'), JSON.stringify(next));
    const chosen = await get('/dashboard?channel=next');
    expect(bodyOf(chosen)).toContain('release-next');
    expect(bodyOf(chosen)).toContain(
      '<meta name="plainday-channel" content="next" data-by="choice" data-share="0">',
    );
    expect(chosen.headers?.['vary']).toBe('accept-encoding, cookie');
    const cookie = chosen.cookies?.[0]?.split(';')[0] ?? '';
    expect(bodyOf(await get('/release.json', { cookie }))).toContain('release-next');
    expect(bodyOf(await get('/release.json?channel=next'))).toContain('release-next');
    const others = await get('/dashboard');
    expect(bodyOf(others)).not.toContain('release-next');
    expect(others.cookies ?? []).toEqual([]);
    expect((await get('/assets/app.1.js')).headers?.['vary']).toBe('accept-encoding');
    await rm(join(folder, 'channels'), { recursive: true });
    const after = await get('/dashboard', { cookie });
    expect(bodyOf(after)).not.toContain('plainday-channel');
  });

  it('of a branch goes to who opened its address, marked, until it ends', async () => {
    const until = new Date(Date.now() + 60_000).toISOString();
    const tags = { ...sampleRelease, id: 'release-tags', parts: ['tools-time', '"><b>'] };
    const file = join(folder, 'channels', 'tags.json');
    await mkdir(join(folder, 'channels'), { recursive: true });
    await writeFile(file, JSON.stringify({ ...tags, preview: { branch: 'tags', until } }));
    const opened = await get('/dashboard?channel=tags');
    expect(bodyOf(opened)).toContain('release-tags');
    expect(bodyOf(opened)).toContain(
      '<meta name="plainday-preview" content="tags" data-parts="tools-time">',
    );
    expect(opened.headers?.['vary']).toBe('accept-encoding, cookie');
    const cookie = opened.cookies?.[0]?.split(';')[0] ?? '';
    expect(bodyOf(await get('/release.json', { cookie }))).toContain('release-tags');
    for (const path of ['/dashboard', '/dashboard?channel=touch', '/dashboard?channel=next']) {
      const others = await get(path);
      expect(bodyOf(others)).not.toMatch(/release-tags|plainday-(?:preview|offer|channel)/);
      expect(others.cookies ?? []).toEqual([]);
    }
    const link = await get('/dashboard?channel=tags', { 'sec-fetch-site': 'cross-site' });
    expect(bodyOf(link)).toContain('<meta name="plainday-offer" content="tags">');
    expect(bodyOf(link)).not.toContain('release-tags');
    for (const ended of [{ branch: 'tags', until: new Date(0).toISOString() }, undefined]) {
      await writeFile(file, JSON.stringify({ ...tags, preview: ended }));
      const after = await get('/dashboard', { cookie });
      expect(bodyOf(after)).not.toContain('release-tags');
      expect(after.cookies).toEqual([expect.stringMatching(/^plainday-preview=;.* Max-Age=0;/)]);
    }
    await rm(join(folder, 'channels'), { recursive: true });
  });

  it('says so when nothing is published', async () => {
    const empty = new Site({
      siteDir: join(folder, 'assets'),
      sources: { connect: [], https: false },
      configFor: () => ({ supabaseUrl: '', publishableKey: '', mailbox: false }),
      log: () => undefined,
    });
    expect((await empty.answer(makeRequest('/release.json'))).status).toBe(404);
    expect((await empty.answer(makeRequest('/'))).status).toBe(503);
  });
});
