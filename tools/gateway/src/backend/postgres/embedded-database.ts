import type { Store } from '../database';
import { connectTo } from '../server-database';
import { findBinaries } from './binaries';
import { openPrograms } from './open-programs';
import { chooseIdentity } from './identity';
import { initialiseCluster, openFolder } from './initialise';
import { linkLibraries } from './library-links';
import { readPassword } from './password';
import { startServer } from './server';

/** A real PostgreSQL as a child process, its cluster in `<dataDir>/postgres`. */
export async function openEmbedded(dataDir: string, log: (line: string) => void): Promise<Store> {
  await openFolder(dataDir);
  const found = await findBinaries();
  await linkLibraries(found.postgres);
  const binaries = await openPrograms(found);
  const identity = await chooseIdentity(binaries.postgres, dataDir);
  const password = await readPassword(dataDir);
  const cluster = await initialiseCluster({ dataDir, binaries, identity, password });
  const server = await startServer({ cluster, binaries, identity, log });
  return {
    kind: 'postgres',
    connect: () => connectTo(`postgres://postgres:${password}@127.0.0.1:${server.port()}/postgres`),
    onChange: server.onChange,
    close: server.stop,
  };
}
