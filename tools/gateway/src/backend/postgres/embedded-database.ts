import type { Database } from '../database';
import { openServer } from '../server-database';
import { findBinaries } from './binaries';
import { chooseIdentity } from './identity';
import { initialiseCluster, openFolder } from './initialise';
import { stopLeftover } from './leftover';
import { linkLibraries } from './library-links';
import { readPassword } from './password';
import { startServer } from './server';

/** A real PostgreSQL as a child process, its cluster in `<dataDir>/postgres`. */
export async function openEmbedded(
  dataDir: string,
  log: (line: string) => void,
): Promise<Database> {
  await openFolder(dataDir);
  const binaries = await findBinaries();
  await linkLibraries(binaries.postgres);
  const identity = await chooseIdentity(binaries.postgres, dataDir);
  const password = await readPassword(dataDir);
  const cluster = await initialiseCluster({ dataDir, binaries, identity, password });
  if (await stopLeftover(cluster)) {
    log('Stopped the database server of a gateway that had been killed.');
  }
  const server = await startServer({ cluster, binaries, identity, log });
  const url = `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`;
  const database = openServer(url, 'postgres');
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}
