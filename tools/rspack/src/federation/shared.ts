import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformApps, workspaceRoot } from '../workspace';

/**
 * The one list of what shell and remotes share: only libraries whose identity matters (one React, one
 * store, one session). Everything else is bundled, and tree-shaken, where it is used.
 */
const libraries = [
  { name: 'react', isCommonJs: true },
  { name: 'react/jsx-runtime', isCommonJs: true },
  { name: 'react-dom', isCommonJs: true },
  { name: 'styled-components', names: ['css', 'default', 'keyframes', 'styled'] },
] as const;

/** Our own shared libraries with their folders. Their versions are raised by `npm run api`. */
export const sharedFolders: Readonly<Record<string, string>> = {
  '@plainday/federation-contract': 'libs/federation/contract',
  '@plainday/data-api': 'libs/data/api',
  '@plainday/data-supabase': 'libs/data/supabase',
  '@plainday/data-device': 'libs/data/device',
  '@plainday/data-tasks': 'libs/data/tasks',
  '@plainday/auth-session': 'libs/auth/session',
};

/** Chunks of the shared libraries that no first screen of the shell needs. */
const lateChunks: Readonly<Record<string, string>> = { '@plainday/data-device': 'device' };

export interface SharedLibrary {
  name: string;
  version: string;
  /** What it exports is one object, not a list of names. */
  isCommonJs?: boolean;
  /** All that is given of a package: the rest of it need not be there. */
  names?: readonly string[];
  /** Our own libraries: the file that exports what they show. */
  index?: string;
  /** It comes when a remote asks for it, in a chunk of this name. */
  chunk?: string;
}

function versionOf(packageName: string): string {
  const file = join(workspaceRoot, 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** All that is shared, with the versions of this workspace. */
export function sharedLibraries(): SharedLibrary[] {
  const external = libraries.map((library) => {
    const packageName = library.name.split('/')[0] ?? library.name;
    return { ...library, version: versionOf(packageName) };
  });
  // A remote outside of this repository has not all of them; here one that is missing is a fault.
  const isOutside = platformApps.length === 0;
  const installed = Object.entries(sharedFolders).filter(
    ([name]) => !isOutside || existsSync(join(workspaceRoot, 'node_modules', name)),
  );
  const own = installed.map(([name, folder]) => ({
    name,
    version: versionOf(name),
    index: join(workspaceRoot, folder, 'src', 'index.ts'),
    ...(lateChunks[name] && { chunk: lateChunks[name] }),
  }));
  return [...external, ...own];
}

/** The same without our own libraries. */
export function sharedPackages(): SharedLibrary[] {
  return sharedLibraries().filter(({ index }) => index === undefined);
}

/** What a remote takes from the shell: never bundled, refused when the shell's version does not fit. */
export function remoteShared() {
  return Object.fromEntries(
    sharedLibraries().map(({ name, version }) => [
      name,
      {
        singleton: true,
        import: false as const,
        strictVersion: true,
        requiredVersion: `^${version}`,
      },
    ]),
  );
}
