import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  BuiltFile,
  CommandManifest,
  Release,
  RemoteBuild,
  RemoteRelease,
} from '@plainday/federation-contract';
import { isShortcut } from '@plainday/shared-utils';
import { appFolder, REMOTE_ENTRY, type RemoteJson, type ShellJson } from '@plainday/tool-rspack';
import { ASSETS_JSON } from './release-files';
import { digestOf, folderDigest } from './digest';
import { publicFiles, readBuiltFiles, versionOf, type LocalFile } from './built-files';

/** Where an app's build lies. */
export type DistOf = (app: string) => string;

/** The builds of this workspace. */
export const workspaceDist: DistOf = (app) => join(appFolder(app), 'dist');

/** Where builds are brought to. */
interface Shelf {
  addFolder(source: string, target: string): Promise<void>;
  addAssets(source: string): Promise<void>;
}

/** A build as it lies in an app's `dist`, described for a release, with the way to bring it into the site. */
export interface Collected<Described, Json = unknown> {
  readonly described: Described;
  readonly json: Json;
  readonly files: readonly LocalFile[];
  readonly copy: (site: Shelf) => Promise<void>;
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

/** The part of a remote's build that is enough to load it. */
export function buildOf({ version, entry, integrity, contract }: RemoteBuild): RemoteBuild {
  return { version, entry, integrity, contract };
}

function refuseGaps(app: string, files: readonly LocalFile[], needed: readonly string[]): void {
  const names = new Set(files.map(({ name }) => name));
  const missing = new Set(needed.filter((name) => !names.has(name)));
  if (missing.size > 0) {
    throw new Error(`The build of '${app}' lacks ${[...missing].join(', ')}. Build it again.`);
  }
}

/** Describes a remote's build. */
export async function collectRemote(
  name: string,
  dist: DistOf,
): Promise<Collected<RemoteRelease, RemoteJson>> {
  const files = await readBuiltFiles(dist(name));
  const version = versionOf(files);
  refuseGaps(name, files, [REMOTE_ENTRY, 'remote.json']);
  const json = await readJson<RemoteJson>(join(dist(name), 'remote.json'));
  refuseGaps(name, files, [...(json.assets ?? []), ...json.modules.flatMap((one) => one.files)]);
  for (const { id, commands = [] } of json.modules) refuseUnknownKeys(id, commands);
  const target = `remotes/${name}/${version}`;
  const base = `/${target}/`;
  const entry = files.find((file) => file.name === REMOTE_ENTRY);
  const described: RemoteRelease = {
    version,
    entry: `${base}${REMOTE_ENTRY}`,
    integrity: entry?.integrity ?? '',
    contract: json.contract,
    modules: json.modules.map((module) => ({
      ...module,
      icon: module.icon.map(([tag, attrs]) => [tag, stringAttributes(attrs)]),
      commands: module.commands ? [...module.commands] : undefined,
      files: module.files.map((file) => `${base}${file}`),
      later: module.later?.map((file) => `${base}${file}`),
      bytes: downloadBytes(files, module.files),
    })),
    files: publicFiles(files, base),
  };
  return { described, json, files, copy: (site) => site.addFolder(dist(name), target) };
}

/** What fetching these files costs, in bytes of their smallest form. */
function downloadBytes(files: readonly LocalFile[], names: readonly string[]): number {
  const wanted = new Set(names);
  return files
    .filter(({ name }) => wanted.has(name))
    .reduce((sum, file) => sum + file.compressedBytes, 0);
}

/** The sheet of shortcuts shows what the manifest says: it must be what handlers understand. */
function refuseUnknownKeys(module: string, commands: readonly CommandManifest[]): void {
  for (const { id, shortcut } of commands) {
    if (shortcut !== undefined && !isShortcut(shortcut)) {
      throw new Error(`'${shortcut}' of command '${module}/${id}' is not a shortcut.`);
    }
  }
}

function stringAttributes(attrs: Readonly<Record<string, string | number | undefined>>) {
  const given = Object.entries(attrs).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  );
  return Object.fromEntries(given);
}

/** Describes the shell's build. */
export async function collectShell(dist: DistOf): Promise<Collected<Release['shell'], ShellJson>> {
  const files = await readBuiltFiles(dist('shell'));
  const version = versionOf(files);
  refuseGaps('shell', files, ['index.html', 'shell.json']);
  const json = await readJson<ShellJson>(join(dist('shell'), 'shell.json'));
  refuseGaps('shell', files, json.assets ?? []);
  const assets = files.filter((file) => file.name.startsWith('assets/'));
  return {
    described: {
      version,
      files: publicFiles(assets, '/'),
      digest: digestOf(files),
      routes: json.routes,
    },
    json,
    files,
    copy: async (site) => {
      await site.addAssets(join(dist('shell'), 'assets'));
      await site.addFolder(dist('shell'), `shell/${version}`);
    },
  };
}

/** The list is what a signature covers: a file beside it would be covered by nothing. */
async function refuseUnlisted(dist: string, files: readonly LocalFile[]): Promise<void> {
  const listed = await readJson<BuiltFile[]>(join(dist, 'pages', ASSETS_JSON));
  const built = publicFiles(
    files.filter(({ name }) => name.startsWith('assets/')),
    '/',
  );
  const known = new Map(listed.map(({ path, integrity }) => [path, integrity]));
  const odd = built.filter(({ path, integrity }) => known.get(path) !== integrity);
  const gone = listed.filter(({ path }) => built.every((file) => file.path !== path));
  const named = [...odd, ...gone].map(({ path }) => path);
  if (named.length === 0) return;
  throw new Error(
    `The build of 'marketing' lists ${named.join(', ')} wrongly in ${ASSETS_JSON}. Build it again.`,
  );
}

/** Describes the public pages. */
export async function collectMarketing(dist: DistOf): Promise<Collected<Release['marketing']>> {
  const files = await readBuiltFiles(dist('marketing'));
  const version = versionOf(files);
  refuseGaps('marketing', files, ['pages/index.html', `pages/${ASSETS_JSON}`]);
  await refuseUnlisted(dist('marketing'), files);
  return {
    described: { version, digest: await folderDigest(join(dist('marketing'), 'pages')) },
    json: null,
    files,
    copy: async (site) => {
      await site.addAssets(join(dist('marketing'), 'assets'));
      await site.addFolder(join(dist('marketing'), 'pages'), `marketing/${version}`);
    },
  };
}
