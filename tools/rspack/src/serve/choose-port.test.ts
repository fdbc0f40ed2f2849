import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { choosePort } from './choose-port';

/** Another program on a port of its own. */
async function occupy(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

it('takes the next port where the usual one is in use, and names the one that was asked for', async () => {
  const { server, port } = await occupy();
  const next = await choosePort(undefined, port);
  expect(next).toBeGreaterThan(port);
  await expect(choosePort(String(port))).rejects.toThrow(`Port ${port} is in use.`);
  server.close();
  await once(server, 'close');
  expect(await choosePort(undefined, port)).toBe(port);
  expect(await choosePort(String(port))).toBe(port);
});

it.each(['', 'x', '0', '-1', '1.5', '65536'])('says that %j is no port', async (named) => {
  await expect(choosePort(named)).rejects.toThrow('is no port');
});
