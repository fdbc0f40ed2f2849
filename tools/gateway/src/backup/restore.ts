import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../backend/database/database';
import { openStore } from '../backend/database/open-database';
import { lockDataDir } from '../boot/data-lock';
import type { GatewayOptions } from '../options';
import { readBackup } from './backup-file';
import { fill, withRestored, type FillOptions } from './fill';

/** Without accounts: there is nothing, or what a kill left of a restore before its rows came. */
async function isEmpty(store: Store): Promise<boolean> {
  const database = store.connect();
  try {
    const [found] = await database.query(`select 1 where to_regclass('auth.users') is not null`);
    return !found || (await database.query('select 1 from auth.users limit 1')).length === 0;
  } finally {
    await database.close();
  }
}

async function intoServer(url: string, path: string, options: FillOptions): Promise<void> {
  const store = await openStore({ ...options, databaseUrl: url });
  if (!(await isEmpty(store))) {
    throw new Error(
      'The database in DATABASE_URL holds an installation already. Take an empty one.',
    );
  }
  await fill(store, path, options);
}

/** Made beside its place and moved there whole, the database last: a kill in between leaves the folder empty. */
async function intoFolder(path: string, options: FillOptions): Promise<void> {
  await withRestored(path, 'restore', options, async (draft) => {
    for (const name of ['postgres.password', 'postgres', 'pglite']) {
      if (existsSync(join(draft, name))) {
        await rename(join(draft, name), join(options.dataDir, name));
      }
    }
  });
}

/** Brings an installation back from a file, into a folder or a server that holds none. */
export async function restore(
  { dataDir, databaseUrl, db }: GatewayOptions,
  path: string,
  log: (line: string) => void,
): Promise<void> {
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
    if (databaseUrl) await intoServer(databaseUrl, path, { dataDir, log });
    else await intoFolder(path, { dataDir, db, log });
  } finally {
    await lock.release();
  }
}
