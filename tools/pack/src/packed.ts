import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolders, workspaceRoot } from '@plainday/tool-rspack';

/** What a `package.json` says that is packed. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly type: 'module';
  readonly license?: string;
  readonly private?: true;
  readonly sideEffects?: boolean | readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A library that remotes build on. */
export interface Library {
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Of the shell, of tests in this repository, and what reads and writes tasks: others ask for that by offers. */
const INNER = ['federation/host', 'testing/e2e', 'data/tasks'];

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** All libraries that a remote may import, with their folders. */
export function libraries(): readonly Library[] {
  const libs = join(workspaceRoot, 'libs');
  return readdirSync(libs)
    .flatMap((kind) => readdirSync(join(libs, kind)).map((name) => `${kind}/${name}`))
    .filter((path) => !INNER.includes(path))
    .sort()
    .map((path) => {
      const folder = join(libs, path);
      const manifest = readManifest(folder);
      return { name: manifest.name, folder, manifest };
    });
}

/** The packages that are no libraries. */
export const REMOTE_TOOLS = '@plainday/remote-tools';
export const CREATE = 'create-plainday-remote';

/**
 * What shell and remotes share has a version of its own, which a release compares. Everything else has that of the
 * contract: it is of one piece with it.
 */
export function versions(): ReadonlyMap<string, string> {
  const all = libraries();
  const contract = all.find(({ name }) => name === '@plainday/federation-contract');
  if (!contract) throw new Error('There is no contract.');
  const { version } = contract.manifest;
  const own = all.map(
    ({ name, manifest }) => [name, name in sharedFolders ? manifest.version : version] as const,
  );
  return new Map([...own, [REMOTE_TOOLS, version], [CREATE, version]]);
}
