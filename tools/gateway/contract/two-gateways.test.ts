import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from './support/database';
import { startGatewayProcess, type GatewayProcess } from './support/gateway-process';
import { listen, newSession } from './support/listen';
import { must } from './support/must';
import { connectAsOwner } from './support/owner-sql';
import { connect, linkParts, PASSWORD } from './support/people';
import { startRoundRobin, type RoundRobin } from './support/pair/round-robin';
import { send } from './support/send';
import { serverAddress } from './support/pair/server-address';

/** Its database is where the two of the test have theirs. */
let host: GatewayProcess;
let databaseUrl: string;
const folders: string[] = [];
let pair: GatewayProcess[];
let proxy: RoundRobin;
let person: { id: string; email: string; db: Db };

async function startOn(url: string, env: Record<string, string> = {}): Promise<GatewayProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'plainday-pair-'));
  folders.push(folder);
  const own = { DATABASE_URL: url, PLAINDAY_PROXY_HOPS: '1' };
  return startGatewayProcess('postgres', folder, { ...own, ...env });
}

async function newDatabase(name: string): Promise<string> {
  const owner = await connectAsOwner(host.dataDir);
  await owner.unsafe(`create database ${name}`);
  await owner.end();
  return serverAddress(host, name);
}

beforeAll(async () => {
  host = await startGatewayProcess('postgres');
  databaseUrl = await newDatabase('pair');
  // Both at once, on a database that holds nothing.
  pair = await Promise.all([startOn(databaseUrl), startOn(databaseUrl)]);
  proxy = await startRoundRobin(pair.map(({ url }) => url));
});
afterAll(async () => {
  await proxy.close();
  await Promise.all(pair.map((gateway) => gateway.stop()));
  await host.dispose();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Both gateways as one address. */
const front = () => ({ url: proxy.url, key: pair[0]?.key ?? '' });
const [first, second] = [() => pair[0] as GatewayProcess, () => pair[1] as GatewayProcess];

const signIn = (email: string, password: string) =>
  send(front(), '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email, password },
  });

it('start together on an empty database and run with the same keys', async () => {
  expect(first().key).toBe(second().key);
  const kept = await Promise.all(
    pair.map(async ({ dataDir }) => readFile(join(dataDir, 'keys.json'), 'utf8')),
  );
  expect(kept[0]).toBe(kept[1]);
  for (const { output } of pair) expect(output()).toContain('No SMTP_URL is set: e-mails stay');
  const applied = pair.map(({ output }) => /Applied \d+ migrations/.test(output()));
  expect(applied.filter(Boolean)).toHaveLength(1);
});

it('serve one person in turns, and tell what changed at either', async () => {
  person = await signUp();
  const { db } = person;
  const devices = await Promise.all(
    pair.map(async (gateway) => listen(gateway, await newSession(gateway, person.email, PASSWORD))),
  );
  const before = [...proxy.given];
  for (let turn = 0; turn < 10; turn += 1) {
    await must(
      db
        .from('ideas')
        .insert({ title: `Idea ${turn}`, user_id: person.id })
        .select(),
    );
  }
  expect(await must(db.from('ideas').select('title'))).toHaveLength(10);
  expect(proxy.given.every((count, index) => count - (before[index] ?? 0) >= 5)).toBe(true);
  for (const device of devices) {
    await device.until('all changes', () => device.changes().length === 10);
    device.close();
  }
});

it('give tabs that renew with one token at once the same session, whichever they ask', async () => {
  const { email } = person;
  const started = await connect(first()).auth.signInWithPassword({ email, password: PASSWORD });
  const refresh_token = started.data.session?.refresh_token ?? '';
  const tabs = Array.from({ length: 12 }, (_, index) => connect(pair[index % 2] ?? first()));
  const renewed = await Promise.all(tabs.map((tab) => tab.auth.refreshSession({ refresh_token })));
  expect(renewed.map(({ error }) => error)).toEqual(tabs.map(() => null));
  expect(new Set(renewed.map((one) => one.data.session?.refresh_token)).size).toBe(1);
});

it('end a session at both at once', async () => {
  const token = await newSession(first(), person.email, PASSWORD);
  const reads = () =>
    Promise.all(
      pair.map(async (gateway) => (await send(gateway, '/rest/v1/ideas', { token })).status),
    );
  expect(await reads()).toEqual([200, 200]);
  const out = await send(first(), '/auth/v1/logout?scope=local', {
    method: 'POST',
    token,
    body: {},
  });
  expect(out.status).toBe(204);
  expect((await send(first(), '/rest/v1/ideas', { token })).status).toBe(401);
  // The other is told; without it would believe in the session for ten seconds.
  const late = Date.now() + 5000;
  while ((await reads())[1] !== 401 && Date.now() < late) continue;
  expect(await reads()).toEqual([401, 401]);
});

it('count wrong passwords together, and keep the count over a restart', async () => {
  const attempts: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    attempts.push((await signIn('nobody@example.org', 'Wrong-word-1')).status);
  }
  expect(attempts).toEqual([400, 400, 400, 400, 400, 429]);
  const many = await Promise.all(
    Array.from({ length: 30 }, () => signIn('somebody@example.org', 'Wrong-word-1')),
  );
  expect(many.filter(({ status }) => status === 400)).toHaveLength(5);
  await second().stop();
  pair[1] = await startOn(databaseUrl);
  const again = await send(second(), '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email: 'nobody@example.org', password: 'Wrong-word-1' },
  });
  expect(again.status).toBe(429);
  const owner = await connectAsOwner(host.dataDir, 'pair');
  const rows = await owner`select name || key as text from gateway.counts`;
  await owner.end();
  expect(JSON.stringify(rows)).not.toContain('example.org');
});

