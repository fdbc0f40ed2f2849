import type { Database, Transaction } from '../backend/database/database';
import type { BackupHeader, BackupPart } from './backup-file';

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

async function* rowsOf(transaction: Transaction, table: string): AsyncGenerator<BackupPart> {
  await transaction.script(
    `declare backup no scroll cursor for select row_to_json(r)::text as row from ${table} r`,
  );
  for (;;) {
    const rows = await transaction.query<{ row: string }>(`fetch ${ROWS} from backup`);
    if (rows.length === 0) break;
    yield { table, rows: rows.map(({ row }) => row) };
  }
  await transaction.script('close backup');
}

/** What the installation is beside its rows. */
export type Surroundings = Pick<BackupHeader, 'keys' | 'createdAt'>;

/** Reads everything as it stood at one moment, while others go on writing, and hands it to `write`. */
export async function dump(
  database: Pick<Database, 'transaction'>,
  around: Surroundings,
  write: (header: BackupHeader, parts: AsyncIterable<BackupPart>) => Promise<void>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.script('set transaction isolation level repeatable read, read only');
    const tables = await transaction.query<{ name: string; columns: string[] }>(TABLES);
    const applied = await transaction.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations order by version',
    );
    async function* parts(): AsyncGenerator<BackupPart> {
      for (const { name } of tables) yield* rowsOf(transaction, name);
      yield* await transaction.query<{ sequence: string; value: string }>(SEQUENCES);
    }
    const migrations = applied.map(({ version }) => version);
    await write({ plainday: 1, ...around, migrations, tables }, parts());
  });
}
