import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startGatewayProcess, type GatewayProcess } from './support/gateway-process';
import { listen, newSession } from './support/listen';
import { must } from './support/must';
import { addPerson, PASSWORD } from './support/people';
import { startOwnServer, type OwnServer } from './support/pair/own-server';

let server: OwnServer;
let folder: string;
let site: GatewayProcess;

beforeAll(async () => {
  server = await startOwnServer();
  folder = await mkdtemp(join(tmpdir(), 'plainday-workers-'));
  site = await startGatewayProcess('postgres', folder, {
    DATABASE_URL: await server.newDatabase('workers'),
    PLAINDAY_WORKERS: '2',
  });
});
afterAll(async () => {
  await site.stop();
  await server.stop();
  await rm(folder, { recursive: true });
});

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=']);
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (child && parent === pid ? [child] : []));
}

/** Asks over a connection of its own, which goes to the process whose turn it is. */
function ask(path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(site.url + path, { agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end();
  });
}

const numberIn = (text: string, name: RegExp) =>
  [...text.matchAll(name)].reduce((sum, [, value]) => sum + Number(value), 0);

/**
 * What the processes say of themselves that some connections fall to, by when each began: a busy one is passed over, so
 * turns are not strict.
 */
async function numbersOfEach(): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (let turn = 0; turn < 20 && found.size < 2; turn += 1) {
    const { text } = await ask('/metrics');
    found.set(numberIn(text, /^process_start_time_seconds (\S+)$/gm), text);
  }
  return found;
}

it('says once where it runs, when all answer', async () => {
  expect(site.output().match(/Plainday runs at/g)).toHaveLength(1);
  expect(await childrenOf(site.pid)).toHaveLength(2);
});

it('hands connections to both in turn', async () => {
  for (let turn = 0; turn < 40; turn += 1) {
    expect((await ask('/health/live')).status).toBe(200);
  }
  const each = [...(await numbersOfEach()).values()];
  const answered = each.map((text) =>
    numberIn(text, /^plainday_http_requests_total\{.*\} (\d+)$/gm),
  );
  expect(answered).toHaveLength(2);
  expect(Math.min(...answered)).toBeGreaterThanOrEqual(10);
});

it('tells a device at one what changed at the other', async () => {
  const person = await addPerson(site);
  const token = await newSession(site, person.email, PASSWORD);
  const devices = [await listen(site, token), await listen(site, token)];
  await must(person.db.from('ideas').insert({ title: 'Seen', user_id: person.id }).select());
  for (const device of devices) {
    await device.until('the change', () => device.changes().length === 1);
    device.close();
  }
});

it('goes on when one dies, and starts another that answers', async () => {
  const before = await numbersOfEach();
  expect(before.size).toBe(2);
  const [victim = 0] = await childrenOf(site.pid);
  process.kill(victim, 'SIGKILL');
  const until = Date.now() + 30_000;
  const isNoted = () => /Process \d of 2 ended; starting another\./.test(site.output());
  while (!isNoted() && Date.now() < until) await childrenOf(site.pid);
  expect(isNoted()).toBe(true);
  let now = await numbersOfEach();
  while (now.size < 2 && Date.now() < until) {
    now = await numbersOfEach();
    // The one that comes takes no connection before it can answer.
    expect((await ask('/health/live')).status).toBe(200);
  }
  expect(now.size).toBe(2);
  expect([...now.keys()].filter((start) => before.has(start))).toHaveLength(1);
});

it('has the keys of the first in all of them', async () => {
  const keys = await Promise.all(
    ['keys.json', 'workers/2/keys.json'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  expect(keys[0]).toBe(keys[1]);
});

it('ends with all of its processes', async () => {
  const children = await childrenOf(site.pid);
  expect(children).toHaveLength(2);
  await site.stop();
  for (const child of children) expect(() => process.kill(child, 0)).toThrow('ESRCH');
});

it('says why none can start, and ends with 1', async () => {
  const start = startGatewayProcess('postgres', folder, {
    DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none',
    PLAINDAY_WORKERS: '2',
  });
  await expect(start).rejects.toThrow('The gateway did not start.');
});
