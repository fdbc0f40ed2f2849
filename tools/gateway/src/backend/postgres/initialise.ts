import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeUnfinished, unfinishedDir } from '../database/unfinished';
import type { PostgresBinaries } from './binaries';
import { ownerOf } from './identity';
import type { Identity } from './identity';
import { runAs } from './run';

const INITDB_FLAGS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

interface Cluster {
  dataDir: string;
  binaries: PostgresBinaries;
  identity: Identity;
  password: string;
}

export const clusterOf = (dataDir: string) => join(dataDir, 'postgres');

/** True when there is a cluster. One without its heart is damaged: nothing is made in its place. */
export async function hasCluster(dataDir: string): Promise<boolean> {
  const cluster = clusterOf(dataDir);
  if (existsSync(join(cluster, 'global', 'pg_control'))) return true;
  const entries = await readdir(cluster).catch(() => []);
  if (entries.length === 0) return false;
  throw new Error(
    `The database in ${cluster} is damaged: global/pg_control is missing. Restore a backup into an empty folder with: npm run restore -- <file>`,
  );
}

/**
 * Makes the cluster once: beside its place, then moved there whole, so that a kill in the middle
 * leaves nothing that looks like a database.
 */
export async function initialiseCluster(cluster: Cluster): Promise<void> {
  await removeUnfinished(cluster.dataDir, 'postgres');
  const draft = unfinishedDir(cluster.dataDir, 'postgres');
  const passwordFile = `${draft}.password`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, cluster.password, { mode: 0o600 });
  const owner = ownerOf(cluster.identity);
  if (owner !== undefined) {
    await chown(draft, owner.uid, owner.gid);
    await chown(passwordFile, owner.uid, owner.gid);
  }
  const words = [`--pgdata=${draft}`, `--pwfile=${passwordFile}`, ...INITDB_FLAGS];
  await runAs(cluster.identity, cluster.binaries.initdb, words);
  await rm(passwordFile);
  await rename(draft, clusterOf(cluster.dataDir));
}

/** Lets another user pass (not read) the data folder, when PostgreSQL has to run as one. */
export async function openFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  if (process.getuid?.() === 0) {
    await chmod(dataDir, 0o711);
  }
}
