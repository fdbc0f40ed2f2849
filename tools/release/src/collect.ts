import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  CommandManifest,
  Release,
  RemoteBuild,
  RemoteRelease,
} from '@plainday/federation-contract';
import { isShortcut } from '@plainday/shared-utils';
import { appFolder, REMOTE_ENTRY, type RemoteJson, type ShellJson } from '@plainday/tool-rspack';
import { publicFiles, readBuiltFiles, versionOf, type LocalFile } from './built-files';
import type { Site } from './site';

const dist = (app: string) => join(appFolder(app), 'dist');

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

function buildOf({ version, entry, integrity, contract }: RemoteRelease): RemoteBuild {
  return { version, entry, integrity, contract };
}

/** Copies a remote's build into the site and describes it; the build it replaces becomes its fallback. */
export async function collectRemote(
  site: Site,
  name: string,
  live: RemoteRelease | undefined,
): Promise<RemoteRelease> {
  const files = await readBuiltFiles(dist(name));
  const version = versionOf(files);
  if (live?.version === version) return live;
  const entryFile = files.find((file) => file.name === REMOTE_ENTRY);
  if (!entryFile) throw new Error(`The build of '${name}' has no ${REMOTE_ENTRY}. Build it again.`);

  const target = `remotes/${name}/${version}`;
  const base = `/${target}/`;
  const json = await readJson<RemoteJson>(join(dist(name), 'remote.json'));
  for (const { id, commands = [] } of json.modules) refuseUnknownKeys(id, commands);
  await site.addFolder(dist(name), target);
  return {
    version,
    entry: `${base}${REMOTE_ENTRY}`,
    integrity: entryFile.integrity,
    contract: json.contract,
    modules: json.modules.map((module) => ({
      ...module,
      icon: module.icon.map(([tag, attrs]) => [tag, stringAttributes(attrs)]),
      commands: module.commands ? [...module.commands] : undefined,
      files: module.files.map((file) => `${base}${file}`),
      bytes: downloadBytes(files, module.files),
    })),
    files: publicFiles(files, base),
    previous: live ? buildOf(live) : undefined,
  };
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

/** Copies the shell's build into the site and describes it. */
export async function collectShell(site: Site): Promise<Release['shell']> {
  const files = await readBuiltFiles(dist('shell'));
  const version = versionOf(files);
  const { routes } = await readJson<ShellJson>(join(dist('shell'), 'shell.json'));
  await site.addAssets(join(dist('shell'), 'assets'));
  await site.addFolder(dist('shell'), `shell/${version}`);
  const assets = files.filter((file) => file.name.startsWith('assets/'));
  return { version, files: publicFiles(assets, '/'), routes };
}

/** Copies the public pages into the site. */
export async function collectMarketing(site: Site): Promise<Release['marketing']> {
  const version = versionOf(await readBuiltFiles(dist('marketing')));
  await site.addAssets(join(dist('marketing'), 'assets'));
  await site.addFolder(join(dist('marketing'), 'pages'), `marketing/${version}`);
  return { version };
}
