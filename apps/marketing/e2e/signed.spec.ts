import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@plainday/testing-e2e';
import { sitePaths } from './site-paths';

const SITE = process.env['PLAINDAY_SITE_DIR'] ?? 'dist/site';

interface Listed {
  readonly path: string;
  readonly integrity: string;
}
type Files = readonly Listed[];

interface Release {
  readonly shell: { version: string; digest: string; files: Files };
  readonly marketing: { version: string; digest: string };
  readonly remotes: Readonly<
    Record<
      string,
      { version: string; files: Files; modules: { files: string[]; later?: string[] }[] }
    >
  >;
}

const hashOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
const read = (path: string) => readFileSync(join(SITE, path));

/** The files below a folder, without their packed twins. */
function namesIn(folder: string): string[] {
  const entries = readdirSync(join(SITE, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(join(SITE, folder), join(entry.parentPath, entry.name)))
    .map((name) => name.split(sep).join('/'));
}

/** The files of a folder, where its digest says that they are these. */
function inDigest(folder: string, digest: string): Files {
  const names = namesIn(folder).sort();
  const files = names.map((name) => ({ name, integrity: hashOf(read(`${folder}/${name}`)) }));
  const list = files.map(({ name, integrity }) => `${name}\0${integrity}\0`).join('');
  expect(hashOf(list)).toBe(digest);
  return files.map(({ name, integrity }) => ({ path: `/${folder}/${name}`, integrity }));
}

/** What the signature of a release covers: the release, the folders by their digest, the list among the pages. */
function covered({ shell, marketing, remotes }: Release): ReadonlyMap<string, string> {
  const pages = `marketing/${marketing.version}`;
  const files = [
    ...shell.files,
    ...Object.values(remotes).flatMap((remote) => remote.files),
    ...inDigest(`shell/${shell.version}`, shell.digest),
    ...inDigest(pages, marketing.digest),
    ...(JSON.parse(read(`${pages}/assets.json`).toString()) as Files),
  ];
  return new Map(files.map(({ path, integrity }) => [path, integrity]));
}

const tag = /<(\w+)((?:\s[^<>]*)?)>/g;
const attribute = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
const hashed = /\/?(?:assets|remotes)\/[\w./~-]+\.\w+/g;

/** Elements for which browsers compare an integrity attribute. */
function takesIntegrity(name: string, attributes: string): boolean {
  if (name === 'script') return attribute(attributes, 'src') !== undefined;
  const rel = attribute(attributes, 'rel') ?? '';
  const isScript = attribute(attributes, 'as') === 'script' || rel === 'modulepreload';
  return name === 'link' && (rel === 'stylesheet' || isScript);
}

/** An element whose bytes a browser compares, and what it would compare them with. */
interface Tag {
  readonly where: string;
  readonly path: string;
  readonly integrity: string | undefined;
}

/** Everything that browsers come to load, with the hashes of what they get. */
interface Loaded {
  readonly files: ReadonlyMap<string, string>;
  readonly tags: readonly Tag[];
}

/** What systems load to install the app: the manifest, and the icons and screens that it and the page name. */
const appFiles = (version: string) =>
  namesIn(`shell/${version}`).filter((name) => /^[\w-]+\.(?:png|webp|webmanifest)$/.test(name));

/** Files that are answered under another name than they have in the site. */
const underOtherNames = ({ shell, marketing }: Release) =>
  [
    ['/dashboard', `/shell/${shell.version}/index.html`],
    ...['worker.js', ...appFiles(shell.version)].map((name) => [
      `/${name}`,
      `/shell/${shell.version}/${name}`,
    ]),
    ...['favicon.svg', 'robots.txt', 'sitemap.xml'].map((name) => [
      `/${name}`,
      `/marketing/${marketing.version}/${name}`,
    ]),
  ] as const;

async function walk(request: APIRequestContext, origin: string, release: Release): Promise<Loaded> {
  const files = new Map<string, string>();
  const tags: Tag[] = [];
  const load = (path: string) => {
    const found = `/${path.replace(/^\//, '')}`;
    if (!files.has(found)) files.set(found, hashOf(read(found)));
  };
  const own = await sitePaths(request, origin);
  for (const path of [...own, '/auth', '/dashboard?tool=pomodoro', '/no']) {
    const html = await (await request.get(path)).text();
    // Data for the shell is walked below.
    const markup = html.replace(/<script type="application\/json".*?<\/script>/gs, '');
    const loaded = markup.match(hashed) ?? [];
    expect(loaded.length).toBeGreaterThan(1);
    loaded.forEach(load);
    for (const [whole, name = '', attributes = ''] of markup.matchAll(tag)) {
      const src = attribute(attributes, 'src') ?? attribute(attributes, 'href') ?? '';
      const live = attribute(attributes, 'data-live');
      if (!takesIntegrity(name, attributes) && !live) continue;
      const integrity = attribute(attributes, live ? 'data-integrity' : 'integrity');
      tags.push({ where: `${path} ${whole}`, path: live ?? src, integrity });
    }
  }
  // A live page's script names its parts by their hashes.
  const scripts = namesIn('assets').filter((name) => name.endsWith('.js'));
  for (const { path } of tags.filter(({ path }) => path.includes('/live-'))) {
    const text = read(path).toString();
    for (const name of scripts) {
      const [, hash = ''] = name.split('.').reverse();
      if (text.includes(`"${hash}"`)) load(`assets/${name}`);
    }
  }
  for (const path of own) load(join('marketing', release.marketing.version, path, 'index.html'));
  // Scripts load parts of theirs by names that stand in no list: whatever was built beside them.
  for (const name of namesIn(`shell/${release.shell.version}/assets`)) load(`assets/${name}`);
  for (const [remote, { version, modules }] of Object.entries(release.remotes)) {
    for (const { files: first, later = [] } of modules) [...first, ...later].forEach(load);
    const folder = `remotes/${remote}/${version}`;
    const built = namesIn(folder).filter((name) => !name.endsWith('.json'));
    for (const name of built) load(`${folder}/${name}`);
  }
  // And what these mention in turn: parts of scripts, fonts of style sheets.
  for (const path of covered(release).keys()) {
    if (/^\/assets\/.*\.(?:js|css)$/.test(path)) {
      const mentioned = read(path)
        .toString()
        .match(/\/assets\/[\w.~-]+\.\w+/g);
      mentioned?.forEach(load);
    }
  }
  for (const [path, file] of underOtherNames(release)) {
    const answer = await request.get(path);
    if (answer.ok()) load(file);
  }
  return { files, tags };
}

/** What is loaded and not vouched for, and elements that do not carry what is vouched for. */
function faultsOf({ files, tags }: Loaded, vouched: ReadonlyMap<string, string>): string[] {
  const unsigned = [...files].filter(([path, hash]) => vouched.get(path) !== hash);
  const bare = tags.filter(({ path, integrity }) => integrity !== vouched.get(path));
  return [...unsigned.map(([path]) => path), ...bare.map(({ where }) => where)];
}

const KINDS: readonly (readonly [kind: string, form: RegExp])[] = [
  ['first frame', /^\/shell\/[^/]+\/index\.html$/],
  ['worker', /^\/shell\/[^/]+\/worker\.js$/],
  ['landing page', /^\/marketing\/[^/]+\/index\.html$/],
  ['page of a tool in public', /^\/marketing\/[^/]+\/tools\/.+\/index\.html$/],
  ['other public page', /^\/marketing\/[^/]+\/.+\/index\.html$/],
  ['manifest of the app', /\.webmanifest$/],
  ['icon of the app', /^\/shell\/[^/]+\/icon-[\w-]+\.png$/],
  ['screen of the app', /^\/shell\/[^/]+\/screen-[\w-]+\.webp$/],
  ['icon', /\/favicon(?:\.\w+)?\.svg$/],
  ['robots.txt', /robots\.txt$/],
  ['sitemap', /sitemap\.xml$/],
  ['script of the public pages', /^\/assets\/site\./],
  ['script of a live page', /^\/assets\/live-/],
  ['font', /^\/assets\/.*\.woff2$/],
  ['picture', /^\/assets\/.*\.(?:png|webp|avif|svg|jpe?g)$/],
  ['main script of the shell', /^\/assets\/main\./],
  ['packages of the shell', /^\/assets\/packages\./],
  ['part of a live page for later', /^\/assets\/[a-z-]+\.later\.\w+\.js$/],
  ['part of the shell for later', /^\/assets\/[a-z-]+\.\w+\.js$/],
  ['part that parts of the shell share', /^\/assets\/\d+\.\w+\.js$/],
  ['entry of a remote', /^\/remotes\/.*\/remote-entry\.js$/],
  ['what a remote exposes', /^\/remotes\/.*\/__federation_expose_\w+\.\w+\.js$/],
  ['offers of a tool', /^\/remotes\/.*-offers\.\w+\.js$/],
  ['part of a tool for later', /^\/remotes\/.*\.later\.\w+\.js$/],
  ['script of a tool', /^\/remotes\/.*\/[a-z-]+\.\w+\.js$/],
  ['part that tools share', /^\/remotes\/.*\/\d+\.\w+\.js$/],
];

/**
 * No browser loads these: lists for the gateway and for who releases, and the folder of the shell's scripts, which are
 * answered from beside it.
 */
const notLoaded = /\.json$|^\/shell\/[^/]+\/assets\//;

const originOf = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;
const readRelease = () => JSON.parse(read('release.json').toString()) as Release;

test('all that a page, the worker or a manifest can load is signed, with integrity where HTML can', async ({
  request,
  baseURL,
}) => {
  const release = readRelease();
  const loaded = await walk(request, originOf(baseURL), release);
  expect(faultsOf(loaded, covered(release))).toEqual([]);
});

test('a signature that leaves out a file is found, whichever file it is', async ({
  request,
  baseURL,
}) => {
  const release = readRelease();
  const loaded = await walk(request, originOf(baseURL), release);
  const vouched = covered(release);
  const missed: string[] = [];
  const counts: Record<string, number> = {};
  const unknown: string[] = [];
  for (const path of vouched.keys()) {
    if (notLoaded.test(path)) continue;
    const [kind] = KINDS.find(([, form]) => form.test(path)) ?? [];
    if (kind === undefined) unknown.push(path);
    else counts[kind] = (counts[kind] ?? 0) + 1;
    const hole = new Map([...vouched].filter(([other]) => other !== path));
    if (!faultsOf(loaded, hole).includes(path)) missed.push(`${path}: left out`);
    const other = new Map(vouched).set(path, hashOf('something else'));
    if (!faultsOf(loaded, other).includes(path)) missed.push(`${path}: signed with another hash`);
  }
  const planted = Object.values(counts).reduce((sum, count) => sum + 2 * count, 0);
  console.log(`Planted holes of signatures: ${planted}, of these kinds:`, counts);
  expect(unknown).toEqual([]);
  expect(missed).toEqual([]);
  expect(Object.keys(counts).length).toBeGreaterThanOrEqual(16);
});
