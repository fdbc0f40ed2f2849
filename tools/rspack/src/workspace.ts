import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** The folder of an app. */
export function appFolder(name: string): string {
  return join(workspaceRoot, 'apps', name);
}

/** The folder of what is served alone: of an app, or of the gallery of the kit. */
export function servedFolder(name: string): string {
  return name === 'ui-gallery' ? join(workspaceRoot, 'libs', 'ui', 'gallery') : appFolder(name);
}

/** The folder of the published site: `PLAINDAY_SITE_DIR`, or `dist/site` where it is empty or absent. */
export function siteFolder(): string {
  return resolve(process.env['PLAINDAY_SITE_DIR'] || join(workspaceRoot, 'dist', 'site'));
}

/** A file that lies in the root of the platform. */
export function platformFile(name: string): string {
  return join(workspaceRoot, name);
}

/** Apps that are no remotes. */
export const platformApps: readonly string[] = ['shell', 'marketing'];

/** What a build of an app is made from: what is watched while somebody works on it. */
export function sourceFolders(app: string): readonly string[] {
  return [join(appFolder(app), 'src'), join(workspaceRoot, 'libs')];
}

/** The remotes there are: the apps that expose one. */
export function remoteNames(): readonly string[] {
  return readdirSync(join(workspaceRoot, 'apps'))
    .filter((app) => existsSync(join(appFolder(app), 'src', 'remote.ts')))
    .sort();
}
