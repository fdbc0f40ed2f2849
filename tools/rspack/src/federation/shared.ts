import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';

/**
 * The one list of what shell and remotes share: only libraries whose identity matters (one React, one
 * store, one session). Everything else is bundled, and tree-shaken, where it is used.
 */
const libraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-redux',
  'styled-components',
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

interface SharedLibrary {
  name: string;
  version: string;
  /** Our own libraries: the file that exports what they show. */
  index?: string;
}

function versionOf(packageJson: string): string {
  const { version } = JSON.parse(readFileSync(packageJson, 'utf8')) as { version: string };
  return version;
}

/** All that is shared, with the versions of this workspace. */
export function sharedLibraries(): SharedLibrary[] {
  const external = libraries.map((name) => {
    const packageName = name.split('/')[0] ?? name;
    return {
      name,
      version: versionOf(join(workspaceRoot, 'node_modules', packageName, 'package.json')),
    };
  });
  const own = Object.entries(sharedFolders).map(([name, folder]) => ({
    name,
    version: versionOf(join(workspaceRoot, folder, 'package.json')),
    index: join(workspaceRoot, folder, 'src', 'index.ts'),
  }));
  return [...external, ...own];
}

/** What the shell provides: present at start, one copy. */
export function hostShared(libraries: readonly SharedLibrary[] = sharedLibraries()) {
  return Object.fromEntries(
    libraries.map(({ name, version }) => [
      name,
      // Nobody but the shell provides: it need not check its own copy while it starts.
      { singleton: true, eager: true, version, requiredVersion: false as const },
    ]),
  );
}

/** The same without our own libraries. */
export function hostPackages() {
  return hostShared(sharedLibraries().filter(({ index }) => index === undefined));
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
