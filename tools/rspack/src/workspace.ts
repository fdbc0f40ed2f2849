import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** The folder of an app. */
export function appFolder(name: string): string {
  return join(workspaceRoot, 'apps', name);
}
