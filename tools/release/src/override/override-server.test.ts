import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Workshop } from '../testing/workshop';
import { collectRemote } from '../build/collect';
import { OverrideServer } from './override-server';

const heard: { url?: string; origin?: string }[] = [];
let shop: Workshop;
let site: Server;
let override: OverrideServer;
let port: number;

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** `fetch` does not let a page choose its Host. */
async function get(path: string, headers: Record<string, string> = {}) {
  const asked = request({ port, host: '127.0.0.1', path, headers });
  asked.end();
  const [answer] = await once(asked, 'response');
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return { status: answer.statusCode as number, text };
}

beforeAll(async () => {
  shop = await Workshop.create();
  const { release } = await shop.release('');
  site = createServer((asked, answer) => {
    heard.push({ url: asked.url, origin: asked.headers.origin });
    answer.setHeader('content-type', 'application/json');
    answer.end(asked.url === '/release.json' ? JSON.stringify(release) : '{"from":"site"}');
  });
  const upstream = `http://127.0.0.1:${await listen(site)}`;
  await shop.buildRemote('tasks', 'mine');
  override = new OverrideServer({
    name: 'tasks',
    upstream,
    dist: shop.distOf('tasks'),
    build: async () => (await collectRemote('tasks', shop.distOf)).described,
  });
  port = await listen(override.server);
});
afterAll(async () => {
  override.server.close();
  site.close();
  await shop.remove();
});

it('serves the own build and the release with it, also under the path of a retry', async () => {
  const { text } = await get('/release.json');
  const { remotes } = JSON.parse(text);
  expect(remotes.tasks.modules[0].title).toBe('one mine');
  expect(remotes['tools-time'].modules[0].title).toBe('one first');
  expect((await get(remotes.tasks.entry)).text).toBe('mine');
  expect((await get(remotes.tasks.entry.replace('/remotes/', '/remotes/~2/'))).text).toBe('mine');
});

it('hands everything else to the running site, which hears of its own page', async () => {
  const headers = { origin: `http://127.0.0.1:${port}` };
  expect((await get('/rest/v1/tasks', headers)).text).toBe('{"from":"site"}');
  expect(heard.at(-1)?.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(heard.at(-1)?.origin).not.toBe(headers.origin);
  expect((await get('/worker.js')).status).toBe(404);
  expect((await get('/remotes/~override/badge.js')).text).toContain('tasks from this machine');
});

it('answers this machine only: no name from elsewhere may lead here', async () => {
  expect((await get('/release.json', { host: 'plainday.example' })).status).toBe(421);
});
