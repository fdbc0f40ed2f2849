import { join } from 'node:path';
import { compressFolder } from '../compress';
import { NeedsPlugin } from '../federation/shared-use';
import { runRspack } from '../run-rspack';
import { appFolder } from '../workspace';
import { remoteConfig } from './remote-config';
import { writeRemoteJson } from './remote-json';
import { buildWorkersOf } from './remote-workers';

/** Builds a remote into its `dist`. */
export async function buildRemote(name: string): Promise<void> {
  const plugin = new NeedsPlugin();
  const config = remoteConfig(name);
  const plugins = [...(config.plugins ?? []), plugin];
  const stats = await runRspack({ ...config, plugins });
  await writeRemoteJson(name, stats, plugin.needs, await buildWorkersOf(name));
  await compressFolder(join(appFolder(name), 'dist'));
}
