import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../backend/database';
import { openStore } from '../backend/open-database';
import { prepareGround } from '../backend/start-backend';
import { removeUnfinished, unfinishedDir } from '../backend/unfinished';
import { lockDataDir } from '../boot/data-lock';
import type { GatewayOptions } from '../options';
import { readBackup } from './backup-file';
import { load } from './load';

/** Only to make the auth schema: nothing is signed and nothing sent while a backup is read. */
const passing = () => ({
  keys: {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: randomBytes(24).toString('base64url'),
    secretKey: randomBytes(24).toString('base64url'),
  },
  siteUrl: 'http://localhost',
  sendEmail: () => Promise.resolve(),
});

async function fill(store: Store, dataDir: string, path: string, log: (line: string) => void) {
  const database = store.connect();
  try {
    await prepareGround(database, { dataDir, log, ...passing() });
    await load(database, path);
  } finally {
    await database.close();
    await store.close();
  }
}

async function isEmpty(store: Store): Promise<boolean> {
  const database = store.connect();
  const rows = await database.query(`select from pg_namespace where nspname = 'gateway'`);
  await database.close();
  return rows.length === 0;
}

async function intoServer(url: string, dataDir: string, path: string, log: (line: string) => void) {
  const store = await openStore({ dataDir, databaseUrl: url, log });
  if (!(await isEmpty(store))) {
    throw new Error(
      'The database in DATABASE_URL holds an installation already. Take an empty one.',
    );
  }
  await fill(store, dataDir, path, log);
}

/** Made beside its place and moved there whole, the database last: a kill in between leaves the folder empty. */
async function intoFolder(
  { dataDir, db }: GatewayOptions,
  path: string,
  log: (line: string) => void,
): Promise<void> {
  await removeUnfinished(dataDir, 'restore');
  const draft = unfinishedDir(dataDir, 'restore');
  await mkdir(draft, { mode: 0o700 });
  try {
    await fill(await openStore({ dataDir: draft, driver: db, log }), draft, path, log);
    for (const name of ['postgres.password', 'postgres', 'pglite']) {
      if (existsSync(join(draft, name))) await rename(join(draft, name), join(dataDir, name));
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Brings an installation back from a file, into a folder or a server that holds none. */
export async function restore(
  options: GatewayOptions,
  path: string,
  log: (line: string) => void,
): Promise<void> {
  const { dataDir, databaseUrl } = options;
  const { header } = await readBackup(path);
  const lock = await lockDataDir(dataDir);
  try {
    const isFull = ['postgres', 'pglite'].some((name) => existsSync(join(dataDir, name)));
    if (isFull && !databaseUrl) {
      throw new Error(
        `${dataDir} holds data already. Restore into an empty folder: PLAINDAY_DATA_DIR=<folder> npm run restore -- <file>`,
      );
    }
    if (header.keys !== null) {
      await writeFile(join(dataDir, 'keys.json'), header.keys, { mode: 0o600 });
    }
    if (databaseUrl) await intoServer(databaseUrl, dataDir, path, log);
    else await intoFolder(options, path, log);
  } finally {
    await lock.release();
  }
}
