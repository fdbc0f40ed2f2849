import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@plainday/tool-rspack';
import { versions, type Manifest } from './packed';

/** There is one of each in a page: who uses a package brings it, in the version that the platform has. */
const PEERS = [
  'react',
  'react-dom',
  'styled-components',
  '@reduxjs/toolkit',
  'react-redux',
  'react-router-dom',
];

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*['"]([@\w][\w@./:-]*)['"]/g;

/** What a text imports of packages, by their names. */
export function packagesIn(text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => packageOf(specifier));
}

function packageOf(specifier: string): string[] {
  if (specifier.startsWith('node:')) return [];
  const [scope = '', name = ''] = specifier.split('/');
  return [scope.startsWith('@') ? `${scope}/${name}` : scope];
}

const read = (...path: string[]) =>
  JSON.parse(readFileSync(join(workspaceRoot, ...path, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly devDependencies?: Readonly<Record<string, string>>;
  };

const { dependencies = {}, devDependencies = {} } = read();

/** The version of a package that the platform is built and tested with. */
export function versionOf(name: string): string {
  return (
    versions().get(name) ??
    dependencies[name] ??
    devDependencies[name] ??
    read('node_modules', name).version
  );
}

/** What a package needs, as its `package.json` says it. */
export function needsOf(
  own: string,
  names: Iterable<string>,
): Required<Pick<Manifest, 'dependencies' | 'peerDependencies'>> {
  const wanted = [...new Set(names)].filter((name) => name !== own).sort();
  const pick = (isMeant: (name: string) => boolean) =>
    Object.fromEntries(wanted.filter(isMeant).map((name) => [name, versionOf(name)]));
  return {
    dependencies: pick((name) => !PEERS.includes(name)),
    peerDependencies: pick((name) => PEERS.includes(name)),
  };
}
