import { alone } from './database/alone';
import { createApp } from './app';
import type { Database, Store } from './database/database';
import { applyMigrations } from './schema/migrations';
import { openStore } from './open-database';
import { READ_ALL_SQL } from './schema/row-security';
import { openTables } from './schema/open-tables';
import { OWN_TABLES_SQL } from './schema/own-tables';
import { newComplaints, quietly } from './serve/quiet-console';
import { AUTH_GRANTS_SQL, CLOSED_ROLES_SQL, MISSING_ROLES_SQL, ROLES_SQL } from './schema/roles';
import { serve } from './serve/serving';
import { sharedKeys } from './schema/shared-keys';
import type { Backend, BackendOptions } from './types';

async function refuseWithoutRoles(database: Database): Promise<void> {
  const named = async (sql: string) =>
    (await database.query<{ role: string }>(sql)).map(({ role }) => role).join(', ');
  const missing = await named(MISSING_ROLES_SQL);
  const closed = missing === '' ? await named(CLOSED_ROLES_SQL) : '';
  if (missing === '' && closed === '') return;
  const [user] = await database.query<{ name: string }>('select quote_ident(current_user) as name');
  throw new Error(
    missing === ''
      ? `The user in DATABASE_URL may not act as ${closed}. Let an administrator run: grant ${closed} to ${user?.name}`
      : `The user in DATABASE_URL may not make the roles ${missing}. Let an administrator run: alter role ${user?.name} createrole`,
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

type Ground = Pick<Backend, 'keys' | 'tables'>;

/** Brings roles, auth schema and our schema up to date, in this order. Answers what to run with. */
async function bringUp(database: Database, options: BackendOptions): Promise<Ground> {
  await prepareGround(database, options);
  const applied = await applyMigrations(database);
  await database.transaction((transaction) => transaction.script(READ_ALL_SQL));
  if (applied.length > 0) {
    options.log(`Applied ${applied.length} migrations, up to ${applied.at(-1)}.`);
  }
  const tables = await openTables(database);
  const keys = options.sharesKeys ? await sharedKeys(database, options.keys) : options.keys;
  return { keys, tables };
}

async function prepare(store: Store, options: BackendOptions): Promise<Ground> {
  const database = store.connect();
  // It has one connection, and one process.
  if (store.kind === 'pglite') return bringUp(database, options);
  let ground: Ground = { keys: options.keys, tables: new Set() };
  await alone(database, async () => {
    ground = await bringUp(database, options);
  });
  await database.close();
  return ground;
}

/** Starts database, auth and REST; the schema is up to date when the promise resolves. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const store = await openStore(options);
  try {
    const ground = await prepare(store, options);
    return { kind: store.kind, ...ground, ...serve(store, { ...options, keys: ground.keys }) };
  } catch (error) {
    await store.close().catch(() => undefined);
    throw error;
  }
}
