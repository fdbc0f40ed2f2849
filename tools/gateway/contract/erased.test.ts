import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type postgres from 'postgres';
import { startGatewayProcess, type GatewayProcess } from './support/gateway-process';
import { must } from './support/must';
import { connectAsOwner } from './support/owner-sql';
import { addPerson, connect, PASSWORD, type Person } from './support/people';
import { fillTables } from './support/rows';
import { programWords } from '../src/testing/programs';
import { runBackup, startScript } from './support/backup/run-backup';

let gateway: GatewayProcess;
let sql: postgres.Sql;
beforeAll(async () => {
  gateway = await startGatewayProcess('postgres');
  sql = await connectAsOwner(gateway.dataDir);
});
afterAll(() => sql.end());
afterAll(() => gateway.dispose());

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm', 'p') and n.nspname !~ '^(pg_|information_schema$)'`;

/** Everywhere somebody is named: tables of all schemas, a backup made now, the mailbox. */
async function tracesOf({ id, email }: Person): Promise<string[]> {
  const words = [id, email, encodeURIComponent(email)];
  const found: string[] = [];
  for (const { name } of await sql.unsafe<{ name: string }[]>(TABLES)) {
    const [row] = await sql.unsafe<{ rows: string }[]>(
      `select count(*) as rows from ${name} t where t::text ilike any ($1)`,
      [words.map((word) => `%${word}%`)],
    );
    if (row?.rows !== '0') found.push(name);
  }
  const file = join(gateway.dataDir, 'after.backup');
  expect((await runBackup('postgres', gateway.dataDir, ['backup', file])).code).toBe(0);
  const texts = {
    backup: gunzipSync(await readFile(file)).toString(),
    mailbox: await readFile(join(gateway.dataDir, 'mailbox.json'), 'utf8'),
    log: gateway.output(),
  };
  for (const [place, text] of Object.entries(texts)) {
    if (words.some((word) => text.includes(word))) found.push(place);
  }
  return found;
}

/** All that leaves a trace: a device more, a wrong password, a forgotten one, a change of address that waits. */
async function leaveTraces({ db, email, ...person }: Person): Promise<void> {
  const { id } = person;
  await fillTables({ db, email, ...person });
  await must(db.rpc('open_calendar_feed', { zone: 'UTC' }));
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  await must(
    db.rpc('open_push', { endpoint: `https://push.example.org/${id}`, zone: 'UTC', ...keys }),
  );
  const other = connect(gateway);
  await other.auth.signInWithPassword({ email, password: PASSWORD });
  await other.auth.signInWithPassword({ email, password: `${PASSWORD}x` });
  await other.auth.resetPasswordForEmail(email);
  await db.auth.updateUser({ email: `${randomUUID()}@example.org` });
}

it('whoever deletes their account is named nowhere any more, and nobody else is touched (S5)', async () => {
  const [leaving, staying] = [await addPerson(gateway), await addPerson(gateway)];
  await leaveTraces(leaving);
  await leaveTraces(staying);
  expect(await tracesOf(leaving)).toEqual(
    expect.arrayContaining(['auth.audit_log_entries', 'public.tasks', 'backup', 'mailbox']),
  );
  const before = await tracesOf(staying);
  await must(leaving.db.rpc('delete_account'));
  // The mailbox hears of it a moment later.
  let traces = await tracesOf(leaving);
  const late = Date.now() + 20_000;
  while (traces.includes('mailbox') && Date.now() < late) traces = await tracesOf(leaving);
  expect(traces).toEqual([]);
  expect(await tracesOf(staying)).toEqual(before);
});

it('whose account an operator deletes while no gateway runs is named nowhere after the next start', async () => {
  const [leaving, staying] = [await addPerson(gateway), await addPerson(gateway)];
  const before = await tracesOf(staying);
  await sql.end();
  await gateway.stop();
  const words = [...programWords('admin'), 'delete', leaving.email];
  expect((await startScript('postgres', gateway.dataDir, words).ended).code).toBe(0);
  // Mails were kept here before, and are sent now.
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', SMTP_FROM: 'plainday@example.org' };
  gateway = await startGatewayProcess('postgres', gateway.dataDir, smtp);
  sql = await connectAsOwner(gateway.dataDir);
  let traces = await tracesOf(leaving);
  const late = Date.now() + 20_000;
  while (traces.includes('mailbox') && Date.now() < late) traces = await tracesOf(leaving);
  expect(traces).toEqual([]);
  expect(await tracesOf(staying)).toEqual(before);
  await sql.end();
  await gateway.stop();
  gateway = await startGatewayProcess('postgres', gateway.dataDir);
  sql = await connectAsOwner(gateway.dataDir);
});

it('what is too old goes at a start: notes of sign-ins, sign-ups that nobody confirmed, sessions that nobody uses (S5)', async () => {
  const [used, unused] = [await addPerson(gateway), await addPerson(gateway)];
  await connect(gateway).auth.signUp({ email: 'never@example.org', password: PASSWORD });
  const idle = (days: number, { id }: Person) => sql`
    update auth.sessions set created_at = now() - interval '1 year',
      updated_at = now() - make_interval(days => ${days}) where user_id = ${id}`;
  await idle(179, used);
  await idle(181, unused);
  await sql`update auth.audit_log_entries set created_at = now() - interval '91 days'`;
  await sql`update gateway.pending_sign_ups set created_at = now() - interval '2 hours'`;
  await sql`insert into auth.audit_log_entries (id, payload, created_at)
    values (gen_random_uuid(), '{}', now() - interval '89 days')`;
  await sql.end();
  await gateway.stop();
  gateway = await startGatewayProcess('postgres', gateway.dataDir);
  sql = await connectAsOwner(gateway.dataDir);
  const kept = () => sql<{ notes: number; waiting: number }[]>`
    select (select count(*)::int from auth.audit_log_entries) as notes,
      (select count(*)::int from gateway.pending_sign_ups) as waiting`;
  while ((await kept())[0]?.waiting !== 0) continue;
  expect((await kept())[0]).toEqual({ notes: 1, waiting: 0 });
  const open = await sql<{ user_id: string }[]>`
    select distinct user_id from auth.sessions where user_id in (${used.id}, ${unused.id})`;
  expect(open.map(({ user_id }) => user_id)).toEqual([used.id]);
});
