import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { startGatewayProcess, type GatewayProcess } from '../support/gateway-process';
import { randomOf } from '../support/odd-input/random';
import { connectAsOwner } from '../support/owner-sql';
import { serverAddress } from '../support/pair/server-address';
import { addPerson, type Person } from '../support/people';
import { startPushService, type Browser, type PushService } from './push-service';
import { remind, subscribe, until } from './steps';

/** Hundreds of schedules on demand: PUSH_ROUNDS=300. */
const ROUNDS = Number(process.env['PUSH_ROUNDS'] ?? 2);
/** Each starts two gateways, on a machine that may be busy. */
const TIME_MS = 120_000 + ROUNDS * 30_000;
const SEED = Number(process.env['PUSH_SEED'] ?? 41);
const DEVICES = 6;
/** At most as many for a device as are told one by one. */
const REMINDERS = 5;
const SPAN_MS = 5000;

let service: PushService;
let host: GatewayProcess;
let databaseUrl: string;
const folders: string[] = [];
let senders: GatewayProcess[];

/** Where another one was, for whoever knows its address. */
async function startSender(before?: GatewayProcess): Promise<GatewayProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'plainday-sender-'));
  folders.push(folder);
  return startGatewayProcess('postgres', folder, {
    DATABASE_URL: databaseUrl,
    PLAINDAY_PROXY_HOPS: '1',
    TEST_OUTGOING_TO: service.url,
    PORT: before ? new URL(before.url).port : '0',
  });
}

beforeAll(async () => {
  service = await startPushService();
  host = await startGatewayProcess('postgres');
  const owner = await connectAsOwner(host.dataDir);
  await owner.unsafe('create database senders');
  await owner.end();
  databaseUrl = await serverAddress(host, 'senders');
  senders = [await startSender(), await startSender()];
});
afterAll(async () => {
  await Promise.all(senders.map((sender) => sender.stop()));
  await host.dispose();
  await service.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

interface Device {
  readonly person: Person;
  readonly browser: Browser;
}

type Arrived = Browser['arrived'][number];

/** What is shown: a push that was sent again has the tag of the first. */
const shownBy = ({ message }: Arrived) =>
  message.kind === 'reminder' ? `${message.id} ${Date.parse(message.at)}` : message.kind;

const random = randomOf(SEED);
const first = () => senders[0] as GatewayProcess;

/** What a device is to show. */
type Expected = ReadonlyMap<Device, readonly string[]>;

const pretty = (value: unknown) => JSON.stringify(value, null, 1);
const said = ({ message, at }: Arrived) => ({ ...message, at: new Date(at).toISOString() });

/** What the database holds of reminders that are not noted as sent. */
async function openRows() {
  const sql = postgres(databaseUrl, { onnotice: () => undefined });
  const rows = await sql`
    select now(), d.*, s.endpoint, s.since, s.wait_until, s.failed_at, private.is_open_session(s.session_id), t.title,
        t.reminder_time
      from private.push_subscriptions s
        join public.tasks t on t.user_id = s.user_id
        left join private.push_deliveries d
          on d.subscription_id = s.id and d.task_id = t.id and d.remind_at = t.reminder_time
      where d.sent_at is null`;
  await sql.end();
  return rows;
}

async function plan(devices: readonly Device[], round: number): Promise<Expected> {
  const begin = Date.now() + 1000;
  const expected = new Map<Device, string[]>();
  for (const device of devices) {
    if (random.below(3) === 0) device.browser.answers.push({ status: 503, retryAfter: '1' });
    const times = Array.from({ length: REMINDERS }, () => begin + random.below(SPAN_MS));
    const tasks = await Promise.all(
      times.map((at, turn) => remind(device.person, `${round}.${turn}`, at)),
    );
    expected.set(
      device,
      tasks.map(({ id }, turn) => `${id} ${times[turn]}`),
    );
  }
  return expected;
}

async function killEach(): Promise<void> {
  for (const [place, sender] of senders.entries()) {
    await delay(random.below(2000));
    await sender.kill();
    senders[place] = await startSender(sender);
  }
}

it(
  'two gateways that are killed again and again lose no reminder, and show none twice',
  async () => {
    const devices: Device[] = [];
    for (let number = 0; number < DEVICES; number += 1) {
      const [person, browser] = [await addPerson(first()), service.subscribe()];
      await subscribe(person, browser);
      devices.push({ person, browser });
    }
    const earlier = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const expected = await plan(devices, round);
      await killEach();
      // What a round has shown may be sent again in the next, by who was killed before it was noted.
      const news = (device: Device) =>
        device.browser.arrived.filter((push) => !earlier.has(shownBy(push)));
      const shownOn = (device: Device) => new Set(news(device).map(shownBy));
      const isAllThere = () => devices.every((device) => shownOn(device).size >= REMINDERS);
      await until(`all of round ${round}, seed ${SEED}`, isAllThere, 120_000).catch(
        async (error: unknown) => {
          const found = devices
            .filter((device) => shownOn(device).size < REMINDERS)
            .map((device) => ({ expected: expected.get(device), shown: news(device).map(said) }));
          throw new Error(`${String(error)}\n${pretty(found)}\n${pretty(await openRows())}`);
        },
      );
      for (const device of devices) {
        const shown = shownOn(device);
        expect([...shown].toSorted()).toEqual(expected.get(device)?.toSorted());
        // Sent again, by who did not know that it was sent, means under the same topic: it replaces what was shown.
        const topics = news(device).map(({ headers }) => headers['topic']);
        expect(new Set(topics).size).toBe(shown.size);
      }
      for (const shown of expected.values()) shown.forEach((each) => earlier.add(each));
      if (ROUNDS > 2) process.stdout.write(`Round ${round + 1} of ${ROUNDS}, seed ${SEED}\n`);
    }
  },
  TIME_MS,
);
