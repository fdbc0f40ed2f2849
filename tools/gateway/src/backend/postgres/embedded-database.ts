import type { Store } from '../database/database';
import { connectTo } from '../database/server-database';
import { chooseIdentity } from './identity';
import { clusterOf, hasCluster, initialiseCluster, openFolder } from './initialise';
import { findPassword, newPassword } from './password';
import { preparePrograms } from './programs';
import { resetPassword } from './reset-password';
import { startServer, type ServerOptions } from './server';
import { stopLeftover } from './leftover';

/**
 * Makes the cluster where there is none, and answers its password. One that was lost is set anew in the
 * cluster first and written down then: a password beside a cluster that does not know it locks it up.
 */
async function openCluster(
  parts: Omit<ServerOptions, 'cluster'> & { dataDir: string },
): Promise<string> {
  const { dataDir, log } = parts;
  const kept = await findPassword(dataDir);
  if (!(await hasCluster(dataDir))) {
    const password = kept ?? (await newPassword(dataDir));
    await initialiseCluster({ ...parts, password });
    return password;
  }
  if (kept !== null) return kept;
  const cluster = clusterOf(dataDir);
  await stopLeftover(cluster);
  const password = await newPassword(dataDir, (fresh) =>
    resetPassword({ ...parts, cluster }, fresh),
  );
  log('The file postgres.password was lost; the database has a new password.');
  return password;
}

/** A real PostgreSQL as a child process, its cluster in `<dataDir>/postgres`. */
export async function openEmbedded(dataDir: string, log: (line: string) => void): Promise<Store> {
  await openFolder(dataDir);
  const binaries = await preparePrograms();
  const identity = await chooseIdentity(binaries.postgres, dataDir);
  const password = await openCluster({ dataDir, binaries, identity, log });
  const cluster = clusterOf(dataDir);
  const server = await startServer({ cluster, binaries, identity, log });
  return {
    kind: 'postgres',
    connect: () => connectTo(`postgres://postgres:${password}@127.0.0.1:${server.port()}/postgres`),
    onChange: server.onChange,
    close: server.stop,
    abandon: server.kill,
  };
}
