import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import type { ComponentType } from 'react';
import { logoSvg } from '@plainday/shared-utils/site';
import { colors } from '@plainday/ui-theme';
import { rspack } from '@rspack/core';
import { previewPainter } from './build/preview-picture';
import type { PublicAssets } from './src/document';
import type { LiveTool, LiveTools } from './src/live/live-tools';
import { renderPages } from './src/prerender';
import { SHOT_THEMES, type Shot, type Shots } from './src/pictures/shots';
import { robots, sitemap } from './src/seo/crawler-files';
import { sitePages } from './src/site-pages';

const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const here = import.meta.dirname;
const SHOTS = join(here, 'src/files/shots');

/**
 * Writes a file under a name that changes with its content, and tells its public address.
 * Named as the bundler names it, so that the font of the public pages is already there in the shell.
 */
async function writeContent(outDir: string, file: string, content: Uint8Array): Promise<string> {
  const end = extname(file);
  const digest = rspack.util.createHash('xxhash64').update(Buffer.from(content)).digest('hex');
  const name = `${basename(file, end)}.${digest.slice(0, 10)}${end}`;
  await writeFile(join(outDir, 'assets', name), content);
  return `/assets/${name}`;
}

async function writeAsset(outDir: string, source: string): Promise<string> {
  return writeContent(outDir, source, await readFile(source));
}

/** Draws what a link to each page shows where it is shared. */
async function writePreviews(outDir: string): Promise<Record<string, string>> {
  const paint = await previewPainter();
  const pictures = sitePages.map(async ({ path, preview }) => {
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    return [path, await writeContent(outDir, `preview-${name}.png`, paint(preview))] as const;
  });
  return Object.fromEntries(await Promise.all(pictures));
}

async function writePage(outDir: string, path: string, html: string): Promise<void> {
  const file = join(outDir, 'pages', path, 'index.html');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** Publishes the pictures of the app, `<name>/<theme>-<size>.webp`, of all names that have them. */
async function writeShots(outDir: string): Promise<Shots> {
  const shots: Record<string, Shot> = {};
  for (const name of await readdir(SHOTS)) {
    const write = async (look: string) =>
      writeContent(outDir, `${name}-${look}`, await readFile(join(SHOTS, name, look)));
    const sizes = SHOT_THEMES.map(async (theme) => [
      theme,
      { wide: await write(`${theme}-wide.webp`), phone: await write(`${theme}-phone.webp`) },
    ]);
    shots[name] = Object.fromEntries(await Promise.all(sizes)) as Shot;
  }
  return shots;
}

/** What the build of the public site gets from the workspace's tools: it imports no app itself. */
interface Tools {
  /** Bundles a script into a folder and tells its public address and its hash. */
  readonly bundle: (script: {
    name: string;
    entry: string;
    folder: string;
    face?: string;
  }) => Promise<LiveTool['script']>;
  /** Tools that run on their pages, by id. */
  readonly faces: Readonly<Record<string, { readonly Face: ComponentType; readonly file: string }>>;
  readonly browsers: PublicAssets['browsers'];
  readonly about: PublicAssets['about'];
}

/** Says among the pages what they load, with its hash: whoever signs the pages signs that, too. */
async function writeAssetList(outDir: string): Promise<void> {
  const names = (await readdir(join(outDir, 'assets'))).sort();
  const files = names.map(async (name) => {
    const content = await readFile(join(outDir, 'assets', name));
    const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    return { path: `/assets/${name}`, bytes: content.length, integrity };
  });
  await writeFile(join(outDir, 'pages/assets.json'), JSON.stringify(await Promise.all(files)));
}

async function buildLive(assets: string, { bundle, faces }: Tools): Promise<LiveTools> {
  const live: Record<string, LiveTool> = {};
  for (const [id, { Face, file }] of Object.entries(faces)) {
    const script = { name: `live-${id}`, entry: './src/client/mount-face.tsx', face: file };
    live[id] = { Face, script: await bundle({ ...script, folder: assets }) };
  }
  return live;
}

/** Builds the public site: `pages/<path>/index.html`, `assets/*` with hashed names, and the root files. */
export async function build(outDir: string, tools: Tools): Promise<void> {
  const assets = join(outDir, 'assets');
  await rm(outDir, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  await mkdir(join(outDir, 'pages'), { recursive: true });

  const icon = Buffer.from(logoSvg('round', colors.accent.light, colors['on-accent'].light));
  const pages = renderPages({
    font: await writeAsset(outDir, createRequire(import.meta.url).resolve(FONT)),
    favicon: await writeContent(outDir, 'favicon.svg', icon),
    script: await tools.bundle({ name: 'site', entry: './src/client/main.ts', folder: assets }),
    live: await buildLive(assets, tools),
    shots: await writeShots(outDir),
    previews: await writePreviews(outDir),
    browsers: tools.browsers,
    about: tools.about,
  });

  await Promise.all(Object.entries(pages).map(([path, html]) => writePage(outDir, path, html)));
  await writeFile(join(outDir, 'pages/favicon.svg'), icon);
  await writeFile(join(outDir, 'pages/robots.txt'), robots());
  await writeFile(join(outDir, 'pages/sitemap.xml'), sitemap(Object.keys(pages)));
  await writeAssetList(outDir);
}
