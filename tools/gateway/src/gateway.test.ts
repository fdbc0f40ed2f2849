import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { startGateway } from './gateway';
import type { Gateway, GatewayOptions } from './options';
import { PATIENCE_MS, sendRaw } from './testing/raw-request';
import { tempSite } from './testing/temp-site';

/** A gateway without a backend of its own: quick to start, and everything but the data is there. */
const supabase = { url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_1' };

let folder: string;
let remove: () => Promise<void>;
let gateway: Gateway;
const options = (): GatewayOptions => ({ siteDir: folder, dataDir: `${folder}/data`, supabase });

beforeAll(async () => {
  ({ folder, remove } = await tempSite());
  gateway = await startGateway(options());
});
afterAll(async () => {
  await gateway.close();
  await remove();
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(gateway.url + path, { redirect: 'manual', ...init });

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

function expectSafe(headers: Headers, path: string): void {
  for (const [name, value] of Object.entries(always)) {
    expect([path, name, headers.get(name)]).toEqual([path, name, value]);
  }
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('permissions-policy')).toContain('microphone=(self)');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
}

it('points the browser to the project and serves no backend of its own', async () => {
  expect(await (await get('/config.json')).json()).toEqual({
    supabaseUrl: supabase.url,
    publishableKey: supabase.publishableKey,
    mailbox: false,
  });
  expect(gateway.publishableKey).toBe(supabase.publishableKey);
  for (const path of ['/rest/v1/tasks', '/auth/v1/token', '/dev/mailbox', '/dev/mailbox.json']) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
  const policy = (await get('/dashboard')).headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self' https://abc.supabase.co wss://abc.supabase.co;");
});

it('says that it is live and ready', async () => {
  for (const path of ['/health/live', '/health/ready']) {
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  }
});

it('sends the security headers with every answer', async () => {
  const paths = ['/', '/dashboard', '/nope', '/assets/app.1.js', '/assets/no.js', '/release.json'];
  const more = [
    '/config.json',
    '/health/ready',
    '/rest/v1/tasks',
    '/icon.svg',
    '/pricing/',
    '/functions/v1/x',
  ];
  for (const path of [...paths, ...more, '/%zz', `/${'a'.repeat(9000)}`]) {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      expectSafe((await get(path, { method })).headers, `${method} ${path}`);
    }
  }
  for (const bytes of ['rubbish\r\n\r\n', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n']) {
    const { text } = await sendRaw(Number(new URL(gateway.url).port), bytes, PATIENCE_MS);
    const lines = text.split('\r\n').slice(1);
    const pairs = lines.slice(0, lines.indexOf('')).map((line) => line.split(': ', 2));
    expectSafe(new Headers(pairs as [string, string][]), bytes);
  }
});

it('answers HEAD with the length and without the body', async () => {
  const head = await get('/assets/app.1.js', {
    method: 'HEAD',
    headers: { 'accept-encoding': 'identity' },
  });
  expect(head.headers.get('content-length')).toBe('2000');
  expect(await head.text()).toBe('');
});

it.each([
  ['an address over 8 KiB', `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 414],
  ['headers over 16 KiB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an absolute address', 'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['an address without a slash', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['two slashes', 'GET //evil.example HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
    400,
  ],
  [
    'length and chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a line break in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n', 400],
])('refuses %s', async (_name, bytes, status) => {
  expect((await sendRaw(Number(new URL(gateway.url).port), bytes, PATIENCE_MS)).status).toBe(
    status,
  );
});

it('says what to do when the port is taken', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => blocker.once('listening', resolve));
  const { port } = blocker.address() as AddressInfo;
  await expect(startGateway({ ...options(), port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
  );
  blocker.close();
});

it('refuses an address beyond its number of open requests, and lets others in', async () => {
  const narrow = await startGateway({ ...options(), limits: { openRequestsPerAddress: 1 } });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${narrow.url}/dashboard`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  const refused = answers.filter(({ status }) => status === 429);
  // One refusal is held back at a time; who asks for more meanwhile has to connect again.
  const ways = new Set(refused.map(({ headers }) => headers.get('connection')));
  expect(ways).toEqual(new Set(['keep-alive', 'close']));
  expect((await fetch(`${narrow.url}/dashboard`)).status).toBe(200);
  await narrow.close();
});
