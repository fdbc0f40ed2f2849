import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Store } from './database';
import { openPglite } from './pglite-database';
import { openEmbedded } from './postgres/embedded-database';
import { openServer } from './server-database';
import type { BackendOptions } from './types';

/** Never beside an existing PostgreSQL cluster: its owner would see an empty account. */
function mayFallBack(dataDir: string): boolean {
  return !existsSync(resolve(dataDir, 'postgres'));
}

/** Opens the database the options name; without a choice PostgreSQL, and PGlite where no binary runs. */
export async function openStore(options: BackendOptions): Promise<Store> {
  const dataDir = resolve(options.dataDir);
  if (options.databaseUrl !== undefined) {
    return openServer(options.databaseUrl);
  }
  if (options.driver === 'pglite') {
    return openPglite(dataDir);
  }
  try {
    return await openEmbedded(dataDir, options.log);
  } catch (error) {
    if (options.driver === 'postgres' || !mayFallBack(dataDir)) {
      throw error;
    }
    const reason = error instanceof Error ? error.message : String(error);
    options.log(`PostgreSQL does not run here, PGlite takes its place. Reason: ${reason}`);
    return openPglite(dataDir);
  }
}
