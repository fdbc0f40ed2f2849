import { addPerson } from '../support/people';
import { addDevices } from './add-devices';
import { until } from './steps';
import { usePushGateway } from './use-push';

/** More at one moment than are sent to a service at once. */
const PEOPLE = 500;

const setting = usePushGateway();

/** Whom a sender makes keys for ahead, asked as the gateway asks. */
const comingKeys = () =>
  setting.sql.begin(async (sql) => {
    await sql`set local role service_role`;
    const coming = await sql<{ p256dh: string }[]>`select p256dh from public.coming_pushes()`;
    return coming.map(({ p256dh }) => p256dh);
  });

it(`${PEOPLE} reminders of the same moment reach each their own device, once`, async () => {
  const { gateway, service, sql } = setting;
  const { id } = await addPerson(gateway);
  const browsers = Array.from({ length: PEOPLE }, () => service.subscribe());
  const owners = await addDevices(sql, id, browsers);
  const titles = browsers.map(({ endpoint }) => ({
    owner: owners.get(endpoint),
    title: `For ${endpoint}`,
  }));
  await sql`insert into public.tasks (user_id, title, due_date, reminder_time)
    select r.owner, r.title, now() + interval '5 seconds', now() + interval '5 seconds'
      from jsonb_to_recordset(${JSON.stringify(titles)}::text::jsonb) as r (owner uuid, title text)`;
  expect(new Set(await comingKeys())).toEqual(new Set(browsers.map(({ p256dh }) => p256dh)));
  await until('all is noted', async () => {
    const sent = await sql`select from private.push_deliveries where sent_at is not null`;
    return sent.length === PEOPLE;
  });
  expect(await comingKeys()).toEqual([]);
  expect(browsers.map(({ arrived }) => arrived.map(({ message }) => message))).toEqual(
    browsers.map(({ endpoint }) => [expect.objectContaining({ title: `For ${endpoint}` })]),
  );
});

it('notes what was sent by its keys, however few deliveries the database takes to be there', async () => {
  const read = await setting.sql.begin(async (sql) => {
    const outcomes = await sql`
      select subscription_id as subscription, array[answer_key] as keys, 'sent' as state
        from private.push_deliveries`;
    const reads = async () => {
      const [sum] = await sql<{ times: number }[]>`
        select sum(seq_scan)::integer as times from pg_stat_xact_user_tables
          where relname in ('push_deliveries', 'push_subscriptions')`;
      return sum?.times ?? 0;
    };
    const before = await reads();
    await sql`update pg_class set reltuples = 1 where relname in ('push_deliveries', 'push_subscriptions')`;
    await sql`select public.settle_pushes(${JSON.stringify(outcomes)}::text::jsonb)`;
    return (await reads()) - before;
  });
  expect(read).toBe(0);
});
