import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** In place of the platform's own: outside of its repository the workspace is one remote, in the folder where one works. */
export const workspaceRoot = process.cwd();

/** The folder of the remote. */
export function appFolder(_name: string): string {
  return workspaceRoot;
}

/** The folder of the site: nothing here says it but `PLAINDAY_SITE_DIR`. */
export function siteFolder(): string {
  const named = process.env['PLAINDAY_SITE_DIR'];
  if (!named) throw new Error('Say which site: PLAINDAY_SITE_DIR is the folder it lies in.');
  const folder = resolve(named);
  if (existsSync(join(folder, 'release.json'))) return folder;
  throw new Error(`PLAINDAY_SITE_DIR names ${folder}, and no site lies there.`);
}

/** A file of the platform, as this package brings it along. */
export function platformFile(name: string): string {
  return join(import.meta.dirname, '..', name);
}

/** Shell and public pages are released from elsewhere. */
export const platformApps: readonly string[] = [];

/** What a build is made from. */
export function sourceFolders(_app: string): readonly string[] {
  return [join(workspaceRoot, 'src')];
}

/** The one remote here, by the name of its package. */
export function remoteNames(): readonly string[] {
  const file = join(workspaceRoot, 'package.json');
  return [(JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name];
}
