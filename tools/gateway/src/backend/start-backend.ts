import { alone } from './database/alone';
import { createApp } from './app';
import type { Database, Store } from './database/database';
import { applyMigrations } from './schema/migrations';
import { openStore } from './database/open-database';
import { READ_ALL_SQL } from './schema/row-security';
import { OWN_TABLES_SQL } from './schema/own-tables';
import { newComplaints, quietly } from './serve/quiet-console';
import { AUTH_GRANTS_SQL, MISSING_ROLES_SQL, ROLES_SQL } from './schema/roles';
import { serve } from './serve/serving';
import { sharedKeys } from './schema/shared-keys';
import type { Backend, BackendKeys, BackendOptions } from './types';

async function refuseWithoutRoles(database: Database): Promise<void> {
  const missing = await database.query<{ role: string }>(MISSING_ROLES_SQL);
  if (missing.length === 0) return;
  const [user] = await database.query<{ name: string }>('select quote_ident(current_user) as name');
  const roles = missing.map(({ role }) => role);
  throw new Error(
    `its user may not make the roles ${roles.join(', ')}. Let an administrator run: alter role ${user?.name} createrole`,
  );
}

/** Makes roles and auth schema, in which no table of ours stands yet. */
export async function prepareGround(database: Database, options: BackendOptions): Promise<void> {
  await refuseWithoutRoles(database);
  await database.transaction((transaction) => transaction.script(ROLES_SQL));
  const app = createApp(database, options);
  await quietly(newComplaints(), () => app.ensureSystemSchema());
  await database.transaction((transaction) => transaction.script(AUTH_GRANTS_SQL + OWN_TABLES_SQL));
}

/** Brings roles, auth schema and our schema up to date, in this order. Answers the keys to run with. */
async function bringUp(database: Database, options: BackendOptions): Promise<BackendKeys> {
  await prepareGround(database, options);
  const applied = await applyMigrations(database);
  await database.transaction((transaction) => transaction.script(READ_ALL_SQL));
  if (applied.length > 0) {
    options.log(`Applied ${applied.length} migrations, up to ${applied.at(-1)}.`);
  }
  return options.sharesKeys ? sharedKeys(database, options.keys) : options.keys;
}

async function prepare(store: Store, options: BackendOptions): Promise<BackendKeys> {
  const database = store.connect();
  // It has one connection, and one process.
  if (store.kind === 'pglite') return bringUp(database, options);
  let { keys } = options;
  await alone(database, async () => {
    keys = await bringUp(database, options);
  });
  await database.close();
  return keys;
}

/** Starts database, auth and REST; the schema is up to date when the promise resolves. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const store = await openStore(options);
  try {
    const keys = await prepare(store, options);
    return { kind: store.kind, keys, ...serve(store, { ...options, keys }) };
  } catch (error) {
    await store.close().catch(() => undefined);
    throw error;
  }
}
