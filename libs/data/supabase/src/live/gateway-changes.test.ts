import type { Change } from './changes';
import { gatewayChanges } from './gateway-changes';
import { createEventReader } from './read-events';

const access = { url: 'http://gateway.test', key: 'public', token: 'mine' };

function listen() {
  const told: (Change | boolean | 'alive')[] = [];
  const listener = {
    ready: (isGap: boolean) => void told.push(isGap),
    change: (change: Change) => void told.push(change),
    alive: () => void told.push('alive'),
  };
  return { told, listener };
}

function answer(body: string | null, init: ResponseInit): Request[] {
  const asked: Request[] = [];
  globalThis.fetch = (input, options) => {
    asked.push(new Request(input as string, options));
    return Promise.resolve(new Response(body, init));
  };
  return asked;
}

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

test('an event is read wherever its pieces are cut', () => {
  const text = 'event: ready\ndata: {"gap":false}\n\n:\n\ndata: {"table":"tasks","ids":["ä"]}\n\n';
  const whole = createEventReader()(text);
  expect(whole).toEqual([
    { name: 'ready', data: { gap: false } },
    { name: 'change', data: { table: 'tasks', ids: ['ä'] } },
  ]);
  for (let at = 1; at < text.length; at += 1) {
    const read = createEventReader();
    expect([...read(text.slice(0, at)), ...read(text.slice(at))]).toEqual(whole);
  }
});

test('the token goes into a header, the age into the address, and events to the listener', async () => {
  const asked = answer(
    'event: ready\ndata: {"gap":true}\n\ndata: {"table":"ideas"}\n\nevent: end\ndata: {"reason":"expired"}\n\n',
    { status: 200 },
  );
  const { told, listener } = listen();
  const end = await gatewayChanges(access, 1234.6, listener, new AbortController().signal);
  expect(end).toBe('again');
  expect(told).toEqual(['alive', true, { table: 'ideas' }]);
  expect(asked[0]?.url).toBe('http://gateway.test/live/v1?age=1235');
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer mine');
});

test.each([
  [404, {}, 'never'],
  [503, { 'retry-after': '5' }, 5000],
  [429, { 'retry-after': '60' }, 60_000],
  [401, {}, 60_000],
] as const)('an answer %i %j ends with %s', async (status, headers, expected) => {
  answer('', { status, headers });
  const { listener } = listen();
  const end = await gatewayChanges(access, 0, listener, new AbortController().signal);
  expect(end).toBe(expected);
});
