import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyDeclarations } from './declarations';
import { needsOf, packagesIn } from './dependencies';
import { versions, type Library, type Manifest } from './packed';
import { writeScripts } from './scripts';

const URL_OF_PACKAGE = /url\('([^'./][^']*)'\)/g;
const isStyle = (path: string) => path.endsWith('.css');

/** The doors of a library: the name of each, and its file. */
function doorsOf({ folder, manifest }: Library): [name: string, file: string][] {
  return Object.entries(manifest.exports ?? {}).map(([name, path]) => [
    name,
    join(folder, String(path)),
  ]);
}

/** All text of a folder of scripts. */
async function textOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const scripts = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.js'));
  const texts = scripts.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

/** Where a door leads in the package. */
function packedDoor(path: string) {
  if (isStyle(path)) return path;
  const base = path.replace(/\.tsx?$/, '');
  return { types: `${base}.d.ts`, default: `${base}.js` };
}

export async function writeManifest(target: string, manifest: Manifest): Promise<void> {
  await writeFile(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Makes the package of a library in a folder: scripts, declarations, and what it needs. */
export async function packLibrary(library: Library, target: string): Promise<void> {
  const { name, folder, manifest } = library;
  const source = join(folder, 'src');
  const files = doorsOf(library).map(([, file]) => file);
  const entries = files.filter((file) => !isStyle(file));
  await mkdir(join(target, 'src'), { recursive: true });
  await writeScripts(source, entries, join(target, 'src'));
  const declared = await copyDeclarations(source, entries, join(target, 'src'));
  const styles = files.filter(isStyle);
  for (const file of styles) await cp(file, join(target, 'src', file.slice(source.length)));
  const texts = await Promise.all(styles.map((file) => readFile(file, 'utf8')));
  const fonts = texts.flatMap((text) => [...text.matchAll(URL_OF_PACKAGE)]);
  const used = [
    ...packagesIn(await textOf(join(target, 'src'))),
    ...packagesIn(declared),
    ...fonts.flatMap(([, path = '']) => packagesIn(`from '${path}'`)),
  ];
  await cp(join(folder, 'README.md'), join(target, 'README.md'));
  const doors = Object.entries(manifest.exports ?? {}).map(([door, path]) => [
    door,
    packedDoor(String(path)),
  ]);
  await writeManifest(target, {
    name,
    version: versions().get(name) ?? manifest.version,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: manifest.sideEffects,
    exports: { ...Object.fromEntries(doors), './package.json': './package.json' },
    ...needsOf(name, used),
  });
}
