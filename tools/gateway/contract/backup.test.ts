import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf } from './support/digest';
import type { Driver, GatewayProcess } from './support/gateway-process';
import { gatewayCommand, startGatewayProcess } from './support/gateway-process';
import { addPerson, connect, PASSWORD, type Person } from './support/people';
import { fillTables } from './support/rows';

function start(driver: Driver, dataDir: string, verb: 'backup' | 'restore', file: string) {
  const { program, options } = gatewayCommand(driver, dataDir);
  const words = ['--import', 'tsx', 'tools/gateway/src/backup/main.ts', verb, file];
  const child = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}

const run = (...words: Parameters<typeof start>) => start(...words).ended;

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

  it('brings every row, account and session back into an empty folder, and only there', async () => {
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

it('a kill in the middle leaves neither half a file nor half an installation', async () => {
  const root = await mkdtemp(join(tmpdir(), 'plainday-backup-kill-'));
  const file = join(root, 'all.backup');
  const data = join(root, 'data');
  const gateway = await startGatewayProcess('postgres', data);
  const person = await addPerson(gateway);
  await fillTables(person);
  expect((await run('postgres', data, 'backup', file)).code).toBe(0);
  const whole = await readFile(file);

  const target = join(root, 'again');
  for (const milliseconds of [1200, 2500]) {
    const restoring = start('postgres', target, 'restore', file);
    const saving = start('postgres', data, 'backup', file);
    await new Promise((done) => setTimeout(done, milliseconds));
    restoring.child.kill('SIGKILL');
    saving.child.kill('SIGKILL');
    await Promise.all([restoring.ended, saving.ended]);
    expect((await readFile(file)).subarray(0, 2)).toEqual(whole.subarray(0, 2));
    if (existsSync(join(target, 'postgres'))) await rm(target, { recursive: true });
  }
  expect((await run('postgres', target, 'restore', file)).code).toBe(0);
  const restored = await startGatewayProcess('postgres', target);
  const db = connect(restored);
  await db.auth.signInWithPassword({ email: person.email, password: PASSWORD });
  expect(await digestOf({ ...person, db })).toBe(await digestOf(person));
  await Promise.all([restored.stop(), gateway.stop()]);
  await rm(root, { recursive: true, force: true });
});
