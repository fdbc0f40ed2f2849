/**
 * How late the last of ten thousand reminders of one moment is, and what they cost:
 * `npx tsx tools/gateway/contract/push/measure.ts`.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import { cpuTime } from '../../src/testing/cpu-time';
import { compilePrograms } from '../../src/testing/programs';
import { startGatewayProcess } from '../support/gateway-process';
import { connectAsOwner } from '../support/owner-sql';
import { addPerson } from '../support/people';
import { newBrowserKeys } from './browser-keys';

const DEVICES = 2000;
/** As many for each device as are told one by one. */
const REMINDERS = 5;
const ALL = DEVICES * REMINDERS;
/** Of each push. */
const ANSWER_MS = 50;
const SERVICES = 3;
const LEAD_MS = 15_000;
const LIMIT_MS = 120_000;

/** A push service that takes everything, and when it did. */
async function startService() {
  const arrived: { readonly name: string; readonly at: number }[] = [];
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      arrived.push({ name: `${request.url} ${request.headers['topic']}`, at: Date.now() });
      setTimeout(() => response.writeHead(201).end(), ANSWER_MS);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, arrived, close: () => (server.closeAllConnections(), server.close()) };
}

/** Gives somebody devices by the thousand, each with a session of its own. */
async function addDevices(sql: postgres.Sql, id: string): Promise<void> {
  const keys = newBrowserKeys();
  const p256dh = keys.curve.getPublicKey('base64url');
  const auth = keys.secret.toString('base64url');
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`create temp table s on commit drop as
      select gen_random_uuid() as id, n from generate_series(1, ${DEVICES}::integer) n`;
    await tx`insert into auth.sessions select f.*
      from (select * from auth.sessions where user_id = ${id} limit 1) x, s,
        jsonb_populate_record(null::auth.sessions, to_jsonb(x) || jsonb_build_object('id', s.id)) f`;
    await tx`insert into auth.refresh_tokens select f.*
      from (select * from auth.refresh_tokens where user_id::text = ${id} limit 1) x, s,
        jsonb_populate_record(null::auth.refresh_tokens, to_jsonb(x) || jsonb_build_object(
          'id', 100000 + s.n, 'session_id', s.id, 'token', 'token' || s.n)) f`;
    await tx`insert into private.push_settings (user_id, time_zone) values (${id}, 'UTC')`;
    await tx`insert into private.push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
      select ${id}, s.id, 'https://push' || s.n % ${SERVICES}::integer || '.example.org/' || s.n, ${p256dh}, ${auth} from s`;
  });
  await sql`analyze`;
}

await compilePrograms();
const service = await startService();
const gateway = await startGatewayProcess('postgres', undefined, { TEST_OUTGOING_TO: service.url });
const sql = await connectAsOwner(gateway.dataDir);
try {
  const { id } = await addPerson(gateway);
  await addDevices(sql, id);
  const due = new Date(Date.now() + LEAD_MS);
  const before = cpuTime(gateway.pid);
  await sql`insert into public.tasks (user_id, title, due_date, reminder_time)
    select ${id}, 'Reminder ' || n, ${due}, ${due} from generate_series(1, ${REMINDERS}::integer) n`;
  const distinct = () => new Set(service.arrived.map(({ name }) => name)).size;
  const until = Date.now() + LIMIT_MS;
  while (distinct() < ALL && Date.now() < until) await delay(200);
  const computed = cpuTime(gateway.pid) - before;
  const late = service.arrived.map(({ at }) => at - due.getTime()).toSorted((a, b) => a - b);
  const at = (share: number) => late[Math.floor((late.length - 1) * share)] ?? 0;
  console.log(
    `${ALL} reminders on ${DEVICES} devices of ${SERVICES} services: ${ALL - distinct()} lost, ` +
      `${service.arrived.length - distinct()} twice, late by ${at(0)} ms (first), ${at(0.5)} ms (median), ` +
      `${at(1)} ms (last). The gateway computed ${computed} ms.`,
  );
} finally {
  await sql.end();
  await gateway.dispose();
  service.close();
}
