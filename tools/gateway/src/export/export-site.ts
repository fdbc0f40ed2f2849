import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { twinEndings } from '@plainday/tool-release/twins';
import { compress } from '../http/compress';
import { supabaseSources } from '../http/security-headers';
import type { GatewayRequest } from '../http/request';
import type { GatewayOptions } from '../options';
import { contentType } from '../site/content-types';
import type { FileCache } from '../site/file-cache';
import { safeSegments } from '../site/safe-path';
import { LastRelease } from '../site/genuine/last-release';
import { Site } from '../site/site';
import { WORKER_PATH } from '../site/worker';
import { emptyFolder, refuseForeign } from './export-folder';
import { headersFile, redirectsFile, type PageHeaders } from './hosting-files';
import { nginxFile } from './nginx-file';

/** What an export needs to know: there is no process later that could tell the browser. */
export type ExportOptions = Required<Pick<GatewayOptions, 'siteDir' | 'publicUrl' | 'supabase'>> &
  Pick<GatewayOptions, 'offline' | 'releaseKey'>;

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
    .map((entry) => `/${entry.name}`);
}

const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/** Writes hashed files with their compressed twins, and nothing that the gateway would not serve. */
async function writeServed(files: FileCache, siteDir: string, target: string): Promise<void> {
  for (const part of ['assets', 'remotes']) {
    const entries = await readdir(join(siteDir, part), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = `/${relative(siteDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`;
      const segments = contentType(path) && safeSegments(path);
      const content = segments && (await files.read(segments));
      if (!content) continue;
      await mkdir(dirname(join(target, path)), { recursive: true });
      await writeFile(join(target, path), content);
      for (const ending of twinEndings) {
        const packed = await files.readTwin(segments, ending);
        if (packed) await writeFile(join(target, path + ending), packed);
      }
    }
  }
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

/**
 * Writes the live release as files that any static host can serve: the pages as the gateway would send them, the
 * remotes and assets, and the rules for headers. Older builds are taken along, so that open pages keep working.
 */
export async function exportSite(folder: string, options: ExportOptions): Promise<string[]> {
  const { siteDir, publicUrl, supabase, offline, releaseKey } = options;
  const target = resolve(folder);
  await refuseForeign(target, siteDir);
  const found: string[] = [];
  const log = (line: string) => void found.push(line);
  const https = publicUrl.startsWith('https:');
  const site = new Site({
    siteDir,
    offline,
    releaseKey,
    // What a host serves already is not taken back by an export.
    last: new LastRelease(join(target, 'release.json'), false),
    // Who reads a static host chooses nothing, and is not drawn.
    channels: false,
    sources: { connect: supabaseSources(supabase.url), https },
    configFor: () => ({
      supabaseUrl: supabase.url,
      publishableKey: supabase.publishableKey,
      mailbox: false,
      releaseKey,
    }),
    log,
  });
  const live = await site.live();
  if (!live) {
    throw new Error(found[0] ?? `Nothing is live in ${siteDir}. First: npm run release -- --all`);
  }
  if (found[0]) throw new Error(found[0].split(';')[0]);
  await emptyFolder(target);

  const { marketing, shell } = live.release;
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
  await writeServed(site.files, siteDir, target);
  await writeFile(join(target, '_headers'), headersFile(headers, https));
  await writeFile(join(target, '_redirects'), redirectsFile);
  await writeFile(join(target, '_nginx.conf'), nginxFile(headers, https));
  if (found[0]) throw new Error(found[0]);
  return pages.filter((path) => path !== '/404');
}
