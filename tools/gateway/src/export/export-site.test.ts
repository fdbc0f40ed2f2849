import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sampleRelease, tempFolder, tempSite } from '../testing/temp-site';
import { SignedSite } from '../testing/site/signed-site';
import { ownedHistory } from '../testing/site/thief';
import { exportSite } from './export-site';
import { staticHost } from './static-host';

const supabase = { url: 'https://data.example', publishableKey: 'sb_publishable_x' };
const publicUrl = 'https://plainday.example';
let site: Awaited<ReturnType<typeof tempSite>>;
let out: Awaited<ReturnType<typeof tempFolder>>;
let host: Server;
let origin: string;

beforeAll(async () => {
  site = await tempSite();
  out = await tempFolder();
  const pages = await exportSite(out.folder, { siteDir: site.folder, publicUrl, supabase });
  expect(pages).toEqual(['/', '/pricing', '/auth', '/dashboard']);
  host = staticHost(out.folder).listen(0, '127.0.0.1');
  await once(host, 'listening');
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(async () => {
  host.close();
  await Promise.all([site.remove(), out.remove()]);
});

async function get(path: string) {
  const response = await fetch(origin + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

it.each([
  ['/', 'landing'],
  ['/pricing', 'pricing'],
  ['/auth', 'shell</body>'],
  ['/dashboard?tool=eisenhower', 'shell</body>'],
])('serves %s with a policy of its own', async (path, text) => {
  const page = await get(path);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(page.text).toContain(text);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(page.headers.get('strict-transport-security')).toBeTruthy();
});

it('lets the pages talk to Supabase and to nobody else, and run their own scripts', async () => {
  const policy = (await get('/auth')).headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self' https://data.example wss://data.example;");
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]{44}'){2};/);
});

it('tells the shell where it is, in the page and beside it', async () => {
  const config = { supabaseUrl: supabase.url, publishableKey: 'sb_publishable_x', mailbox: false };
  expect(JSON.parse((await get('/config.json')).text)).toEqual(config);
  expect(JSON.parse((await get('/release.json')).text)).toEqual(sampleRelease);
  const { text } = await get('/dashboard');
  expect(text).toContain('sb_publishable_x');
  expect(text).toContain('<link rel="preload" as="script"');
});

it('answers an unknown address with the page of the shell and status 404', async () => {
  const page = await get('/no/where');
  expect(page.status).toBe(404);
  expect(page.text).toContain('shell</body>');
  // Without scripts, too, it says so and leads on.
  expect(page.text).toMatch(/<h1>Oops! Page not found<\/h1>[^]*<a href="\/">Return to Home<\/a>/);
  expect((await get('/auth')).text).toContain('<noscript>Plainday needs JavaScript.</noscript>');
  expect(page.text).toMatch(
    /<head><meta http-equiv="content-security-policy" content="default-src/,
  );
});

it('serves hashed files for ever, also under the path of a retry', async () => {
  for (const path of [
    '/remotes/tasks/v1/remote-entry.js',
    '/remotes/~3/tasks/v1/remote-entry.js',
  ]) {
    const file = await get(path);
    expect([file.status, file.text]).toEqual([200, 'entry()']);
    expect(file.headers.get('cache-control')).toContain('immutable');
  }
  expect(await readdir(join(out.folder, 'assets'))).toEqual([
    'app.1.js',
    'app.1.js.br',
    'app.1.js.gz',
    'plain.1.css',
  ]);
  expect((await get('/robots.txt')).text).toContain('User-agent');
});

it('tells the host in `_redirects` which file answers a retry', async () => {
  const [rule, ...others] = (await readFile(join(out.folder, '_redirects'), 'utf8'))
    .trim()
    .split('\n');
  expect([rule?.split(/ +/), others]).toEqual([
    ['/remotes/:attempt/:name/:version/:file', '/remotes/:name/:version/:file', '200'],
    [],
  ]);
});

it('takes the worker along, which may fetch files of this site only', async () => {
  const worker = await get('/worker.js');
  expect(worker.text).toContain('unregister');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'",
  );
});

it('takes nothing along that the gateway would not serve', async () => {
  const names = await readdir(out.folder, { recursive: true });
  expect(names.filter((name) => /\.env|\.map|releases|shell\.json|\.tmp/.test(name))).toEqual([]);
});

it('never writes over a folder of somebody else, and again over its own', async () => {
  const other = await tempFolder();
  const options = { siteDir: site.folder, publicUrl, supabase };
  try {
    await mkdir(join(other.folder, 'holiday'));
    await expect(exportSite(other.folder, options)).rejects.toThrow('no export has written');
    expect(await readdir(other.folder)).toEqual(['holiday']);
    await writeFile(join(out.folder, 'left-over.html'), 'old');
    await exportSite(out.folder, options);
    expect(await readdir(out.folder)).not.toContain('left-over.html');
  } finally {
    await other.remove();
  }
});

it('never empties a folder for a file in it that others have, too: the site itself stays', async () => {
  const options = { siteDir: site.folder, publicUrl, supabase };
  const other = await tempFolder();
  await writeFile(join(other.folder, 'release.json'), '{}');
  const before = await readdir(site.folder, { recursive: true });
  for (const target of [site.folder, join(site.folder, 'out'), join(site.folder, '..')]) {
    await expect(exportSite(target, options)).rejects.toThrow('folder of the site');
  }
  await expect(exportSite(other.folder, options)).rejects.toThrow('no export has written');
  expect(await readdir(site.folder, { recursive: true })).toEqual(before);
  expect(await readdir(other.folder)).toEqual(['release.json']);
  await other.remove();
});

it('writes what is live alone while another release waits for a share of browsers', async () => {
  const next = { ...sampleRelease, id: 'waiting', canary: 100 };
  await mkdir(join(site.folder, 'channels'));
  await writeFile(join(site.folder, 'channels', 'next.json'), JSON.stringify(next));
  await exportSite(out.folder, { siteDir: site.folder, publicUrl, supabase });
  for (const path of ['/dashboard', '/auth', '/release.json', '/no/where']) {
    expect((await get(path)).text).not.toMatch(/waiting|plainday-channel/);
  }
});

it('tells nginx the same as `_headers`, each place with all that it sends', async () => {
  const nginx = await readFile(join(out.folder, '_nginx.conf'), 'utf8');
  const policy = (await get('/pricing')).headers.get('content-security-policy') ?? '';
  const [, page = ''] = /location = \/pricing \{([^}]*)\}/.exec(nginx) ?? [];
  expect(page).toContain('try_files /pricing.html =404;');
  expect(page).toContain(`add_header content-security-policy "${policy}" always;`);
  const places = nginx.match(/location [^}]*try_files[^}]*\}/g) ?? [];
  expect(places.length).toBeGreaterThan(10);
  for (const place of places) expect(place).toContain('add_header x-frame-options "DENY" always;');
});

