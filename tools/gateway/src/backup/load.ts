import type { Database, Transaction } from '../backend/database/database';
import { applyMigrations } from '../backend/schema/migrations';
import { readBackup, type BackupHeader, type BackupPart } from './backup-file';

async function put(
  transaction: Transaction,
  columns: ReadonlyMap<string, readonly string[]>,
  part: BackupPart,
): Promise<void> {
  if ('sequence' in part) {
    await transaction.query('select setval($1::regclass, $2::bigint)', [part.sequence, part.value]);
    return;
  }
  const names = columns.get(part.table)?.join(', ') ?? '';
  await transaction.query(
    `insert into ${part.table} (${names}) overriding system value
       select ${names} from json_populate_recordset(null::${part.table}, $1::text::json)`,
    [`[${part.rows.join(',')}]`],
  );
}

/** Tables and columns as this version has them. */
async function check(transaction: Transaction, { tables }: BackupHeader): Promise<void> {
  for (const { name, columns } of tables) {
    await transaction.query(`select ${columns.join(', ')} from ${name} limit 0`);
  }
}

async function count(transaction: Transaction, table: string): Promise<number> {
  const [row] = await transaction.query<{ rows: string | number }>(
    `select count(*) as rows from ${table}`,
  );
  return Number(row?.rows);
}

/**
 * Fills a fresh database from a backup, all or nothing: the migrations the backup knows, its rows without what
 * triggers would add to them, then the migrations since. Throws when a row did not arrive.
 */
export async function load(database: Database, path: string, signal?: AbortSignal): Promise<void> {
  const { header, counts } = await readBackup(path);
  const applied = await applyMigrations(database, header.migrations);
  const unknown = header.migrations.filter((version) => !applied.includes(version));
  if (unknown.length > 0) {
    throw new Error(
      `${path} was made by a newer Plainday. Install that version and restore with it.`,
    );
  }
  const columns = new Map(header.tables.map(({ name, columns: names }) => [name, names]));
  await database.transaction(async (transaction) => {
    await check(transaction, header);
    await transaction.script('set local session_replication_role = replica');
    await transaction.script(`truncate ${[...columns.keys()].join(', ')} cascade`);
    await readBackup(path, (part) => {
      signal?.throwIfAborted();
      return put(transaction, columns, part);
    });
    for (const table of columns.keys()) {
      const rows = await count(transaction, table);
      if (rows !== (counts[table] ?? 0))
        throw new Error(`${table} has ${rows} rows after restoring.`);
    }
  });
  await applyMigrations(database);
}
