import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  checkedUrl,
  isInnerAddress,
  Refused,
} from '../../../../supabase/functions/shared/public-address';
import { sendOut } from './send-out';

test.each([
  'http://push.example.org/x',
  'https://user:word@push.example.org/x',
  'https://push.example.org:8443/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://10.1.2.3/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[fd00::1]/x',
  'https://[fe80::1]/x',
  'https://[64:ff9b::7f00:1]/x',
  'https://[2002:7f00:1::]/x',
  'file:///etc/passwd',
  'nonsense',
])('does not go to %s', (address) => {
  expect(() => checkedUrl(address)).toThrow(Refused);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com:443/wpush/v2/x',
  'https://web.push.apple.com/Qx',
  'https://8.8.8.8/x',
  'https://[2a00:1450:4001::1]/x',
])('goes to %s', (address) => {
  expect(checkedUrl(address).protocol).toBe('https:');
});

test('tells inner addresses from public ones', () => {
  const inner = [
    '0.0.0.0',
    '100.64.0.1',
    '192.168.1.1',
    '172.31.0.1',
    '255.255.255.255',
    '::',
    'x',
  ];
  expect(inner.filter((address) => !isInnerAddress(address))).toEqual([]);
  const open = ['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111'];
  expect(open.filter(isInnerAddress)).toEqual([]);
});

test('a name that leads to this machine is refused when it is looked up', async () => {
  const request = { method: 'POST', headers: {}, body: null, timeoutMs: 5000 };
  await expect(sendOut('https://localhost/x', request)).rejects.toThrow(Refused);
});

test('a push goes again where the other side ended the connection it would have gone over', async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (asked === 2) request.socket.resetAndDestroy();
    else response.writeHead(201).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const insteadTo = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = { method: 'POST', headers: {}, timeoutMs: 5000, keepAlive: true, insteadTo };
  const send = async () => (await sendOut('https://push.example.org/x', request)).status;
  expect([await send(), await send()]).toEqual([201, 201]);
  expect(asked).toBe(3);
  server.closeAllConnections();
  server.close();
});

test.each([
  [true, 1],
  [false, 2],
])('two requests with keepAlive %s go over %d connections', async (keepAlive, count) => {
  let connections = 0;
  const server = createServer((_request, response) => void response.writeHead(201).end());
  server.on('connection', () => (connections += 1));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const insteadTo = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = { method: 'GET', headers: {}, timeoutMs: 5000, keepAlive, insteadTo };
  // Read to its end, so that its connection is free again.
  const send = () => sendOut('https://push.example.org/x', { ...request, maxBytes: 100 });
  await send();
  await send();
  expect(connections).toBe(count);
  server.closeAllConnections();
  server.close();
});

test.each(['never answers', 'never ends its answer'])('one that %s is given up', async (which) => {
  const server = createServer((_request, response) => {
    if (which !== 'never answers') response.writeHead(200).write('a');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const insteadTo = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = { method: 'GET', headers: {}, timeoutMs: 100, maxBytes: 100, insteadTo };
  await expect(sendOut('https://slow.example.org/x', request)).rejects.toThrow();
  server.closeAllConnections();
  server.close();
});
