import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBackup } from '../src/backup/backup-file';
import { TABLES } from './support/database';
import { startGatewayProcess, type GatewayProcess } from './support/gateway-process';
import { startOwnServer, type OwnServer } from './support/pair/own-server';
import { addPerson } from './support/people';
import { fillTables } from './support/rows';
import { runBackup, startCopy, todaysCopy, writeOlderBackup } from './support/backup/run-backup';

let server: OwnServer;
let root: string;
let env: { DATABASE_URL: string };
let gateway: GatewayProcess;
const folder = (name: string) => join(root, name);
const backup = (file: string) => runBackup('postgres', folder('data'), ['backup', file], env);

beforeAll(async () => {
  server = await startOwnServer();
  root = await mkdtemp(join(tmpdir(), 'plainday-owner-'));
  env = { DATABASE_URL: await server.newDatabase('plainday') };
  gateway = await startGatewayProcess('postgres', folder('data'), env);
  await fillTables(await addPerson(gateway));
});
afterAll(() => gateway.stop());
afterAll(() => server.stop());
afterAll(() => rm(root, { recursive: true, force: true }));

/** The rows of each table as a superuser counts them, whom nothing is hidden from. */
async function countAll(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const sql = `select count(*)::int as rows from public.${table}`;
    const [found] = await server.asAdmin<{ rows: number }[]>(sql, 'plainday');
    counts[`public.${table}`] = found?.rows ?? -1;
  }
  return counts;
}

it('a backup by the owner of the database, who is no superuser, holds every row (B1)', async () => {
  const file = folder('all.backup');
  const { code, said } = await backup(file);
  expect([code, said]).toEqual([0, expect.stringMatching(/^\d+ rows are in /)]);
  const held = await countAll();
  expect(held['public.tasks']).toBe(4);
  expect((await readBackup(file)).counts).toEqual(expect.objectContaining(held));
});

it('a backup leaves out no table of the database but the history of migrations (B1)', async () => {
  const all = await server.asAdmin<{ name: string }[]>(
    `select schemaname || '.' || tablename as name from pg_tables
       where schemaname !~ '^(pg_|information_schema$|supabase_migrations$)' order by 1`,
    'plainday',
  );
  const { header } = await readBackup(folder('all.backup'));
  expect(header.tables.map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name));
});

it('so does the copy of a day, while people go on working (B1)', async () => {
  expect((await startCopy(folder('data'), '2026-03-01', env).ended).said).toBe('');
  const copy = join(folder('data'), 'backups', 'plainday-2026-03-01.backup');
  expect((await readBackup(copy)).counts).toEqual(expect.objectContaining(await countAll()));
});

it.each(TABLES)(
  'a backup that could not hold the rows of %s fails and names it (B1)',
  async (table) => {
    const file = folder('lacking.backup');
    // What hides rows from whoever reads everything: it counts, and row security does not hide that count.
    const hiding = 'create policy hiding on public.$1 as restrictive for select using (false)';
    await server.asAdmin(hiding.replace('$1', table), 'plainday');
    try {
      const { code, said } = await backup(file);
      expect([code, said]).toEqual([1, expect.stringContaining(`public.${table}`)]);
      expect(existsSync(file)).toBe(false);
      const daily = await startCopy(folder('data'), '2026-03-02', env).ended;
      expect(daily.said).toContain('The copy of today is missing');
      expect(daily.said).toContain(`public.${table}`);
    } finally {
      await server.asAdmin(`drop policy hiding on public.${table}`, 'plainday');
    }
  },
);

it('is tried without touching the data: what it holds, and whether all of it comes back (B1)', async () => {
  const file = folder('all.backup');
  const { code, said } = await runBackup('postgres', folder('nowhere'), [
    'backup',
    '--verify',
    file,
  ]);
  expect([code, said]).toEqual([0, expect.stringContaining('restored on trial, and every row')]);
  expect(said).toMatch(/^ +4 public\.tasks$/m);
  expect(existsSync(folder('nowhere'))).toBe(false);
});

it('an empty copy of an older version is told of once, and refused on trial (B1)', async () => {
  const copies = join(folder('data'), 'backups');
  const older = join(copies, 'plainday-2026-02-28.backup');
  await writeOlderBackup(folder('all.backup'), older, (table) => !table.startsWith('public.'));
  await writeOlderBackup(
    folder('all.backup'),
    join(copies, 'plainday-2026-02-27.backup'),
    () => true,
  );
  const tried = await runBackup('postgres', folder('nowhere'), ['backup', '--verify', older]);
  expect([tried.code, tried.said]).toEqual([
    1,
    expect.stringContaining('nothing that anybody wrote'),
  ]);
  await gateway.stop();
  gateway = await startGatewayProcess('postgres', folder('data'), { ...env, PLAINDAY_COPIES: '9' });
  while (!existsSync(join(copies, todaysCopy())))
    await new Promise((done) => setTimeout(done, 100));
  const told = gateway
    .output()
    .match(/plainday-2026-\d\d-\d\d\.backup.*hold accounts and nothing/g);
  expect(told).toEqual([expect.stringMatching(/^plainday-2026-02-28\.backup: these/)]);
});
