import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startGateway } from './gateway';
import type { Gateway } from './options';
import { sampleRelease, tempSite } from './testing/temp-site';

const supabase = { url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_1' };
let siteDir: string;
let remove: () => Promise<void>;
let gateways: Gateway[];
let hook: Server;
const told: unknown[] = [];

beforeEach(async () => {
  ({ folder: siteDir, remove } = await tempSite());
  told.length = 0;
  hook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      told.push(JSON.parse(body));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
  const outgoingTo = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`;
  const webhook = 'https://chat.example.org/hook';
  gateways = await Promise.all(
    ['a', 'b'].map((name) =>
      startGateway({ siteDir, dataDir: join(siteDir, name), supabase, webhook, outgoingTo }),
    ),
  );
  await mkdir(join(siteDir, 'channels'));
  const trial = {
    shares: [50, 100],
    everyMs: 1000,
    limit: 0.5,
    at: 0,
    since: '2026-01-05T09:00:00.000Z',
    looks: 0,
    isFine: false,
  };
  const next = { ...sampleRelease, id: 'r2', canary: 50, parts: ['tasks/task-list'], trial };
  await writeFile(join(siteDir, 'channels/next.json'), JSON.stringify(next));
});
afterEach(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  hook.closeAllConnections();
  hook.close();
  await remove();
});

const NEXT = 10;
const LIVE = 90;
const urlOf = (browser: number) => gateways[browser % 2]?.url ?? '';
const headersOf = (browser: number, draw: number) => ({
  cookie: `plainday-canary=${draw}`,
  'user-agent': `browser ${browser}`,
});

/** So many browsers open the app, half of them at each gateway. */
async function visit(draw: number, count: number): Promise<void> {
  for (let browser = 0; browser < count; browser += 1) {
    const headers = headersOf(browser, draw);
    expect((await fetch(`${urlOf(browser)}/dashboard`, { headers })).status).toBe(200);
  }
}

async function fail(draw: number, count: number, tool: string, release: string): Promise<void> {
  const faults = [{ kind: 'crashed', tool, release, healed: false }];
  for (let browser = 0; browser < count; browser += 1) {
    const headers = headersOf(browser, draw);
    const body = JSON.stringify({ faults });
    const answer = await fetch(`${urlOf(browser)}/faults/v1`, { method: 'POST', headers, body });
    expect(answer.status).toBe(204);
  }
}

const releaseOf = async (draw: number) => {
  const answers = gateways.map(async ({ url }) => {
    const answer = await fetch(`${url}/release.json`, { headers: headersOf(0, draw) });
    return ((await answer.json()) as { id: string }).id;
  });
  return (await Promise.all(answers)).join();
};

const metrics = async () =>
  (await Promise.all(gateways.map(async ({ url }) => (await fetch(`${url}/metrics`)).text())))
    .join('\n')
    .split('\n');

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((done) => setImmediate(done));
}

it('a release that fails goes away by itself, at all gateways, and says so', async () => {
  expect([await releaseOf(NEXT), await releaseOf(LIVE)]).toEqual(['r2,r2', 'r1,r1']);
  await visit(LIVE, 16);
  // A page from before, and a tool that is not on trial.
  await fail(NEXT, 4, 'task-list', 'r1');
  await fail(NEXT, 4, 'eisenhower', 'r2');
  await fail(NEXT, 12, 'task-list', 'r2');
  await visit(NEXT, 16);
  await until(async () => (await releaseOf(NEXT)) === 'r1,r1');
  await until(async () => told.length > 0);
  expect(told).toEqual([
    expect.objectContaining({
      what: 'return',
      release: 'r2',
      part: 'tasks/task-list',
      from: 50,
      to: 0,
      fresh: { visits: expect.any(Number), faults: { 'tasks/task-list': expect.any(Number) } },
    }),
  ]);
  const log = await readFile(join(siteDir, 'log.jsonl'), 'utf8');
  expect(JSON.parse(log)).toMatchObject({
    n: 1,
    what: 'next: returned',
    by: 'gateway',
    parts: ['tasks/task-list'],
    note: expect.stringMatching(/^r2: tasks\/task-list failed/),
  });
  const lines = await metrics();
  expect(lines).toContain('plainday_trial_moves_total{what="return"} 1');
  expect(lines).toContain('plainday_trial_share_percent 0');
}, 60_000);

it('a release that does not fail is given to more, and what is told names nobody', async () => {
  await visit(LIVE, 16);
  await fail(NEXT, 8, 'eisenhower', 'r2');
  await visit(NEXT, 16);
  await until(async () => (await releaseOf(LIVE)) === 'r2,r2');
  await until(async () => told.length > 0);
  expect(told).toMatchObject([{ what: 'step', from: 50, to: 100 }]);
  expect(await metrics()).toContain('plainday_trial_share_percent 100');
  expect(JSON.stringify(told)).not.toMatch(/127\.0\.0\.1:|browser/);
}, 60_000);
