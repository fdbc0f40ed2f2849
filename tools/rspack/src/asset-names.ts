import type { StatsCompilation } from '@rspack/core';

/** Names of all files a build has emitted, in order. */
export function assetNames(stats: StatsCompilation): string[] {
  return (stats.assets ?? []).map(({ name }) => name).sort();
}
