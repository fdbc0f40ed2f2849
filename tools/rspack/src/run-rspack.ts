import { rspack, type Configuration, type StatsCompilation } from '@rspack/core';

/** Compiles once. Rejects with the compiler's own messages. */
export function runRspack(config: Configuration): Promise<StatsCompilation> {
  const compiler = rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) return reject(error);
      if (!stats || stats.hasErrors()) {
        return reject(
          new Error(stats?.toString({ preset: 'errors-only' }) ?? 'No build came back.'),
        );
      }
      resolve(stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true }));
    });
  });
}
