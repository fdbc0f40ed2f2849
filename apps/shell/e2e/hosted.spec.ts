import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  AuthPage,
  createAccount,
  DashboardPage,
  expect,
  freePort,
  ROOT,
  startProgram,
  test,
} from '@plainday/testing-e2e';

/** Serves a folder by the small static host that exports are tested with; answers how to end it. */
function serve(folder: string, port: number) {
  const program =
    `import { staticHost } from './tools/gateway/src/export/static-host.ts';` +
    `staticHost(${JSON.stringify(folder)}).listen(${port}, '127.0.0.1', () => console.log('ready'));`;
  return startProgram(['--import', 'tsx', '--input-type=module', '--eval', program]);
}

/** A backend as Supabase is one: data and accounts alone, on an origin of its own, open to pages of others. */
function backendOf(gateway: string): RequestListener {
  return (asked, answer) => {
    const open = {
      'access-control-allow-origin': asked.headers.origin ?? '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': asked.headers['access-control-request-headers'] ?? '*',
      'access-control-expose-headers': '*',
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (asked.method === 'OPTIONS') return void answer.writeHead(204, open).end();
    if (!/^\/(?:auth|rest|functions)\/v1\//.test(asked.url ?? '')) {
      return void answer.writeHead(404, open).end();
    }
    const { host: _host, referer: _referer, ...headers } = asked.headers;
    const passed = request(
      new URL(asked.url ?? '/', gateway),
      { method: asked.method, headers: { ...headers, origin: gateway } },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, { ...reply.headers, ...open });
        reply.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  };
}

test('an export on a static host signs in at a backend of another origin, and keeps tasks there', async ({
  page,
  baseURL,
  noise,
}) => {
  // A backend without Realtime: the page asks it now and then, and works without.
  noise.allow(/WebSocket connection to .*realtime/);
  const gateway = baseURL ?? '';
  const person = await createAccount(gateway);
  const { publishableKey } = (await (await fetch(`${gateway}/config.json`)).json()) as {
    publishableKey: string;
  };
  const folder = await mkdtemp(join(tmpdir(), 'plainday-export-'));
  const backend = createServer(backendOf(gateway)).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const data = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  let stop: (() => Promise<void>) | undefined;
  try {
    const program = ['--import', 'tsx', 'tools/gateway/src/export/main.ts', folder];
    await promisify(execFile)(process.execPath, program, {
      cwd: ROOT,
      env: {
        ...process.env,
        PUBLIC_URL: site,
        SUPABASE_URL: data,
        SUPABASE_PUBLISHABLE_KEY: publishableKey,
      },
    });
    stop = await serve(folder, port);
    const origins = new Set<string>();
    page.on('request', (sent) => origins.add(new URL(sent.url()).origin));

    await page.goto(`${site}/dashboard`);
    await expect(page).toHaveURL(`${site}/auth`);
    await new AuthPage(page).signIn(person);
    await expect(new DashboardPage(page).heading('All Tasks')).toBeVisible();
    const saved = page.waitForResponse(
      (answer) =>
        answer.url().startsWith(`${data}/rest/v1/`) &&
        answer.request().postData()?.includes('Water the plants') === true,
    );
    await page.getByPlaceholder('Add a task...').fill('Water the plants');
    await page.keyboard.press('Enter');
    expect((await saved).ok()).toBe(true);
    await page.reload();
    await expect(page.getByText('Water the plants')).toBeVisible();
    await page.goto(`${site}/dashboard?tool=eisenhower`);
    await expect(page.getByRole('heading', { name: 'Eisenhower Matrix' })).toBeVisible();
    expect([...origins].sort()).toEqual([site, data].sort());
    await page.goto('about:blank');
  } finally {
    await stop?.();
    backend.close();
    backend.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  }
});
