import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { shareSockets } from './sockets';

let server: Server;
let open: Socket[];
let answers: (() => void)[];
/** Sockets that have come to the server. */
let arrived: number;
beforeEach(async () => {
  [open, answers, arrived] = [[], [], 0];
  server = createServer((message, response) => {
    if (message.url === '/slow') answers.push(() => response.end('late'));
    else response.end('ok');
  });
});
afterEach(async () => {
  for (const socket of open) socket.destroy();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

async function listen(total: number, perPeer?: number): Promise<void> {
  shareSockets(server, { total, perPeer });
  server.on('connection', () => (arrived += 1));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((done) => setImmediate(done));
}

/** What a socket hears first. */
async function answer({ heard }: { heard(): string }): Promise<string> {
  await until(() => heard() !== '');
  return heard();
}

/** Opens a socket and writes, once the server knows of it; what came back is read with `heard`. */
async function dial(bytes = ''): Promise<{ heard(): string; closed: Promise<unknown> }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  open.push(socket);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise((done) => socket.once('close', done));
  await new Promise((done) => socket.once('connect', done));
  await until(() => arrived === open.length);
  socket.write(bytes);
  return { heard: () => text, closed };
}

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const SLOW = 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n';

it('takes the place of a half sent head for who comes next (M2)', async () => {
  await listen(100, 3);
  const halves = [await dial('GET / HTTP/1.1\r\n'), await dial(''), await dial('GET /')];
  expect(await answer(await dial(GET))).toContain('200 OK');
  await halves[0]?.closed;
});

it('never cuts a request that is being answered: the newcomer is told to come again', async () => {
  await listen(100, 2);
  const working = [await dial(SLOW), await dial(SLOW)];
  await until(() => answers.length === 2);
  const next = await dial(GET);
  await next.closed;
  expect(next.heard()).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5/);
  for (const finish of answers) finish();
  for (const one of working) expect(await answer(one)).toContain('late');
  expect(await answer(await dial(GET))).toContain('200 OK');
});

it('shares all places when they are taken, also behind a proxy', async () => {
  await listen(2);
  expect(await answer(await dial(GET))).toContain('200 OK');
  await dial('');
  expect(await answer(await dial(GET))).toContain('200 OK');
});

it('lets resting sockets go sooner once half of the places are taken', async () => {
  await listen(4);
  await dial('');
  expect(server.keepAliveTimeout).toBe(30_000);
  await dial('');
  await dial('');
  expect(server.keepAliveTimeout).toBe(5_000);
});
