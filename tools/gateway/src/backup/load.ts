import type { Database, Transaction } from '../backend/database/database';
import { applyMigrations, knownVersions } from '../backend/schema/migrations';
import { pastRowSecurity } from '../backend/schema/row-security';
import { SCHEMAS } from '../backend/schema/schemas';
import { readBackup, type BackupHeader, type BackupPart } from './backup-file';
import { countRows } from './count-rows';
import { openPlaces, type Places } from './places';

/** Puts a part where it belongs. No name in a statement comes from the file. */
async function put(transaction: Transaction, places: Places, part: BackupPart): Promise<void> {
  if ('sequence' in part) {
    const sequence = places.sequence(part.sequence);
    await transaction.query('select setval($1::regclass, $2::bigint)', [sequence, part.value]);
    return;
  }
  const { name, columns } = places.table(part.table);
  const list = columns.join(', ');
  await transaction.query(
    `insert into ${name} (${list}) overriding system value
       select ${list} from json_populate_recordset(null::${name}, $1::text::json)`,
    [`[${part.rows.join(',')}]`],
  );
}

/** Foreign keys of ours, each as it is dropped and made again: they hold for the whole, not for each part of it. */
const KEYS = `
select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as drop,
    format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as make
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace where k.contype = 'f' and n.nspname in ${SCHEMAS}
  order by c.relname, k.conname`;

/** Does work on tables without what triggers would add to them, as their owner may. */
async function withoutTriggers(
  transaction: Transaction,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await transaction.query<{ drop: string; make: string }>(KEYS);
  const triggers = (change: string) =>
    tables.map((name) => `alter table ${name} ${change} trigger user`);
  await transaction.script([...triggers('disable'), ...keys.map(({ drop }) => drop)].join(';\n'));
  await work();
  await transaction.script([...keys.map(({ make }) => make), ...triggers('enable')].join(';\n'));
}

function refuseOther(
  { migrations }: BackupHeader,
  path: string,
  ours: string[],
  there: string[],
): void {
  if (migrations.some((version) => !ours.includes(version))) {
    throw new Error(
      `${path} was made by a newer Plainday. Install that version and restore with it.`,
    );
  }
  if (there.some((version) => !migrations.includes(version))) {
    throw new Error(
      `The database is at ${there.at(-1)} already, and ${path} is of an older version, at ${migrations.at(-1)}. Take a database in which no gateway was started.`,
    );
  }
}

/**
 * Fills a fresh database from a backup, all or nothing: the migrations the backup knows, its rows without what
 * triggers would add to them, then the migrations since. Throws when a row did not arrive. Can be repeated where it
 * was broken off.
 */
export async function load(database: Database, path: string, signal?: AbortSignal): Promise<void> {
  const { header, counts } = await readBackup(path);
  const { ours, applied } = await knownVersions(database);
  refuseOther(header, path, ours, applied);
  await applyMigrations(database, header.migrations);
  await database.transaction(async (transaction) => {
    const places = await openPlaces(transaction, path, header);
    const { names, forced } = places;
    const fill = async () => {
      await transaction.script(`truncate ${names.join(', ')}`);
      await readBackup(path, (part) => {
        signal?.throwIfAborted();
        return put(transaction, places, part);
      });
      for (const table of header.tables) {
        const { name } = places.table(table.name);
        const rows = await countRows(transaction, name, false);
        if (rows !== (counts[table.name] ?? 0))
          throw new Error(`${name} has ${rows} rows after restoring.`);
      }
    };
    await withoutTriggers(transaction, names, () => pastRowSecurity(transaction, forced, fill));
  });
  await applyMigrations(database);
}
