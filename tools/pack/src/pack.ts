import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { workspaceRoot } from '@plainday/tool-rspack';
import { packCreate } from './create-package';
import { emitDeclarations } from './declarations';
import { packLibrary } from './library';
import { CREATE, libraries, REMOTE_TOOLS } from './packed';
import { packRemoteTools } from './remote-tools';

const made = join(workspaceRoot, '.cache', 'pack');
const folderOf = (name: string) => join(made, name);

/** Makes all packages, each as a folder, and answers where they lie. */
async function makePackages(): Promise<readonly string[]> {
  const all = libraries();
  await rm(made, { recursive: true, force: true });
  await emitDeclarations(all.map(({ folder }) => join(folder, 'src')));
  for (const library of all) await packLibrary(library, folderOf(library.name));
  await packRemoteTools(folderOf(REMOTE_TOOLS));
  await packCreate(folderOf(CREATE));
  return [...all.map(({ name }) => name), REMOTE_TOOLS, CREATE].map(folderOf);
}

async function npm(...args: readonly string[]): Promise<void> {
  const isWindows = process.platform === 'win32';
  const child = spawn('npm', args, {
    cwd: workspaceRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`npm ${args[0]} failed.`);
}

/** As npm wants the folder of a package written. */
const asPackage = (folder: string) => `./${relative(workspaceRoot, folder)}`;

/** Writes all packages as files into a folder. */
export async function writeTarballs(folder: string): Promise<number> {
  const folders = await makePackages();
  await mkdir(folder, { recursive: true });
  await npm('pack', '--silent', '--pack-destination', folder, ...folders.map(asPackage));
  return folders.length;
}

/** Gives all packages to a registry, which npm's own settings know how to reach. */
export async function publishPackages(registry: string): Promise<number> {
  const folders = await makePackages();
  for (const folder of folders)
    await npm('publish', '--silent', '--registry', registry, asPackage(folder));
  return folders.length;
}
