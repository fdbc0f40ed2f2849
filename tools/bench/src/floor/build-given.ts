import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@plainday/tool-rspack';
import {
  compressFolder,
  hostConfig,
  runRspack,
  sharedPackages,
} from '@plainday/tool-rspack/compile';

/** The script of a page, and what it is on the wire (brotli). */
export interface GivenScript {
  readonly name: string;
  readonly body: Buffer;
}

/**
 * Builds a field and a list out of the packages that Plainday is given to be built with, as the shell is built: what
 * they cost before anything of our own.
 */
export async function buildGiven(): Promise<GivenScript> {
  const folder = join(workspaceRoot, 'dist', 'given');
  await rm(folder, { recursive: true, force: true });
  const config = hostConfig(join(import.meta.dirname, 'given-app.tsx'), sharedPackages());
  const stats = await runRspack({ ...config, output: { ...config.output, path: folder } });
  await compressFolder(folder);
  const name = stats.entrypoints?.['main']?.assets?.find((file) => file.name.endsWith('.js'))?.name;
  if (!name) throw new Error('The given packages were built into no script.');
  return { name, body: await readFile(join(folder, `${name}.br`)) };
}
