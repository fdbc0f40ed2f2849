import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Store } from './database/database';
import { openPglite } from './database/pglite-database';
import { openEmbedded } from './postgres/embedded-database';
import { NoPostgres } from './postgres/programs';
import { openServer } from './database/server-database';
import type { BackendOptions } from './types';

type StoreOptions = Pick<BackendOptions, 'dataDir' | 'databaseUrl' | 'driver' | 'log'>;

function exists(dataDir: string, name: 'postgres' | 'pglite'): boolean {
  return existsSync(resolve(dataDir, name));
}

/**
 * Opens the database the options name. Without a choice: the one that holds data already, else
 * PostgreSQL, else PGlite where no binary runs, and for no other failure. Never an empty one beside another with data.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const dataDir = resolve(options.dataDir);
  if (options.databaseUrl !== undefined) {
    return openServer(options.databaseUrl);
  }
  const hasCluster = exists(dataDir, 'postgres');
  if (
    options.driver === 'pglite' ||
    (options.driver === undefined && !hasCluster && exists(dataDir, 'pglite'))
  ) {
    return openPglite(dataDir);
  }
  try {
    return await openEmbedded(dataDir, options.log);
  } catch (error) {
    if (!(error instanceof NoPostgres) || options.driver === 'postgres' || hasCluster) {
      throw error;
    }
    options.log(`PostgreSQL does not run here, PGlite takes its place. Reason: ${error.message}`);
    return openPglite(dataDir);
  }
}
