import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBackup } from '../src/backup/backup-file';
import { prepareData } from '../src/testing/data/prepared-data';
import { digestOf } from './support/digest';
import type { Driver, GatewayProcess } from './support/gateway-process';
import { startGatewayProcess } from './support/gateway-process';
import { connectAsOwner } from './support/owner-sql';
import { holdRows, untilHeld } from './support/backup/hold-rows';
import { addPerson, connect, PASSWORD, type Person } from './support/people';
import { fillTables } from './support/rows';
import { runBackup, startBackup, startCopy } from './support/backup/run-backup';

const run = (driver: Driver, dataDir: string, verb: 'backup' | 'restore', file: string, env = {}) =>
  runBackup(driver, dataDir, [verb, file], env);

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((done) => setTimeout(done, 100));
}

describe.each<Driver>(['postgres', 'pglite'])('backup on %s', (driver) => {
  let root: string;
  let file: string;
  let gateway: GatewayProcess;
  let person: Person;
  let digest: string;
  const folder = (name: string) => join(root, name);
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'plainday-backup-'));
    file = folder('all.backup');
    await prepareData(driver, folder('data'));
    gateway = await startGatewayProcess(driver, folder('data'));
    person = await addPerson(gateway);
    await fillTables(person);
    digest = await digestOf(person);
  });
  afterAll(async () => {
    await gateway.stop();
    await rm(root, { recursive: true, force: true });
  });

  it('is written while the gateway runs; PGlite asks to stop it first', async () => {
    const { code, said } = await run(driver, folder('data'), 'backup', file);
    if (driver === 'pglite') {
      expect([code, said]).toEqual([1, expect.stringContaining('Stop it first.')]);
      await gateway.stop();
      expect((await run(driver, folder('data'), 'backup', file)).code).toBe(0);
      gateway = await startGatewayProcess(driver, folder('data'));
    } else expect([code, said]).toEqual([0, expect.stringMatching(/^\d+ rows are in /)]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(root)).sort()).toEqual(['all.backup', 'data']);
  });

  it('brings every row, account and session back into an empty folder, and only there (M6)', async () => {
    const busy = await run(driver, folder('data'), 'restore', file);
    expect([busy.code, busy.said]).toEqual([1, expect.stringContaining('in use by process')]);
    const { code, said } = await run(driver, folder('again'), 'restore', file);
    expect([code, said]).toEqual([0, expect.stringContaining('is restored')]);
    const full = await run(driver, folder('again'), 'restore', file);
    expect([full.code, full.said]).toEqual([1, expect.stringContaining('holds data already')]);
    const restored = await startGatewayProcess(driver, folder('again'));
    try {
      expect(restored.key).toBe(gateway.key);
      const db = connect(restored);
      const signedIn = await db.auth.signInWithPassword({
        email: person.email,
        password: PASSWORD,
      });
      expect(signedIn.error).toBeNull();
      expect(await digestOf({ ...person, db })).toBe(digest);
      await addPerson(restored);
    } finally {
      await restored.stop();
    }
  });

  if (driver === 'postgres') {
    it('takes a server of its own from one file to another, with DATABASE_URL, after a kill in the middle', async () => {
      const owner = await connectAsOwner(folder('data'));
      await owner.unsafe('create database other');
      const { host, port } = owner.options;
      await owner.end();
      const password = await readFile(join(folder('data'), 'postgres.password'), 'utf8');
      const env = {
        DATABASE_URL: `postgres://postgres:${password.trim()}@${host[0]}:${port[0]}/other`,
      };
      const other = await connectAsOwner(folder('data'), 'other');
      const letGo = await holdRows(other);
      const killed = startBackup(driver, folder('server'), ['restore', file], env);
      expect(await untilHeld(other, killed.child)).toBe(true);
      const made = await other`select where to_regnamespace('gateway') is not null`;
      expect(made).toHaveLength(1);
      killed.child.kill('SIGKILL');
      await killed.ended;
      await letGo();
      await other.end();
      const on = (verb: 'backup' | 'restore', path: string) =>
        run(driver, folder('server'), verb, path, env);
      expect((await on('restore', file)).said).toContain('is restored');
      const full = await on('restore', file);
      expect([full.code, full.said]).toEqual([
        1,
        expect.stringContaining('holds an installation already'),
      ]);

      const restored = await startGatewayProcess(driver, folder('server'), env);
      try {
        const db = connect(restored);
        await db.auth.signInWithPassword({ email: person.email, password: PASSWORD });
        expect(await digestOf({ ...person, db })).toBe(digest);
        const again = await on('backup', folder('again.backup'));
        expect([again.code, again.said]).toEqual([0, expect.stringMatching(/^\d+ rows are in /)]);
      } finally {
        await restored.stop();
      }
      const { counts } = await readBackup(folder('again.backup'));
      const before = await readBackup(file);
      // Signing in has opened a session and was counted; on a server the keys lie in the database.
      const added = Object.entries(counts).filter(([name, rows]) => rows !== before.counts[name]);
      const expected = /^(?:auth\.|gateway\.(?:counts|installation)$)/;
      expect(added.map(([name]) => name).filter((name) => !expected.test(name))).toEqual([]);
    });
  }

  it('refuses a file that is torn or changed, and leaves nothing behind', async () => {
    const bytes = await readFile(file);
    const torn = folder('torn');
    await writeFile(torn, bytes);
    await truncate(torn, bytes.length - 20);
    const none = await run(driver, folder('empty'), 'restore', torn);
    expect([none.code, none.said]).toEqual([1, expect.stringContaining('no whole backup')]);
    expect(existsSync(folder('empty'))).toBe(false);
  });
});

