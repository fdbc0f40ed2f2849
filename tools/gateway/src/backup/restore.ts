import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../backend/database/database';
import { connectTo, openServer } from '../backend/database/server-database';
import { MAKE_ROLES_SQL } from '../backend/schema/roles';
import { aboutServer } from '../boot/explain-failure';
import { lockDataDir } from '../boot/data-lock';
import type { GatewayOptions } from '../options';
import { readBackup } from './backup-file';
import { originOf } from './contents';
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

const OWNER = `
select r.rolname as name, quote_ident(r.rolname) as quoted
  from pg_database d join pg_roles r on r.oid = d.datdba
  where d.datname = current_database() and not r.rolsuper
    and (select rolsuper from pg_roles where rolname = current_user)`;

/**
 * Whose the tables become, where that is not the user who restores: what a superuser makes in the database of
 * somebody else, that owner could not use.
 */
async function ownerOf(url: string): Promise<string | undefined> {
  const database = connectTo(url);
  try {
    const [owner] = await database.query<{ name: string; quoted: string }>(OWNER);
    if (owner) {
      const grants = `grant anon, authenticated, service_role to ${owner.quoted}`;
      await database.transaction(({ script }) => script(`${MAKE_ROLES_SQL}; ${grants}`));
    }
    return owner?.name;
  } finally {
    await database.close();
  }
}

async function intoServer(url: string, path: string, options: FillOptions): Promise<void> {
  try {
    const store = openServer(url, await ownerOf(url));
    if (!(await isEmpty(store))) {
      throw new Error(
        'The database in DATABASE_URL holds an installation already. Take an empty one.',
      );
    }
    await fill(store, path, options);
  } catch (error) {
    throw aboutServer(error, { databaseUrl: url });
  }
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
  { dataDir, databaseUrl, db, releaseKey }: GatewayOptions,
  path: string,
  log: (line: string) => void,
): Promise<void> {
  const backup = await readBackup(path);
  const { header } = backup;
  log(originOf(backup, releaseKey));
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
