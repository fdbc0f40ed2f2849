import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, type Reply } from './reply';
import { writeReply } from './write-reply';

let server: Server;
let reply: Reply;
beforeAll(async () => {
  server = createServer((message, response) => void writeReply(message, response, reply, {}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const get = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

it('gives each cookie a header of its own', async () => {
  reply = { ...json(200, {}), cookies: ['a=1; Path=/', 'b=2'] };
  expect((await get()).headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
  reply = { ...json(200, {}), cookies: [] };
  expect((await get()).headers.getSetCookie()).toEqual([]);
});

it('says all that an answer depends on, whether or not it may be compressed', async () => {
  reply = json(200, {}, { vary: 'cookie' });
  expect((await get()).headers.get('vary')).toBe('cookie, accept-encoding');
  reply = json(200, {});
  expect((await get()).headers.get('vary')).toBe('accept-encoding');
});
