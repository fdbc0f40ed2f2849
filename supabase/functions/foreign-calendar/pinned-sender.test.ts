import { createServer, type RequestListener } from 'node:http';
import { connect as connectSocket, type AddressInfo, type Socket } from 'node:net';
import { pinnedSender, type Network } from './pinned-sender';

/** Deno's connection on a socket of Node. */
function connectionOf(socket: Socket) {
  const pieces = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let left: Buffer | null = null;
  return {
    async read(into: Uint8Array) {
      if (!left) {
        const { value, done } = await pieces.next();
        if (done) return null;
        left = value;
      }
      const count = Math.min(into.length, left.length);
      into.set(left.subarray(0, count));
      left = count < left.length ? left.subarray(count) : null;
      return count;
    },
    write: (bytes: Uint8Array) =>
      new Promise<number>((done) => socket.write(bytes, () => done(bytes.length))),
    close: () => void socket.destroy(),
  };
}

/** Serves, and asks as Supabase does: what is a public address there, is this server. */
async function ask(listener: RequestListener, maxBytes = 1000, timeoutMs = 5000) {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const asked: string[] = [];
  const network: Network = {
    resolveDns: (_host, kind) => Promise.resolve(kind === 'A' ? ['8.8.8.8'] : []),
    connect: ({ hostname, port }) => {
      asked.push(`${hostname}:${port}`);
      const { port: here } = server.address() as AddressInfo;
      return Promise.resolve(connectionOf(connectSocket(here, '127.0.0.1')));
    },
    startTls: (connection, { hostname }) => {
      asked.push(hostname);
      return Promise.resolve(connection);
    },
  };
  try {
    const url = new URL('https://calendars.example.org/a.ics?key=1');
    const headers = { accept: 'text/calendar' };
    const answer = await pinnedSender(network)(url, { headers, maxBytes, timeoutMs });
    return { ...answer, text: new TextDecoder().decode(answer.body), asked };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('goes to the address that was looked at, by the name that was asked for', async () => {
  const answer = await ask((request, response) => {
    response.setHeader('ETag', '"7"');
    response.end([request.url, request.headers.host, request.headers.accept].join(' '));
  });
  expect(answer.asked).toEqual(['8.8.8.8:443', 'calendars.example.org']);
  expect(answer).toMatchObject({
    status: 200,
    text: '/a.ics?key=1 calendars.example.org text/calendar',
  });
  expect(answer.header('etag')).toBe('"7"');
});

test('reads what comes in pieces', async () => {
  const answer = await ask((_request, response) => {
    response.write('BEGIN:');
    response.write('VCALENDAR\r\n');
    response.end('END:VCALENDAR');
  });
  expect(answer.text).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR');
});

test.each<[string, RequestListener]>([
  ['what is too large', (_, response) => void response.end('x'.repeat(1001))],
  ['what never ends', (_, response) => void response.write('x')],
  [
    'what breaks off',
    (_, response) => {
      response.setHeader('content-length', 100);
      response.write('x', () => response.destroy());
    },
  ],
])('refuses %s', async (_name, listener) => {
  await expect(ask(listener, 1000, 300)).rejects.toThrow(Error);
});
