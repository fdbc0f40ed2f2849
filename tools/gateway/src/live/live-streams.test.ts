import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ManualClock } from '../testing/manual-clock';
import { readChange } from './change';
import { LiveStream } from './live-stream';
import { LiveStreams } from './live-streams';
import { RecentChanges } from './recent-changes';

const limits = { perUser: 2, perAddress: 3, total: 4 };

function change(owner: string, session: string | null = null, table = 'tasks') {
  const read = readChange(JSON.stringify({ owner, session, table, op: 'update', ids: ['1'] }));
  if (!read) throw new Error('No change.');
  return read;
}

function device(user: string, session = `${user}-1`, address = '192.0.2.1') {
  const sent: string[] = [];
  const response = {
    writableLength: 0,
    write: (text: string) => sent.push(text) > 0,
    end: (text: string) => sent.push(text),
    destroy: () => sent.push('dropped'),
  };
  const owner = { user, session, address, expiresAt: Infinity };
  return { sent, stream: new LiveStream(owner, response as never) };
}

function listening() {
  const clock = new ManualClock();
  const streams = new LiveStreams(limits, clock);
  streams.begin();
  return { clock, streams };
}

it('passes a change to the other devices of its owner', () => {
  const { streams } = listening();
  const [ann, phone, bob] = [device('ann'), device('ann', 'ann-2'), device('bob')];
  for (const { stream } of [ann, phone, bob]) streams.add(stream, 0);
  streams.publish(change('ann', 'ann-1'));
  expect([ann, phone, bob].map(({ sent }) => sent.length)).toEqual([1, 2, 1]);
  expect(phone.sent[1]).toBe('data: {"table":"tasks","op":"update","ids":["1"]}\n\n');
  expect(phone.sent.join()).not.toContain('ann');
});

it('counts places by account, by address and in all, and gives them back', () => {
  const { streams } = listening();
  const refuses = (user: string, address: string) => streams.refuses({ user, address });
  const [near, far] = ['192.0.2.1', '192.0.2.2'];
  const first = device('ann').stream;
  streams.add(first, 0);
  streams.add(device('ann').stream, 0);
  expect([refuses('ann', far), refuses('bob', near)]).toEqual(['own', null]);
  streams.add(device('bob').stream, 0);
  // However many accounts: others come in all the same.
  expect([refuses('cyd', near), refuses('cyd', far)]).toEqual(['own', null]);
  streams.add(device('cyd', 'cyd-1', far).stream, 0);
  expect(refuses('dee', far)).toBeNull();
  streams.remove(first);
  streams.remove(first);
  expect([refuses('ann', near), refuses('dee', near), streams.count]).toEqual([null, null, 3]);
});

it('where all places are taken, whoever holds the most gives one up, until shares are fair (L3)', () => {
  const { streams } = listening();
  const [near, far] = ['192.0.2.1', '192.0.2.2'];
  const crowd = ['ann', 'bob', 'cyd'].map((user) => device(user, `${user}-1`, near));
  for (const { stream } of crowd) streams.add(stream, 0);
  streams.add(device('dee', 'dee-1', far).stream, 0);
  // Three and one of four: one more each way, and shares are fair.
  expect(streams.refuses({ user: 'eve', address: far })).toBeNull();
  streams.add(device('eve', 'eve-1', far).stream, 0);
  expect(crowd.map(({ sent }) => sent.at(-1)?.includes('crowded'))).toEqual([true, false, false]);
  expect(streams.count).toBe(4);
  expect(streams.refuses({ user: 'fay', address: far })).toBe('all');
  expect(streams.refuses({ user: 'fay', address: near })).toBe('all');
  // A newcomer from elsewhere is let in while others hold two.
  expect(streams.refuses({ user: 'fay', address: '192.0.2.3' })).toBeNull();
});

it('tells who was away what was missed, up to two minutes', () => {
  const { clock, streams } = listening();
  clock.pass(60);
  streams.publish(change('ann'));
  clock.pass(20);
  const [near, far, own] = [device('ann'), device('ann'), device('bob')];
  for (const [{ stream }, age] of [
    [near, 30_000],
    [far, 300_000],
    [own, 30_000],
  ] as const) {
    streams.add(stream, age);
    streams.remove(stream);
  }
  expect(near.sent).toHaveLength(2);
  expect(near.sent[0]).toBe('event: ready\ndata: {"gap":false}\n\n');
  expect(far.sent).toEqual(['event: ready\ndata: {"gap":true}\n\n']);
  expect(own.sent).toHaveLength(1);
});

it('admits a gap where the database was away, where too much was forgotten, and where too much was missed', () => {
  const clock = new ManualClock();
  const recent = new RecentChanges(clock, 300);
  expect(recent.since(clock.now(), 'ann', '')).toBeNull();
  recent.begin();
  const from = clock.now();
  for (let n = 0; n < 200; n += 1) recent.add(change('ann'));
  expect(recent.since(from, 'ann', '')).toHaveLength(200);
  recent.add(change('ann'));
  expect(recent.since(from, 'ann', '')).toBeNull();
  clock.pass(1);
  for (let n = 0; n < 100; n += 1) recent.add(change('bob'));
  expect(recent.since(from, 'bob', '')).toBeNull();
  clock.pass(200);
  recent.add(change('bob'));
  expect(recent.since(clock.now() - 200_500, 'bob', '')).toBeNull();
  expect(recent.since(clock.now() - 100_000, 'bob', '')).toHaveLength(1);
});

it('does not follow a message that is none', () => {
  expect(['', '{}', '[1]', '{"owner":1}'].map(readChange)).toEqual([null, null, null, null]);
});

it('drops a reader that does not keep up, and nobody else', async () => {
  const { streams } = listening();
  const server = createServer((request, response) => {
    const user = String(request.headers['x-user']);
    const stream = new LiveStream(
      { address: '192.0.2.1', user, session: '', expiresAt: Infinity },
      response,
    );
    response.once('close', () => streams.remove(stream));
    response.writeHead(200);
    streams.add(stream, 0);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const open = (user: string) =>
    new Promise<IncomingMessage>((done) => {
      get({ port, headers: { 'x-user': user } }, done).on('error', () => undefined);
    });
  const [slow, quick] = [await open('ann'), await open('bob')];
  slow.on('error', () => undefined);
  slow.pause();
  let heard = 0;
  quick.on('data', (bytes: Buffer) => (heard += bytes.length));
  const ids = Array.from({ length: 100 }, () => 'x'.repeat(36));
  const large = (owner: string) => readChange(JSON.stringify({ owner, table: 'tasks', ids }));
  while (streams.count === 2) {
    for (const owner of ['ann', 'bob']) {
      const told = large(owner);
      if (told) streams.publish(told);
    }
    await new Promise((done) => setImmediate(done));
  }
  expect(streams.all().map(({ owner }) => owner.user)).toEqual(['bob']);
  expect(heard).toBeGreaterThan(0);
  quick.destroy();
  slow.destroy();
  await new Promise((done) => server.close(done));
});
