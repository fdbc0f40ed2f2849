import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { renderPages } from './src/prerender';

const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const here = import.meta.dirname;

/** Writes a file under a name that changes with its content, and tells its public address. */
async function writeAsset(outDir: string, name: string, content: Buffer): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const end = extname(name);
  const file = `${name.slice(0, -end.length)}.${hash}${end}`;
  await writeFile(join(outDir, 'assets', file), content);
  return `/assets/${file}`;
}

async function writePage(outDir: string, path: string, html: string): Promise<void> {
  const file = join(outDir, 'pages', path, 'index.html');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** Builds the public site: `pages/<path>/index.html`, `assets/*` with hashed names, and the root files. */
export async function build(outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(join(outDir, 'assets'), { recursive: true });
  await mkdir(join(outDir, 'pages'), { recursive: true });

  const fontFile = createRequire(import.meta.url).resolve(FONT);
  const favicon = await readFile(join(here, 'src/files/favicon.svg'));
  const font = await writeAsset(outDir, 'inter-latin.woff2', await readFile(fontFile));
  const pages = renderPages({ font, favicon: await writeAsset(outDir, 'favicon.svg', favicon) });

  await Promise.all(Object.entries(pages).map(([path, html]) => writePage(outDir, path, html)));
  await writeFile(join(outDir, 'pages/favicon.svg'), favicon);
  await writeFile(join(outDir, 'pages/robots.txt'), 'User-agent: *\nAllow: /\n');
}
