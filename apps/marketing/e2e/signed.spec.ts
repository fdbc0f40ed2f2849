import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
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
    Record<string, { files: Files; modules: { files: string[]; later?: string[] }[] }>
  >;
}

const hashOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
const read = (path: string) => readFileSync(join(SITE, path));

/** The files of a folder, where its digest says that they are these. */
function inDigest(folder: string, digest: string): Files {
  const entries = readdirSync(join(SITE, folder), { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(join(SITE, folder), join(entry.parentPath, entry.name)))
    .map((name) => name.split(sep).join('/'))
    .sort();
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

test('all that a page, the worker or a manifest can load is signed, with integrity where HTML can', async ({
  request,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const release = JSON.parse(read('release.json').toString()) as Release;
  const vouched = covered(release);
  const bare: string[] = [];
  const unsigned = new Set<string>();
  const load = (path: string) => {
    const found = `/${path.replace(/^\//, '')}`;
    if (vouched.get(found) !== hashOf(read(found))) unsigned.add(found);
  };

  const paths = [...(await sitePaths(request, origin)), '/auth', '/dashboard?tool=pomodoro', '/no'];
  for (const path of paths) {
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
      if (integrity !== vouched.get(live ?? src)) bare.push(`${path} ${whole}`);
    }
  }
  for (const { modules } of Object.values(release.remotes)) {
    for (const { files, later = [] } of modules) [...files, ...later].forEach(load);
  }
  for (const root of ['worker.js', 'icon.svg', 'favicon.svg']) {
    const answer = await request.get(`/${root}`);
    if (!answer.ok()) continue;
    const body = hashOf(await answer.body());
    const known = [`shell/${release.shell.version}`, `marketing/${release.marketing.version}`];
    if (!known.some((folder) => vouched.get(`/${folder}/${root}`) === body)) unsigned.add(root);
  }
  // And what these mention in turn: parts of scripts, fonts of style sheets.
  for (const path of vouched.keys()) {
    if (/^\/assets\/.*\.(?:js|css)$/.test(path)) {
      (
        read(path)
          .toString()
          .match(/\/assets\/[\w.~-]+\.\w+/g) ?? []
      ).forEach(load);
    }
  }
  expect([...unsigned]).toEqual([]);
  expect(bare).toEqual([]);
});
