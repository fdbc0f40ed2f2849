import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../database/database';
import { hiddenTables, pastRowSecurity } from './row-security';

const MIGRATIONS_DIR = fileURLToPath(
  new URL('../../../../../supabase/migrations/', import.meta.url),
);

const HISTORY_SQL = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
alter table supabase_migrations.schema_migrations add column if not exists name text;
`;

/** Any number: two gateways on one server take turns. */
const LOCK_KEY = 729_105_113;

interface Migration {
  version: string;
  name: string;
  path: string;
}

async function listMigrations(): Promise<Migration[]> {
  const files = (await readdir(MIGRATIONS_DIR)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = files.map((file) => {
    const version = file.slice(0, file.indexOf('_'));
    return { version, name: file.slice(version.length + 1, -4), path: join(MIGRATIONS_DIR, file) };
  });
  const twice = migrations.find(({ version }, turn) => version === migrations[turn + 1]?.version);
  if (twice) throw new Error(`Two migrations have the number ${twice.version}: renumber one.`);
  return migrations;
}

/** What is known to others may be anybody's; what is newer than all of ours is of a newer version. */
function refuseNewer(rows: readonly { version: string }[], newest: string): void {
  const newer = rows.map(({ version }) => version).filter((version) => version > newest);
  if (newer.length === 0) return;
  throw new Error(
    `The data belongs to a newer Plainday: its database is at ${newer.sort().at(-1)}, this version knows it up to ${newest}. Start that version, or restore a backup from before into an empty folder (tools/docs/RUNNING.md).`,
  );
}

/** Versions of the migrations that this version knows, and of those that the database has seen. */
export async function knownVersions(
  database: Pick<Database, 'query'>,
): Promise<{ ours: string[]; applied: string[] }> {
  const ours = (await listMigrations()).map(({ version }) => version);
  const [history] = await database.query(
    `select 1 where to_regclass('supabase_migrations.schema_migrations') is not null`,
  );
  const rows = history
    ? await database.query<{ version: string }>(
        'select version from supabase_migrations.schema_migrations order by version',
      )
    : [];
  return { ours, applied: rows.map(({ version }) => version) };
}

/**
 * Applies the migrations the database has not seen, all in one transaction, and remembers them where
 * the Supabase CLI does. Answers the versions applied. With `only` no others than those; else it throws where
 * the database has some that are newer than all of these.
 */
export async function applyMigrations(
  database: Database,
  only?: readonly string[],
): Promise<string[]> {
  const applied: string[] = [];
  const migrations = (await listMigrations()).filter(
    ({ version }) => only === undefined || only.includes(version),
  );
  await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1::bigint)', [LOCK_KEY]);
    await transaction.script(HISTORY_SQL);
    const rows = await transaction.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations',
    );
    const known = new Set(rows.map((row) => row.version));
    if (only === undefined) refuseNewer(rows, migrations.at(-1)?.version ?? '');
    for (const migration of migrations.filter(({ version }) => !known.has(version))) {
      const text = await readFile(migration.path, 'utf8');
      // What a migration changes in rows, it changes in those of everybody.
      const hidden = await hiddenTables(transaction);
      await pastRowSecurity(transaction, hidden, () => transaction.script(text));
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
        [migration.version, migration.name],
      );
      applied.push(migration.version);
    }
  });
  return applied;
}
