import type postgres from 'postgres';
import {
  startMailServer,
  type MailServer,
  type ReceivedMail,
} from '../../src/testing/mail/mail-server';
import { startGatewayProcess, type GatewayProcess } from '../support/gateway-process';
import { must, mustFail } from '../support/must';
import { connectAsOwner } from '../support/owner-sql';
import { addPerson, type Person } from '../support/people';
import { remind, until } from './steps';

let mails: MailServer;
let gateway: GatewayProcess;
let sql: postgres.Sql;
let people: Person[];

const stateOf = async ({ db }: Person) =>
  (await must(db.rpc('push_state'))) as unknown as { mail: boolean | null };
const choose = ({ db }: Person, isOn: boolean) =>
  must(db.rpc('set_push_mail', { is_on: isOn, zone: 'Europe/Berlin' }));
const wake = () => sql`select pg_notify('plainday_push', '')`;
const mailsTo = ({ email }: Person) => mails.received.filter(({ to }) => to === email);
const arrivals = (person: Person, count: number) =>
  until(`${count} mails`, () => mailsTo(person).length >= count);

/** Where it was before, with the mail server. */
async function start(): Promise<void> {
  const smtp = { SMTP_URL: mails.url, SMTP_FROM: 'Plainday <hello@plainday.example>' };
  const port = { PORT: new URL(gateway.url).port };
  gateway = await startGatewayProcess('postgres', gateway.dataDir, { ...smtp, ...port });
  sql = await connectAsOwner(gateway.dataDir);
}

/** The address in a head that may be folded. */
function endOf({ source }: { source: string }): string {
  const [, address] = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(source) ?? [];
  if (address === undefined) throw new Error('Nothing in this mail ends it.');
  return address;
}

beforeAll(async () => {
  mails = await startMailServer();
  gateway = await startGatewayProcess('postgres');
  // Links that confirm an address can be read while no mail is sent.
  people = [];
  for (let count = 0; count < 5; count += 1) people.push(await addPerson(gateway));
  const [ann] = people as [Person];
  expect((await stateOf(ann)).mail).toBeNull();
  const choice = { is_on: true, zone: 'UTC' };
  expect((await mustFail(ann.db.rpc('set_push_mail', choice))).code).toBe('PT409');
  await gateway.stop();
  await start();
});
afterAll(async () => {
  await sql.end();
  await gateway.dispose();
  await mails.close();
});

const next = () => people.pop() as Person;

it('a reminder is mailed once, where that was chosen, and ends by one click without signing in', async () => {
  const ann = next();
  expect((await stateOf(ann)).mail).toBe(false);
  await remind(ann, 'Before', Date.now());
  await choose(ann, true);
  expect((await stateOf(ann)).mail).toBe(true);
  const at = Date.now() + 1000;
  const task = await remind(ann, 'Call\u2028 <b>the</b> printer', at);
  await arrivals(ann, 1);
  const mail = mailsTo(ann)[0] as ReceivedMail;
  expect(mail.source).toMatch(/^Subject: Reminder: Call <b>the<\/b> printer\r?$/m);
  const text = mail.source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(text).toContain(`${gateway.url}/dashboard?view=all&task=${task.id}`);
  expect(text).toContain('&lt;b&gt;the');
  const end = endOf(mail);
  expect((await fetch(end)).status).toBe(200);
  expect((await stateOf(ann)).mail).toBe(true);
  const click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await fetch(`${end.slice(0, -2)}AA`, click)).status).toBe(404);
  expect((await stateOf(ann)).mail).toBe(true);
  expect((await fetch(end, click)).status).toBe(200);
  expect((await stateOf(ann)).mail).toBe(false);
  // Whoever wants them again has a link of their own for these.
  await choose(ann, true);
  expect((await fetch(end, click)).status).toBe(200);
  expect((await stateOf(ann)).mail).toBe(true);
  await remind(ann, 'Again', Date.now() + 100);
  await arrivals(ann, 2);
  expect(mailsTo(ann)).toHaveLength(2);
  expect(gateway.output()).not.toContain(end.split('/').at(-1));
});

it('what was missed in quiet hours, or over a kill, is one mail', async () => {
  const bob = next();
  await choose(bob, true);
  const minute = Math.floor((Date.now() / 60_000 + 345) % 1440);
  const quiet = (from: number | null, to: number | null) =>
    must(
      bob.db.rpc('set_push_quiet', {
        quiet_from: from,
        quiet_until: to,
        days_off: 0,
        zone: 'Asia/Kathmandu',
      } as never),
    );
  await quiet((minute + 1439) % 1440, (minute + 30) % 1440);
  for (const title of ['One', 'Two']) await remind(bob, title, Date.now() + 100);
  const cy = next();
  await choose(cy, true);
  await remind(cy, 'Awake', Date.now() + 300);
  await arrivals(cy, 1);
  expect(mailsTo(bob)).toEqual([]);
  await sql.end();
  await gateway.kill();
  await start();
  await remind(bob, 'Three', Date.now() + 100);
  await quiet(null, null);
  await arrivals(bob, 1);
  expect(mailsTo(bob)[0]?.source).toMatch(/^Subject: [23] reminders: One, Two/m);
  await until('all is noted', async () => {
    const open = await sql`select from private.push_deliveries where sent_at is null`;
    return open.length === 0;
  });
  // Sent again, by who did not know that it was sent, it is the same mail to every mailbox.
  const ids = mailsTo(cy).map(({ source }) => /^Message-ID:\s*(\S+)/m.exec(source)?.[1]);
  expect(ids[0]).toMatch(/^<.+@plainday\.example>/);
  expect(new Set(ids).size).toBe(1);
});

it('waits while the mail server is busy, then sends once; at most ten mails come in an hour', async () => {
  const dan = next();
  await choose(dan, true);
  mails.refusals.push('451 later');
  await remind(dan, 'Busy', Date.now() + 100);
  const own = sql`select id from private.push_subscriptions where user_id = ${dan.id}`;
  await until('it waits', async () => {
    const rows =
      await sql`select from private.push_subscriptions where user_id = ${dan.id} and wait_until > now()`;
    return rows.length === 1;
  });
  expect(mailsTo(dan)).toEqual([]);
  const [device] = await own;
  await sql`
    insert into private.push_deliveries (subscription_id, task_id, remind_at, sent_at)
      select ${device?.['id']}, gen_random_uuid(), now(), now() - make_interval(mins => n)
      from generate_series(1, 9) n`;
  await sql`update private.push_subscriptions set wait_until = null where id = ${device?.['id']}`;
  await wake();
  await arrivals(dan, 1);
  await until('the next has to wait', async () => {
    const [row] = await sql`
      select extract(epoch from wait_until - now())::integer as seconds from private.push_subscriptions
        where id = ${device?.['id']}`;
    return Number(row?.['seconds']) > 49 * 60 && Number(row?.['seconds']) <= 51 * 60;
  });
});
