import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { workspaceRoot } from '@plainday/tool-rspack';
import type { Packed } from './create/files';
import { versionOf } from './dependencies';
import { writeManifest } from './library';
import { CREATE, versions } from './packed';

/** What a new remote imports beside the platform's packages. */
const IMPORTED = ['react', 'react-dom', 'styled-components', 'lucide', 'zod'];
/** What their tests import, and peers of the platform's packages. */
const FOR_WORK = [
  '@reduxjs/toolkit',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'fake-indexeddb',
  'jest',
  'react-redux',
  'react-router-dom',
];

const withVersions = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, versionOf(name)]));

/** The name of the file that npm packs a package into. */
const tarballOf = (name: string, version: string) =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/** Makes the package that makes a remote: the templates of the generator, and the versions that were packed with it. */
export async function packCreate(target: string): Promise<void> {
  const source = join(workspaceRoot, 'tools/pack/src/create');
  const templates = join(workspaceRoot, 'tools/generators/templates');
  await build({
    entryPoints: [join(source, 'main.ts')],
    outdir: join(target, 'dist'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    logLevel: 'error',
  });
  await mkdir(join(target, 'templates'), { recursive: true });
  for (const layer of ['common', 'device'])
    await cp(join(templates, layer), join(target, 'templates', layer), { recursive: true });
  const packages = [...versions()].filter(([name]) => name !== CREATE);
  const packed: Packed = {
    packages: Object.fromEntries(
      packages.map(([name, version]) => [name, { version, file: tarballOf(name, version) }]),
    ),
    dependencies: withVersions(IMPORTED),
    devDependencies: withVersions(FOR_WORK),
  };
  await writeFile(join(target, 'packed.json'), JSON.stringify(packed, null, 2));
  await writeManifest(target, {
    name: CREATE,
    version: versions().get(CREATE) ?? '',
    license: 'UNLICENSED',
    type: 'module',
    bin: { [CREATE]: './dist/main.js' },
  });
}
