/**
 * What a gateway computes while a hundred thousand reminders lie ahead, how late the last of ten thousand of one moment is,
 * and what they cost: `npx tsx tools/gateway/contract/push/measure.ts`.
 */
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { cpuTime } from '../../src/testing/cpu-time';
import { compilePrograms } from '../../src/testing/programs';
import { startGatewayProcess } from '../support/gateway-process';
import { connectAsOwner } from '../support/owner-sql';
import { addPerson } from '../support/people';
import { addDevices, type Address } from './add-devices';
import { newBrowserKeys } from './browser-keys';

/** People with a device and a reminder each. */
const ALL = 10_000;
/** Of each push. */
const ANSWER_MS = 50;
const SERVICES = 3;
const MINUTE_MS = 60_000;
/** Reminders of each person that lie ahead. */
const AHEAD = 10;
const IDLE_MS = 90_000;
const DAY_MS = 24 * 60 * 60_000;
const LIMIT_MS = 120_000;

/** Where the head of a request ends, and what it says of its body. */
const HEAD_END = '\r\n\r\n';
const LENGTH = /content-length: (\d+)/i;
const ANSWER = 'HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n';

/** A push service that takes everything, and when it did. It reads as little as it can: what is measured is who sends. */
async function startService() {
  const arrived: { readonly name: string; readonly at: number }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let text = '';
    socket.setEncoding('latin1');
    socket.setNoDelay(true);
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    socket.on('data', (chunk: string) => {
      text += chunk;
      for (let end = text.indexOf(HEAD_END); end >= 0; end = text.indexOf(HEAD_END)) {
        const head = text.slice(0, end);
        const size = end + HEAD_END.length + Number(LENGTH.exec(head)?.[1] ?? 0);
        if (text.length < size) return;
        text = text.slice(size);
        const topic = /topic: (\S+)/i.exec(head)?.[1];
        arrived.push({ name: `${head.split(' ', 2)[1]} ${topic}`, at: Date.now() });
        setTimeout(() => socket.write(ANSWER), ANSWER_MS);
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', 2000, done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url, arrived, close };
}

/** Addresses of devices, each with keys of its own, as what is made ahead is kept by them. */
function addressesOf(count: number): Address[] {
  return Array.from({ length: count }, (_, n) => {
    const { curve, secret } = newBrowserKeys();
    return {
      endpoint: `https://push${n % SERVICES}.example.org/${n}`,
      p256dh: curve.getPublicKey('base64url'),
      auth: secret.toString('base64url'),
    };
  });
}

await compilePrograms();
const service = await startService();
const gateway = await startGatewayProcess('postgres', undefined, { TEST_OUTGOING_TO: service.url });
const sql = await connectAsOwner(gateway.dataDir);
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
const treeTime = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + treeTime(child), cpuTime(pid));
/** Milliseconds of the gateway, and of the processes of its database that are there. */
function computed(): [number, number] {
  const own = cpuTime(gateway.pid);
  return [own, treeTime(gateway.pid) - own];
}
/** Each row is counted under a lock of its owner until its transaction ends. */
async function remindAll(due: Date): Promise<void> {
  for (let first = 0; first < ALL; first += 1000) {
    await sql`insert into public.tasks (user_id, title, due_date, reminder_time)
      select user_id, 'Reminder', ${due}, ${due}
        from (select user_id from private.push_subscriptions order by id offset ${first} limit 1000) p`;
  }
}

try {
  const { id } = await addPerson(gateway);
  await addDevices(sql, id, addressesOf(ALL));
  for (let turn = 1; turn <= AHEAD; turn += 1)
    await remindAll(new Date(Date.now() + turn * DAY_MS));
  await sql`vacuum analyze public.tasks`;
  await delay(5000);
  const idle = computed();
  await delay(IDLE_MS);
  const [ownIdle, databaseIdle] = computed().map((ms, place) => ms - (idle[place] ?? 0));
  const percent = (ms = 0) => ((ms / IDLE_MS) * 100).toFixed(2);
  console.log(
    `With ${ALL * AHEAD} reminders of ${ALL} devices ahead an idle gateway computes ${percent(ownIdle)} % of a core, ` +
      `its database ${percent(databaseIdle)} %; load ${loadavg()[0]?.toFixed(1)}.`,
  );
  const due = new Date(Math.ceil(Date.now() / MINUTE_MS + 2) * MINUTE_MS);
  await remindAll(due);
  await sql`analyze public.tasks`;
  const ahead = computed();
  await delay(due.getTime() - Date.now());
  const [before, serviceBefore] = [computed(), cpuTime(process.pid)];
  const distinct = () => new Set(service.arrived.map(({ name }) => name)).size;
  const until = Date.now() + LIMIT_MS;
  while (distinct() < ALL && Date.now() < until) await delay(200);
  const [own, database] = computed().map((ms, place) => ms - (before[place] ?? 0));
  const taking = cpuTime(process.pid) - serviceBefore;
  const late = service.arrived.map(({ at }) => at - due.getTime()).toSorted((a, b) => a - b);
  const at = (share: number) => late[Math.floor((late.length - 1) * share)] ?? 0;
  console.log(
    `${ALL} reminders of one moment on as many devices of ${SERVICES} services: ${ALL - distinct()} lost, ` +
      `${service.arrived.length - distinct()} twice, late by ${at(0)} ms (first), ${at(0.5)} ms (median), ` +
      `${at(1)} ms (last). The gateway computed ${before[0] - ahead[0]} ms before it and ${own} ms from it on, its database ${database} ms, ` +
      `the push service ${taking} ms; load ${loadavg()[0]?.toFixed(1)}.`,
  );
} finally {
  await sql.end();
  await gateway.dispose();
  service.close();
}
