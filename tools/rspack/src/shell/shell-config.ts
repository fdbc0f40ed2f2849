import type { Configuration } from '@rspack/core';
import { sharedLibraries } from '../federation/shared';
import { hostConfig } from './host-config';
import { ReleaseIntegrityPlugin } from './release-integrity';

/**
 * The packages of the first script in a file of their own: two files are read side by side while they stream, and
 * browsers keep this one over releases that change none of the packages.
 */
const packages = {
  test: /[\\/]node_modules[\\/]/,
  name: 'packages',
  chunks: 'initial',
  enforce: true,
} as const;

/** What tools keep on this device, in the one file that shared libraries of that name are loaded from. */
const device = {
  test: /[\\/]libs[\\/]data[\\/]device[\\/]/,
  name: 'device',
  chunks: 'async',
  enforce: true,
} as const;

/** The build of the shell: the host of all remotes, which it only learns of at runtime. */
export function shellConfig(): Configuration {
  const host = hostConfig('./src/main.ts', sharedLibraries());
  return {
    ...host,
    optimization: { ...host.optimization, splitChunks: { cacheGroups: { packages, device } } },
    plugins: [...(host.plugins ?? []), new ReleaseIntegrityPlugin()],
  };
}