it('writes nothing of a signed release that was changed', async () => {
  const signed = await SignedSite.create();
  const folder = await tempFolder();
  const options = { siteDir: signed.folder, publicUrl, supabase, releaseKey: signed.publicKey };
  await signed.write('assets/added.1.js', 'stolen()');
  await exportSite(folder.folder, options);
  const names = await readdir(join(folder.folder, 'assets'));
  expect(names).toContain('site.1.js');
  expect(names).not.toContain('added.1.js');
  await Promise.all([signed.remove(), folder.remove()]);
});

it('takes back nothing that a host of teams serves already', async () => {
  const { site: owned, good, second } = await ownedHistory();
  const folder = await tempFolder();
  const { folder: siteDir } = owned.files;
  const options = { siteDir, publicUrl, supabase, releaseKey: owned.root.open };
  await owned.files.publish(good);
  await exportSite(folder.folder, options);
  await owned.files.publish(second);
  await expect(exportSite(folder.folder, options)).rejects.toThrow('older than what was live');
  const served = await readFile(join(folder.folder, 'release.json'), 'utf8');
  expect((JSON.parse(served) as { id: string }).id).toBe('r3');
  await Promise.all([owned.files.remove(), folder.remove()]);
});

it('says so when nothing is live', async () => {
  const empty = await tempFolder();
  const options = { siteDir: empty.folder, publicUrl, supabase };
  await expect(exportSite(out.folder, options)).rejects.toThrow('Nothing is live');
  await empty.remove();
});
