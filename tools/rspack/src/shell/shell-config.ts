import type { Configuration } from '@rspack/core';
import { hostShared } from '../federation/shared';
import { hostConfig } from './host-config';
import { ReleaseIntegrityPlugin } from './release-integrity';

/** The build of the shell: the host of all remotes, which it only learns of at runtime. */
export function shellConfig(): Configuration {
  const host = hostConfig('./src/main.tsx', hostShared());
  return { ...host, plugins: [...(host.plugins ?? []), new ReleaseIntegrityPlugin()] };
}
