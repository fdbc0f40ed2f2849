import { startGateway } from './gateway';
import type { GatewayOptions } from './options';
import { tempSite } from './testing/temp-site';

const supabase = { url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_1' };
const metricsToken = 'Kq3nV8-xWz0pLr7yTb2m_Hc5sJd9gFa1';

let folder: string;
let remove: () => Promise<void>;
beforeAll(async () => ({ folder, remove } = await tempSite()));
afterAll(() => remove());

async function withGateway(
  options: Partial<GatewayOptions>,
  work: (url: string, lines: string[]) => Promise<void>,
): Promise<void> {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const gateway = await startGateway({
    siteDir: folder,
    dataDir: `${folder}/data`,
    supabase,
    log,
    ...options,
    port: 0,
  });
  try {
    await work(gateway.url, lines);
  } finally {
    await gateway.close();
  }
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

it('shows its numbers on this machine, without a proxy', () =>
  withGateway({}, async (url) => {
    await fetch(`${url}/dashboard`);
    const answer = await fetch(`${url}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('{route="page",method="GET",status="200"} 1\n');
    expect(text).toContain('plainday_release_info{id="r1"} 1\n');
    expect(text).toMatch(/\nprocess_resident_memory_bytes \d+\n/);
    const proxied = await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } });
    expect(proxied.status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(405);
  }));

it('shows them behind a proxy to who has the token, and else is silent about them', () =>
  withGateway({ proxyHops: 1, metricsToken }, async (url) => {
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, bearer('wrong'))).status).toBe(404);
    const answer = await fetch(`${url}/metrics`, bearer(metricsToken));
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('# HELP')]);
  }));

it('names each answer, and takes reports of browsers', () =>
  withGateway({}, async (url, lines) => {
    const ids = await Promise.all(
      ['/dashboard', '/nope.js'].map(async (path) => {
        return (await fetch(url + path)).headers.get('x-request-id') ?? '';
      }),
    );
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/);
    const fault = { kind: 'unreachable', tool: 'task-list', release: 'r1', healed: true };
    const sent = await fetch(`${url}/faults/v1`, {
      method: 'POST',
      body: JSON.stringify({ faults: [fault] }),
    });
    expect(sent.status).toBe(204);
    expect(lines).toEqual(['fault=browser kind=unreachable tool=task-list release=r1 healed=true']);
  }));
