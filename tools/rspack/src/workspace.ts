import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** The folder of an app. */
export function appFolder(name: string): string {
  return join(workspaceRoot, 'apps', name);
}

/** The folder of the published site: `PLAINDAY_SITE_DIR`, or `dist/site` where it is empty or absent. */
export function siteFolder(): string {
  return resolve(process.env['PLAINDAY_SITE_DIR'] || join(workspaceRoot, 'dist', 'site'));
}
