import type { Database, Transaction } from '../backend/database/database';
import { hiddenTables } from '../backend/schema/row-security';
import { readBackup, writeBackup, type BackupHeader, type BackupPart } from './backup-file';
import { countRows } from './count-rows';

const ROWS = 500;
const SCHEMAS = `('auth', 'public', 'gateway')`;

const TABLES = `
select format('%I.%I', n.nspname, c.relname) as name,
    array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where n.nspname in ${SCHEMAS} and c.relkind = 'r' group by 1 order by 1`;

const SEQUENCES = `
select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as value
  from pg_sequences where schemaname in ${SCHEMAS} and last_value is not null order by 1`;

/** One moment for all that follows; one backup at a time, or the counts of one would wait for the rows of another. */
const BEGIN = `
set transaction isolation level repeatable read;
lock table supabase_migrations.schema_migrations in share update exclusive mode;
set local row_security = off`;

/** Whoever reads as the owner is told of rows that row level security hides, by an error. */
const open = (table: string, isHidden: boolean) => {
  const cursor = `declare backup no scroll cursor for select row_to_json(r)::text as row from ${table} r`;
  return isHidden
    ? `set local role service_role; set local row_security = on; ${cursor}; reset role; set local row_security = off`
    : cursor;
};

async function* rowsOf(
  transaction: Transaction,
  table: string,
  isHidden: boolean,
): AsyncGenerator<BackupPart> {
  await transaction.script(open(table, isHidden));
  for (;;) {
    const rows = await transaction.query<{ row: string }>(`fetch ${ROWS} from backup`);
    if (rows.length === 0) break;
    yield { table, rows: rows.map(({ row }) => row) };
  }
  await transaction.script('close backup');
}

/** What the installation is beside its rows. */
export type Surroundings = Pick<BackupHeader, 'keys' | 'createdAt'>;

/**
 * Writes everything into a file as it stood at one moment, while others go on writing, and reads it back. Throws
 * where the file has not as many rows of a table as the database.
 */
export async function dump(
  database: Pick<Database, 'transaction'>,
  around: Surroundings,
  path: string,
  signal?: AbortSignal,
): Promise<number> {
  await database.transaction(async (transaction) => {
    await transaction.script(BEGIN);
    const found = await transaction.query<{ name: string; columns: string[] }>(TABLES);
    const hidden = new Set(await hiddenTables(transaction));
    const tables: BackupHeader['tables'] = [];
    for (const table of found) {
      signal?.throwIfAborted();
      const rows = await countRows(transaction, table.name, hidden.has(table.name));
      tables.push({ ...table, rows });
    }
    await transaction.script('set transaction read only');
    const applied = await transaction.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations order by version',
    );
    async function* parts(): AsyncGenerator<BackupPart> {
      for (const { name } of tables) yield* rowsOf(transaction, name, hidden.has(name));
      yield* await transaction.query<{ sequence: string; value: string }>(SEQUENCES);
    }
    const migrations = applied.map(({ version }) => version);
    await writeBackup(path, { plainday: 1, ...around, migrations, tables }, parts(), signal);
  });
  const { counts } = await readBackup(path);
  return Object.values(counts).reduce((sum, rows) => sum + rows, 0);
}
