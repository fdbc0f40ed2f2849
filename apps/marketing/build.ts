import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { renderPages } from './src/prerender';
import { SHOT_THEMES, type Shot, type Shots } from './src/pictures/shots';
import { robots, sitemap } from './src/seo/crawler-files';

const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const here = import.meta.dirname;
const SHOTS = join(here, 'src/files/shots');

/**
 * Writes a file under a name that changes with its content, and tells its public address.
 * Named as the bundler names it, so that the font of the public pages is already there in the shell.
 */
async function writeAsset(outDir: string, source: string): Promise<string> {
  const content = await readFile(source);
  const end = extname(source);
  const hash = rspack.util.createHash('xxhash64').update(content).digest('hex').slice(0, 10);
  const name = `${basename(source, end)}.${hash}${end}`;
  await writeFile(join(outDir, 'assets', name), content);
  return `/assets/${name}`;
}

async function writePage(outDir: string, path: string, html: string): Promise<void> {
  const file = join(outDir, 'pages', path, 'index.html');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** Publishes the pictures of the app, `<name>-<theme>-<size>.webp`, of all names that have them. */
async function writeShots(outDir: string): Promise<Shots> {
  const files = await readdir(SHOTS);
  const names = new Set(files.map((file) => file.replace(/-(light|dark)-(wide|phone)\.webp$/, '')));
  const write = (file: string) => writeAsset(outDir, join(SHOTS, file));
  const shots: Record<string, Shot> = {};
  for (const name of names) {
    const sizes = SHOT_THEMES.map(async (theme) => [
      theme,
      {
        wide: await write(`${name}-${theme}-wide.webp`),
        phone: await write(`${name}-${theme}-phone.webp`),
      },
    ]);
    shots[name] = Object.fromEntries(await Promise.all(sizes)) as Shot;
  }
  return shots;
}

/** Bundles an entry into a folder and tells the public address of what the pages load. */
type Bundle = (entry: string, folder: string) => Promise<string>;

/** Builds the public site: `pages/<path>/index.html`, `assets/*` with hashed names, and the root files. */
export async function build(outDir: string, bundle: Bundle): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(join(outDir, 'assets'), { recursive: true });
  await mkdir(join(outDir, 'pages'), { recursive: true });

  const icon = join(here, 'src/files/favicon.svg');
  const pages = renderPages({
    font: await writeAsset(outDir, createRequire(import.meta.url).resolve(FONT)),
    favicon: await writeAsset(outDir, icon),
    script: await bundle('./src/client/main.ts', join(outDir, 'assets')),
    shots: await writeShots(outDir),
  });

  await Promise.all(Object.entries(pages).map(([path, html]) => writePage(outDir, path, html)));
  await copyFile(icon, join(outDir, 'pages/favicon.svg'));
  await writeFile(join(outDir, 'pages/robots.txt'), robots());
  await writeFile(join(outDir, 'pages/sitemap.xml'), sitemap(Object.keys(pages)));
}
