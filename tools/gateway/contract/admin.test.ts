import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programWords } from '../src/testing/programs';
import { runBackup, startScript } from './support/backup/run-backup';
import { startGatewayProcess } from './support/gateway-process';
import { startOwnServer, type OwnServer } from './support/pair/own-server';
import { adminSuite } from './suites/admin.suite';

describe.each(['postgres', 'pglite'] as const)('commands of an operator on %s', (driver) => {
  adminSuite({ driver, start: () => startGatewayProcess(driver), env: () => ({}) });
});

describe('commands of an operator on a server of their own, as its owner', () => {
  let server: OwnServer;
  let env: Record<string, string>;
  afterAll(() => server.stop());
  adminSuite({
    driver: 'postgres',
    start: async () => {
      server = await startOwnServer();
      env = { DATABASE_URL: await server.newDatabase('plainday') };
      const folder = await mkdtemp(join(tmpdir(), 'plainday-admin-'));
      return startGatewayProcess('postgres', folder, env);
    },
    env: () => env,
  });
});

it('PGlite: only who reads the data folder can give commands, and only while the gateway runs', async () => {
  const gateway = await startGatewayProcess('pglite');
  const path = join(gateway.dataDir, 'admin.json');
  expect((await stat(path)).mode & 0o077).toBe(0);
  const { port, token } = JSON.parse(await readFile(path, 'utf8')) as {
    port: number;
    token: string;
  };
  const send = (authorization: string, method = 'POST', body: string | null = '["list"]') =>
    fetch(`http://127.0.0.1:${port}`, { method, body, headers: { authorization } });
  for (const given of ['', 'Bearer ', `Bearer ${token}x`, token, `Basic ${token}`]) {
    expect((await send(given)).status).toBe(404);
  }
  expect((await send(`Bearer ${token}`, 'GET', null)).status).toBe(404);
  for (const body of ['', '{', '7', '[1]', `["${'x'.repeat(5000)}"]`]) {
    expect(await (await send(`Bearer ${token}`, 'POST', body)).json()).toHaveProperty('error');
  }
  expect(await (await send(`Bearer ${token}`)).json()).toHaveProperty('lines');
  await gateway.stop();
  await expect(stat(path)).rejects.toThrow('ENOENT');
  await expect(send(`Bearer ${token}`)).rejects.toThrow();
  await gateway.dispose();
});

it('says where there is nothing to work on, and makes no database there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plainday-admin-'));
  const none = {
    code: 1,
    said: `No data lies in ${folder}. PLAINDAY_DATA_DIR says where it does.\n`,
  };
  const list = [...programWords('admin'), 'list'];
  expect(await startScript('postgres', folder, list).ended).toEqual(none);
  expect(await runBackup('postgres', folder, ['backup', join(folder, 'a.backup')])).toEqual(none);
  const env = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_p_1' };
  const elsewhere = await startScript('postgres', folder, list, env).ended;
  expect(elsewhere).toEqual({ code: 1, said: expect.stringContaining('SUPABASE_URL is set') });
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
