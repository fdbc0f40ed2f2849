import { makeRequest } from '../testing/make-request';
import { ManualClock } from '../testing/manual-clock';
import { BrowserFaults } from './browser-faults';
import { RecentFaults } from './recent-faults';
import { Registry } from './registry';

const fault = {
  kind: 'crashed',
  tool: 'pomodoro',
  version: 'a1b2',
  release: 'r1',
  healed: false,
  error: 'TypeError',
  place: 'pomodoro.1a2b.js:1:4711',
};

function make() {
  const lines: string[] = [];
  const registry = new Registry();
  const clock = new ManualClock();
  const faults = new BrowserFaults({
    registry,
    clock,
    recent: new RecentFaults(clock),
    origins: ['http://localhost:4200'],
    tools: () => Promise.resolve(['pomodoro', 'notes']),
    log: (line) => lines.push(line),
  });
  async function send(body: unknown, headers = {}, address = '192.0.2.7') {
    const request = makeRequest('/faults/v1', {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const answered = faults.answer({ ...request, address });
    return answered.then(
      (reply) => reply?.status,
      (error: { status?: number; name: string }) => error.status ?? error.name,
    );
  }
  return { lines, registry, clock, send };
}

it('counts what a browser reports and says a line, once a minute for the same', async () => {
  const { lines, registry, send } = make();
  expect(await send({ faults: [fault] })).toBe(204);
  expect(await send({ faults: [fault, { ...fault, tool: 'notes', healed: true }] })).toBe(204);
  const text = await registry.text();
  const name = 'plainday_browser_faults_total';
  expect(text).toContain(`${name}{kind="crashed",tool="pomodoro",healed="false"} 2\n`);
  expect(text).toContain(`${name}{kind="crashed",tool="notes",healed="true"} 1\n`);
  expect(lines).toEqual([
    'fault=browser kind=crashed tool=pomodoro version=a1b2 release=r1 healed=false error=TypeError place=pomodoro.1a2b.js:1:4711',
    expect.stringContaining('tool=notes'),
  ]);
});

it('counts tools it does not know together, so that nobody makes up names', async () => {
  const { registry, send } = make();
  for (const tool of ['bitcoin', 'casino']) await send({ faults: [{ ...fault, tool }] });
  expect(await registry.text()).toContain('{kind="crashed",tool="other",healed="false"} 2\n');
});

it.each([
  ['a message', { faults: [{ ...fault, message: 'Cannot read "my diary"' }] }],
  ['a name with spaces', { faults: [{ ...fault, error: 'Error: my diary' }] }],
  ['a place that is none', { faults: [{ ...fault, place: 'https://x.example/?a=b' }] }],
  ['a line break', { faults: [{ ...fault, version: 'a\nfault=request' }] }],
  ['eleven at once', { faults: Array.from({ length: 11 }, () => fault) }],
  ['none', { faults: [] }],
  ['no JSON', '{'],
])('refuses %s, and says nothing of it', async (_what, body) => {
  const { lines, registry, send } = make();
  expect(await send(body)).toBe(400);
  expect(lines).toEqual([]);
  expect(await registry.text()).not.toContain('kind=');
});

it('refuses more than 4 kB, other origins, other methods; and knows no other address', async () => {
  const { send, registry, clock } = make();
  expect(await send('x'.repeat(5000))).toBe('Error');
  expect(await send({ faults: [fault] }, { origin: 'https://evil.example' })).toBe(403);
  expect(await send({ faults: [fault] }, { origin: 'http://localhost:4200' })).toBe(204);
  const parts = {
    registry,
    clock,
    recent: new RecentFaults(clock),
    origins: [],
    tools: () => Promise.resolve([]),
    log: () => {},
  };
  const other = new BrowserFaults(parts);
  expect((await other.answer(makeRequest('/faults/v1')))?.status).toBe(405);
  expect(await other.answer(makeRequest('/faults', { method: 'POST' }))).toBeNull();
});

it('takes twenty reports of an address in ten minutes, and 600 of all', async () => {
  const { send, clock } = make();
  for (let sent = 0; sent < 20; sent += 1) expect(await send({ faults: [fault] })).toBe(204);
  expect(await send({ faults: [fault] })).toBe(429);
  for (let sent = 20; sent < 600; sent += 1) {
    expect(await send({ faults: [fault] }, {}, `198.51.100.${sent % 100}`)).toBe(204);
  }
  expect(await send({ faults: [fault] }, {}, '203.0.113.1')).toBe(429);
  clock.pass(601);
  expect(await send({ faults: [fault] })).toBe(204);
});