it('run with keys made from one secret, in the environment', async () => {
  const env = { PLAINDAY_SECRET: 'Kq3nV8-xWz0pLr7yTb2m_Hc5sJd9gFa1' };
  const url = await newDatabase('secret');
  const two = await Promise.all([startOn(url, env), startOn(url, env)]);
  expect(two[0]?.key).toBe(two[1]?.key);
  expect(two[0]?.key).not.toBe(first().key);
  await Promise.all(two.map((gateway) => gateway.stop()));
});

it('say what a database user lacks', async () => {
  const url = new URL(await newDatabase('narrow'));
  const owner = await connectAsOwner(host.dataDir);
  await owner.unsafe(`create role narrow login password 'narrow'`);
  await owner.unsafe('alter database narrow owner to narrow');
  // Roles belong to the whole server: one is away for the length of a start.
  await owner.unsafe('alter role service_role rename to service_role_away');
  Object.assign(url, { username: 'narrow', password: 'narrow' });
  try {
    await expect(startOn(url.href)).rejects.toThrow(
      'The user in DATABASE_URL may not make the roles service_role. Let an administrator run: alter role narrow createrole',
    );
  } finally {
    await owner.unsafe('alter role service_role_away rename to service_role');
    await owner.end();
  }
});

it('refuse the data of a newer version, in a sentence that says what to do', async () => {
  const url = await newDatabase('newer');
  await (await startOn(url)).stop();
  const owner = await connectAsOwner(host.dataDir, 'newer');
  await owner.unsafe(
    `insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`,
  );
  await owner.end();
  await expect(startOn(url)).rejects.toThrow(
    /belongs to a newer Plainday: its database is at 29990101000000, this version knows it up to \d{14}/,
  );
});

/** The link of the only mail: where nobody receives mails they stay in the folder of who wrote them. */
async function linkOfMail(email: string): Promise<string> {
  const boxes = await Promise.all(
    pair.map(({ dataDir }) => readFile(join(dataDir, 'mailbox.json'), 'utf8').catch(() => '[]')),
  );
  const mails = boxes.flatMap((box) => JSON.parse(box) as { to: string; links: string[] }[]);
  return mails.find(({ to }) => to === email)?.links[0] ?? '';
}

/** Signs somebody up; whichever gateway wrote the mail, the next one takes its link. */
async function signUp(): Promise<{ id: string; email: string; db: Db }> {
  const email = 'ada@example.org';
  const db = connect(front());
  const options = { data: { full_name: 'Ada' } };
  const asked = await db.auth.signUp({ email, password: PASSWORD, options });
  if (asked.error) throw asked.error;
  const opened = await db.auth.verifyOtp(linkParts(await linkOfMail(email)));
  if (opened.error) throw opened.error;
  const { user } = opened.data;
  return { id: user?.id ?? '', email, db };
}
