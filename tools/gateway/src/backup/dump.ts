import type { Database, Transaction } from '../backend/database/database';
import { hiddenTables } from '../backend/schema/row-security';
import { SCHEMAS } from '../backend/schema/schemas';
import {
  readBackup,
  writeBackup,
  type BackupHeader,
  type BackupPart,
  type WriteOptions,
} from './backup-file';
import { countRows } from './count-rows';

const ROWS = 500;

/** Everything that a backup holds: each table with its columns, as SQL spells them. */
export const TABLES = `
select format('%I.%I', n.nspname, c.relname) as name,
    array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where n.nspname in ${SCHEMAS} and c.relkind = 'r' group by 1 order by 1`;

/** Where sequences stand; one that nobody has asked yet stands nowhere. */
export const SEQUENCES = `
select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as value
  from pg_sequences where schemaname in ${SCHEMAS} order by 1`;

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

interface Standing {
  readonly sequence: string;
  readonly value: string | null;
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
  options: WriteOptions = {},
): Promise<number> {
  await database.transaction(async (transaction) => {
    await transaction.script(BEGIN);
    const found = await transaction.query<{ name: string; columns: string[] }>(TABLES);
    const hidden = new Set(await hiddenTables(transaction));
    const tables: BackupHeader['tables'] = [];
    for (const table of found) {
      options.signal?.throwIfAborted();
      const rows = await countRows(transaction, table.name, hidden.has(table.name));
      tables.push({ ...table, rows });
    }
    await transaction.script('set transaction read only');
    const applied = await transaction.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations order by version',
    );
    async function* parts(): AsyncGenerator<BackupPart> {
      for (const { name } of tables) yield* rowsOf(transaction, name, hidden.has(name));
      for (const { sequence, value } of await transaction.query<Standing>(SEQUENCES)) {
        if (value !== null) yield { sequence, value };
      }
    }
    const migrations = applied.map(({ version }) => version);
    await writeBackup(path, { plainday: 1, ...around, migrations, tables }, parts(), options);
  });
  const { counts } = await readBackup(path);
  return Object.values(counts).reduce((sum, rows) => sum + rows, 0);
}
