import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { newKey, publicKeyOf, readKey } from '@plainday/tool-release/sign';
import { digestOf } from './support/digest';
import { startGatewayProcess } from './support/gateway-process';
import { startOwnServer, type OwnServer } from './support/pair/own-server';
import { addPerson, connect, PASSWORD, type Person } from './support/people';
import { fillTables } from './support/rows';
import { runBackup, startBackup } from './support/backup/run-backup';

let server: OwnServer;
let root: string;
let file: string;
let person: Person;
let digest: string;
const folder = (name: string) => join(root, name);
const restore = (name: string, path: string, env: Record<string, string>) =>
  runBackup('postgres', folder(name), ['restore', path], env);

beforeAll(async () => {
  server = await startOwnServer();
  root = await mkdtemp(join(tmpdir(), 'plainday-restore-'));
  file = folder('all.backup');
  const env = { DATABASE_URL: await server.newDatabase('plainday') };
  const gateway = await startGatewayProcess('postgres', folder('data'), env);
  person = await addPerson(gateway);
  await fillTables(person);
  digest = await digestOf(person);
  await runBackup('postgres', folder('data'), ['backup', file], env);
  await gateway.stop();
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

/** Starts the service as the owner and looks whether everything is there, and whether a backup of it is whole. */
async function expectService(name: string, env: Record<string, string>): Promise<void> {
  const gateway = await startGatewayProcess('postgres', folder(name), env);
  try {
    const db = connect(gateway);
    const { error } = await db.auth.signInWithPassword({ email: person.email, password: PASSWORD });
    expect(error).toBeNull();
    expect(await digestOf({ ...person, db })).toBe(digest);
    await addPerson(gateway);
    const again = await runBackup(
      'postgres',
      folder(name),
      ['backup', folder(`${name}.backup`)],
      env,
    );
    expect([again.code, again.said]).toEqual([0, expect.stringMatching(/^\d+ rows are in /)]);
  } finally {
    await gateway.stop();
  }
}

/** A file whose lines were rewritten, with a checksum that fits. */
async function rewritten(name: string, change: (lines: string[]) => string[]): Promise<string> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
  const body = change(lines.slice(0, -1))
    .map((line) => `${line}\n`)
    .join('');
  const sha256 = createHash('sha256').update(body).digest('hex');
  const end = JSON.stringify({ ...(JSON.parse(lines.at(-1) ?? '') as object), sha256 });
  await writeFile(folder(name), gzipSync(`${body}${end}\n`));
  return folder(name);
}

it.each(['owner', 'superuser'] as const)(
  'a restore as %s ends with a service that starts as owner, after a try that was broken off (M2)',
  async (who) => {
    const owned = { DATABASE_URL: await server.newDatabase(`as_${who}`) };
    const env = who === 'owner' ? owned : { DATABASE_URL: await server.adminUrl(`as_${who}`) };
    const first = startBackup('postgres', folder(who), ['restore', file], env);
    const isBegun = `select 1 from pg_tables where tablename = 'schema_migrations'`;
    while ((await server.asAdmin(isBegun, `as_${who}`)).length === 0) continue;
    first.child.kill('SIGKILL');
    await first.ended;
    const { code, said } = await restore(who, file, env);
    expect([code, said]).toEqual([0, expect.stringContaining('is restored')]);
    const foreign = await server.asAdmin<{ name: string }[]>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('auth', 'public', 'private', 'gateway', 'supabase_migrations')
           and c.relowner <> 'plainday'::regrole`,
      `as_${who}`,
    );
    expect(foreign).toEqual([]);
    await expectService(who, owned);
    const full = await restore(who, file, env);
    expect([full.code, full.said]).toEqual([1, expect.stringContaining('holds an installation')]);
  },
);

it('each refusal names its true cause (M2)', async () => {
  const env = { DATABASE_URL: await server.newDatabase('refusals') };
  const newer = await rewritten('newer.backup', ([head = '', ...rest]) => [
    head.replace('"migrations":[', '"migrations":["29990101000000",'),
    ...rest,
  ]);
  const later = await restore('refused', newer, env);
  expect([later.code, later.said]).toEqual([
    1,
    expect.stringContaining('made by a newer Plainday'),
  ]);
  await server.asAdmin('alter schema public owner to postgres', 'refusals');
  const denied = await restore('refused', file, env);
  expect(denied.code).toBe(1);
  expect(denied.said).toMatch(/The server in DATABASE_URL cannot be used: .*permission denied/);
  expect(denied.said).not.toContain('must not be written by this user');
  await server.asAdmin('alter schema public owner to pg_database_owner', 'refusals');
  expect((await restore('refused', file, env)).code).toBe(0);

  const older = await rewritten('older.backup', ([head = '', ...rest]) => [
    JSON.stringify({ ...(JSON.parse(head) as object), migrations: [] }),
    ...rest,
  ]);
  const used = { DATABASE_URL: await server.newDatabase('used') };
  await (await startGatewayProcess('postgres', folder('used'), used)).stop();
  const behind = await restore('refused', older, used);
  expect([behind.code, behind.said]).toEqual([
    1,
    expect.stringContaining('is of an older version'),
  ]);
});

const PLANT = `public.ideas; create table public.planted(); --`;
const OTHER = JSON.stringify(PLANT);
const dressed: [string, (lines: string[]) => string[]][] = [
  [
    'a table of the header',
    ([head = '', ...rest]) => [head.replace('"public.ideas"', OTHER), ...rest],
  ],
  [
    'a table of rows',
    (lines) => lines.map((line) => line.replace('{"table":"public.ideas"', `{"table":${OTHER}`)),
  ],
  [
    'a column',
    ([head = '', ...rest]) => [
      head.replace('"title"', `"title) select 1; create table public.planted(); --"`),
      ...rest,
    ],
  ],
  ['a sequence', (lines) => [...lines, JSON.stringify({ sequence: PLANT, value: '1' })]],
  [
    'a table of the server',
    ([head = '', ...rest]) => [head.replace('"public.ideas"', '"pg_catalog.pg_authid"'), ...rest],
  ],
];

it.each(dressed)(
  'a doctored backup with %s of its own is refused by that name and runs nothing (S3)',
  async (what, change) => {
    const name = `doctored_${dressed.findIndex(([other]) => other === what)}`;
    await server.newDatabase(name);
    const doctored = await rewritten(`${name}.backup`, change);
    const { code, said } = await restore(name, doctored, {
      DATABASE_URL: await server.adminUrl(name),
    });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/is no backup of this version|has \d+ rows in the backup/),
    ]);
    const planted = `select 1 from pg_tables where tablename = 'planted'`;
    expect(await server.asAdmin(planted, name)).toEqual([]);
  },
);

it('a backup is signed where the release key is, and a foreign signature is refused (S3)', async () => {
  const env = { DATABASE_URL: await server.newDatabase('signed') };
  await (await startGatewayProcess('postgres', folder('signed'), env)).stop();
  const pem = newKey();
  await writeFile(folder('release.key'), pem);
  const signing = { ...env, PLAINDAY_SIGNING_KEY: folder('release.key') };
  expect(
    (await runBackup('postgres', folder('signed'), ['backup', folder('s.backup')], signing)).code,
  ).toBe(0);
  const check = (key: string, path: string) =>
    runBackup('postgres', folder('x'), ['backup', '--verify', path], { PLAINDAY_RELEASE_KEY: key });
  const own = publicKeyOf(readKey(pem));
  const good = await check(own, folder('s.backup'));
  expect([good.code, good.said]).toEqual([
    0,
    expect.stringContaining('signed with your release key'),
  ]);
  const other = await check(publicKeyOf(readKey(newKey())), folder('s.backup'));
  expect([other.code, other.said]).toEqual([1, expect.stringContaining('signed with another key')]);
  expect((await check(own, file)).said).toContain('does not say who made it');
});
