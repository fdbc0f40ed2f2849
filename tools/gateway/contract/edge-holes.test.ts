import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type postgres from 'postgres';
import { readBackup, type BackupHeader, type BackupPart } from '../src/backup/backup-file';
import { runBackup } from './support/backup/run-backup';
import { startGatewayProcess, type GatewayProcess } from './support/gateway-process';
import { connectAsOwner } from './support/owner-sql';
import { addPerson, type Person } from './support/people';
import { fillTables } from './support/rows';
import { tally } from './support/tally';

/** Faults that a backup or an erasure could have, planted one by one: what guards against them must find each. */
let gateway: GatewayProcess;
let sql: postgres.Sql;
let person: Person;
beforeAll(async () => {
  gateway = await startGatewayProcess('postgres');
  sql = await connectAsOwner(gateway.dataDir);
  person = await addPerson(gateway);
  await fillTables(person);
});
afterAll(() => sql.end());
afterAll(() => gateway.dispose());

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema$|supabase_migrations$)'
    order by 1`;
const tablesOf = async (on: postgres.Sql): Promise<string[]> =>
  (await on.unsafe<{ name: string }[]>(TABLES)).map(({ name }) => name);

interface Content {
  readonly header: BackupHeader;
  readonly parts: readonly BackupPart[];
}

/** A file as a program with a fault would write it: whole, with the right hash and the number of rows it has. */
async function write(path: string, { header, parts }: Content): Promise<void> {
  const counts: Record<string, number> = {};
  for (const part of parts) {
    if ('table' in part) counts[part.table] = (counts[part.table] ?? 0) + part.rows.length;
  }
  const lines = [header, ...parts].map((line) => `${JSON.stringify(line)}\n`).join('');
  const sha256 = createHash('sha256').update(lines).digest('hex');
  await writeFile(path, gzipSync(`${lines}${JSON.stringify({ sha256, counts })}\n`));
}

/** What is said against a file, by its own reader and by the list of tables; empty where nothing is. */
async function faultsOf(path: string): Promise<string> {
  try {
    const { header } = await readBackup(path);
    const held = header.tables.map(({ name }) => name);
    return (await tablesOf(sql)).filter((name) => !held.includes(name)).join();
  } catch (error) {
    return String(error);
  }
}

it('a backup that leaves out a table, its rows, or one row is found, whichever table it is', async () => {
  const file = join(gateway.dataDir, 'whole.backup');
  expect((await runBackup('postgres', gateway.dataDir, ['backup', file])).code).toBe(0);
  const parts: BackupPart[] = [];
  const { header } = await readBackup(file, async (part) => void parts.push(part));
  const altered = join(gateway.dataDir, 'altered.backup');
  await write(altered, { header, parts });
  expect(await faultsOf(altered)).toBe('');

  const missed: string[] = [];
  let planted = 0;
  async function plant(hole: string, table: string, content: Content): Promise<void> {
    planted += 1;
    await write(altered, content);
    if (!(await faultsOf(altered)).includes(table)) missed.push(`${table}: ${hole}`);
  }
  for (const { name } of header.tables) {
    const of = (part: BackupPart) => 'table' in part && part.table === name;
    const tables = header.tables.filter((table) => table.name !== name);
    const others = parts.filter((part) => !of(part));
    await plant('left out', name, { header: { ...header, tables }, parts: others });
    if (others.length === parts.length) continue;
    await plant('without its rows', name, { header, parts: others });
    const short = parts.map((part) =>
      of(part) && 'rows' in part ? { ...part, rows: part.rows.slice(1) } : part,
    );
    await plant('one row short', name, { header, parts: short });
  }
  tally('planted holes of backups', planted, missed.length);
  expect(missed).toEqual([]);
  expect(planted).toBeGreaterThan(40);
});

/** Thrown to take everything back. */
class Undone extends Error {}

/** Where somebody is named once their account is deleted, in a database with a fault; nothing of it stays. */
async function tracesAfter(fault: string): Promise<string[]> {
  const found: string[] = [];
  const work = sql.begin(async (transaction) => {
    await transaction.unsafe(fault);
    await transaction`delete from auth.users where id = ${person.id}`;
    for (const name of await tablesOf(transaction as unknown as postgres.Sql)) {
      const [row] = await transaction.unsafe<{ rows: string }[]>(
        `select count(*) as rows from ${name} t where t::text ilike any ($1)`,
        [[`%${person.id}%`, `%${person.email}%`]],
      );
      if (row?.rows !== '0') found.push(name);
    }
    throw new Undone();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return found;
}

it('an erasure that leaves out a table is found, whichever it is', async () => {
  expect(await tracesAfter('')).toEqual([]);
  // All keys of a table: rows also go with the rows they belong to.
  const keys = await sql<{ table: string; drops: string }[]>`
    select conrelid::regclass::text as table, string_agg(format('drop constraint %I', conname), ', ') as drops
      from pg_constraint where contype = 'f'
        and connamespace in ('public'::regnamespace, 'auth'::regnamespace) group by 1 order by 1`;
  const holes = [
    ...keys.map(({ table, drops }) => ({ name: table, fault: `alter table ${table} ${drops}` })),
    { name: 'notes of sign-ins', fault: 'drop trigger forget_person on auth.users' },
  ];
  const held = await sql.unsafe<{ name: string }[]>(TABLES);
  const filled = new Set<string>(['notes of sign-ins']);
  for (const { name } of held) {
    const [row] = await sql.unsafe<{ rows: string }[]>(
      `select count(*) as rows from ${name} t where t::text ilike $1`,
      [`%${person.id}%`],
    );
    if (row?.rows !== '0') filled.add(name.replace(/^public\./, ''));
  }
  const planted = holes.filter(({ name }) => filled.has(name));
  const missed: string[] = [];
  for (const { name, fault } of planted) {
    if ((await tracesAfter(fault)).length === 0) missed.push(name);
  }
  tally('planted holes of erasure', planted.length, missed.length);
  expect(missed).toEqual([]);
  expect(planted.length).toBeGreaterThanOrEqual(10);
});
