import { cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { compress } from '../http/compress';
import { supabaseSources } from '../http/security-headers';
import type { GatewayRequest } from '../http/request';
import type { GatewayOptions } from '../options';
import { contentType } from '../site/content-types';
import { ReleaseFile } from '../site/live-release';
import { Site } from '../site/site';
import { WORKER_PATH } from '../site/worker';
import { headersFile, redirectsFile, type PageHeaders } from './hosting-files';

/** What an export needs to know: there is no process later that could tell the browser. */
export type ExportOptions = Required<Pick<GatewayOptions, 'siteDir' | 'publicUrl' | 'supabase'>> &
  Pick<GatewayOptions, 'offline' | 'releaseKey'>;

const twin = /\.(br|gz)$/;

function requestFor(path: string, origin: string): GatewayRequest {
  return {
    method: 'GET',
    path,
    search: '',
    headers: { accept: 'text/html,*/*' },
    address: '',
    local: false,
    origin,
    readBody: () => Promise.resolve(Buffer.alloc(0)),
  };
}

/** Addresses of the public pages: the folders that hold an `index.html`. */
async function publicPages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map((entry) => `/${relative(folder, entry.parentPath).split(sep).join('/')}`)
    .sort();
}

/** Single files at the root of a folder that the gateway would serve: icons, robots, web manifest. */
async function rootFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && contentType(entry.name) !== undefined)
    .map((entry) => `/${entry.name}`)
    .filter((path) => path !== '/shell.json');
}

const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

function isServed(path: string): boolean {
  const name = basename(path);
  return !/^\.|\.tmp$/.test(name) && contentType(name.replace(twin, '')) !== undefined;
}

/** Copies hashed files with their compressed twins, and nothing the gateway would not serve. */
async function copyServed(source: string, target: string): Promise<void> {
  const filter = async (path: string) =>
    (await stat(path)).isDirectory() ? !/\.tmp$/.test(path) : isServed(path);
  await cp(source, target, { recursive: true, filter });
}

async function write(target: string, path: string, content: Uint8Array | string): Promise<void> {
  const file = join(target, path);
  const bytes = Buffer.from(content);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  await writeFile(`${file}.br`, await compress(bytes, 'br', 'small'));
  await writeFile(`${file}.gz`, await compress(bytes, 'gzip', 'small'));
}

/** Hosts serve the page of an unknown address without a rule of its own, so it carries its policy itself. */
function withPolicy(html: string, policy: string): string {
  const meta = policy.replace(/; frame-ancestors [^;]*/, '').replaceAll('"', '&quot;');
  return html.replace(
    '<head>',
    `<head><meta http-equiv="content-security-policy" content="${meta}">`,
  );
}

async function refuseForeign(target: string): Promise<void> {
  const names = await readdir(target).catch((): string[] => []);
  if (names.length === 0 || names.includes('release.json')) return;
  throw new Error(`${target} holds something else. Name an empty folder, or one of an export.`);
}

/**
 * Writes the live release as files that any static host can serve: the pages as the gateway would send them, the
 * remotes and assets, and the rules for headers. Older builds are taken along, so that open pages keep working.
 */
export async function exportSite(folder: string, options: ExportOptions): Promise<string[]> {
  const { siteDir, publicUrl, supabase, offline, releaseKey } = options;
  const target = resolve(folder);
  await refuseForeign(target);
  const found: string[] = [];
  const live = await new ReleaseFile({
    siteDir,
    releaseKey,
    log: (line) => found.push(line),
  }).current();
  if (!live) throw new Error(`Nothing is live in ${siteDir}. First: npm run release -- --all`);
  if (found[0]) throw new Error(found[0].split(';')[0]);
  const { marketing, shell } = live.release;
  const https = publicUrl.startsWith('https:');
  const site = new Site({
    siteDir,
    offline,
    releaseKey,
    sources: { connect: supabaseSources(supabase.url), https },
    configFor: () => ({
      supabaseUrl: supabase.url,
      publishableKey: supabase.publishableKey,
      mailbox: false,
      releaseKey,
    }),
    log: () => undefined,
  });
  await rm(target, { recursive: true, force: true });

  const publicFolder = join(siteDir, 'marketing', marketing.version);
  const shellFolder = join(siteDir, 'shell', shell.version);
  const pages = [...(await publicPages(publicFolder)), '/auth', '/dashboard', '/404'];
  const headers: PageHeaders[] = [];
  for (const path of pages) {
    const reply = await site.answer(requestFor(path, publicUrl));
    const policy = reply.headers?.['content-security-policy'] ?? '';
    const html = Buffer.from(reply.body ?? '').toString('utf8');
    await write(target, fileOf(path), path === '/404' ? withPolicy(html, policy) : html);
    if (path !== '/404') headers.push({ path, policy });
  }
  const plain = [...(await rootFiles(publicFolder)), ...(await rootFiles(shellFolder))];
  for (const path of new Set([...plain, '/release.json', '/config.json', WORKER_PATH])) {
    if (path === '/index.html') continue;
    const reply = await site.answer(requestFor(path, publicUrl));
    if (reply.status === 200) await write(target, path, Buffer.from(reply.body ?? ''));
  }
  for (const part of ['assets', 'remotes']) {
    await copyServed(join(siteDir, part), join(target, part));
  }
  await writeFile(join(target, '_headers'), headersFile(headers, https));
  await writeFile(join(target, '_redirects'), redirectsFile);
  return pages.filter((path) => path !== '/404');
}
