import { loadKeys } from './boot/keys';
import { Client } from './testing/client';
import { startProcess, type GatewayProcess } from './testing/gateway-process';
import { tempSite } from './testing/temp-site';

jest.setTimeout(120_000);

it('a session that was signed out, and one of a deleted account, stay ended after a restart (M1)', async () => {
  const site = await tempSite();
  const dataDir = `${site.folder}-data`;
  const env = { PLAINDAY_SITE_DIR: site.folder, PLAINDAY_DATA_DIR: dataDir };
  const begin = async (): Promise<[GatewayProcess, Client]> => {
    const gateway = await startProcess(env);
    const { publishableKey } = await loadKeys(`${dataDir}/keys.json`);
    return [gateway, new Client(gateway.url, publishableKey, dataDir)];
  };
  const [first, before] = await begin();
  const [left, gone, stays] = [
    await before.newSession('left@example.org'),
    await before.newSession('gone@example.org'),
    await before.newSession('stays@example.org'),
  ];
  await before.send('POST', '/auth/v1/logout?scope=global', { token: left });
  await before.send('POST', '/rest/v1/rpc/delete_account', { token: gone, body: {} });
  expect(await first.stop()).toBe(0);

  const [second, after] = await begin();
  const read = async (token: string) =>
    (await after.send('GET', '/rest/v1/tasks', { token })).status;
  expect([await read(left), await read(gone), await read(stays)]).toEqual([401, 401, 200]);
  expect(await second.stop()).toBe(0);
  await site.remove();
});