it('a kill in the middle leaves neither half a file nor half an installation nor half a copy (M6)', async () => {
  const root = await mkdtemp(join(tmpdir(), 'plainday-backup-kill-'));
  const file = join(root, 'all.backup');
  const data = join(root, 'data');
  await prepareData('postgres', data);
  const gateway = await startGatewayProcess('postgres', data);
  const person = await addPerson(gateway);
  await fillTables(person);
  expect((await run('postgres', data, 'backup', file)).code).toBe(0);
  const whole = await readFile(file);

  const target = join(root, 'again');
  for (const milliseconds of [1200, 2500]) {
    const restoring = startBackup('postgres', target, ['restore', file]);
    const saving = startBackup('postgres', data, ['backup', file]);
    const copying = startCopy(data, '2026-03-01');
    await new Promise((done) => setTimeout(done, milliseconds));
    const killed = [restoring, saving, copying];
    for (const { child } of killed) child.kill('SIGKILL');
    await Promise.all(killed.map(({ ended }) => ended));
    expect((await readFile(file)).subarray(0, 2)).toEqual(whole.subarray(0, 2));
    if (existsSync(join(target, 'postgres'))) await rm(target, { recursive: true });
  }
  expect((await startCopy(data, '2026-03-01').ended).said).toBe('');
  const copies = join(data, 'backups');
  expect(await readdir(copies)).toEqual(['plainday-2026-03-01.backup']);
  expect((await readdir(data)).filter((name) => name.includes('.new-'))).toEqual([]);

  const copy = join(copies, 'plainday-2026-03-01.backup');
  expect((await run('postgres', target, 'restore', copy)).code).toBe(0);
  await cp(copies, join(target, 'backups'), { recursive: true });
  const restored = await startGatewayProcess('postgres', target, { PLAINDAY_COPIES: '1' });
  const db = connect(restored);
  await db.auth.signInWithPassword({ email: person.email, password: PASSWORD });
  expect(await digestOf({ ...person, db })).toBe(await digestOf(person));

  // The gateway sees to the copies itself, soon after its start.
  const own = join(target, 'backups', `plainday-${new Date().toISOString().slice(0, 10)}.backup`);
  await until(() => existsSync(own));
  await until(() => !existsSync(join(target, 'backups', 'plainday-2026-03-01.backup')));
  expect(restored.output()).not.toContain('missing');
  await Promise.all([restored.stop(), gateway.stop()]);
  await rm(root, { recursive: true, force: true });
});
