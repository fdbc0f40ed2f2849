import { createECDH } from 'node:crypto';
import { must } from '../support/must';
import { addPerson, connect, PASSWORD } from '../support/people';
import { unseal } from './browser-keys';
import { checkVapid, type Browser } from './push-service';
import { arrivals, remind, subscribe, until } from './steps';
import { stateOf, subscribed, usePushGateway } from './use-push';

const setting = usePushGateway();

it('opens the example of RFC 8291, so that what is opened below was sealed by the book', () => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'));
  const secret = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  expect(unseal(body, { curve, secret })).toBe('When I grow up, I want to be a watermelon');
});

it('brings a reminder to the device while no page is open, sealed, once, within five seconds', async () => {
  const [ann, browser] = await subscribed(setting);
  const project = await must(
    ann.db.from('projects').insert({ title: 'Halden identity' }).select().single(),
  );
  const at = Date.now() + 1500;
  const task = await remind(ann, 'Compare with the approved colours', at, {
    project_id: project.id,
  });
  await arrivals(browser, 1);
  const [{ headers, message, at: came }] = browser.arrived as [Browser['arrived'][0]];
  expect(message).toMatchObject({
    kind: 'reminder',
    id: task.id,
    title: 'Compare with the approved colours',
    of: 'Halden identity',
    project: project.id,
    plain: true,
  });
  expect(came - at).toBeGreaterThanOrEqual(0);
  expect(came - at).toBeLessThan(5000);
  expect(headers['topic']).toMatch(/^[\w-]{32}$/);
  expect(headers['urgency']).toBe('high');
  const { key, claims } = checkVapid(headers.authorization);
  expect(key).toBe((await stateOf(ann)).key);
  expect(claims.sub).toBe('mailto:nobody@plainday.invalid');
  // Others that came later show that looks went by.
  await remind(ann, 'Later', Date.now() + 100);
  await arrivals(browser, 2);
  expect(browser.arrived.map(({ message: said }) => 'title' in said && said.title)).toEqual([
    'Compare with the approved colours',
    'Later',
  ]);
  expect((await stateOf(ann)).devices[0]).toMatchObject({
    is_current: true,
    reached_at: expect.any(String),
    failed_at: null,
  });
});

it('says nothing of what is done, in the trash, somebody else’s, or was due before the device came', async () => {
  const ann = await addPerson(setting.gateway);
  await remind(ann, 'Before', Date.now() - 60_000);
  const browser = setting.service.subscribe();
  await subscribe(ann, browser);
  const [bob, other] = await subscribed(setting);
  const soon = Date.now() + 500;
  await remind(ann, 'Done', soon, { completed: true });
  await remind(ann, 'Trash', soon, { deleted_at: new Date().toISOString() });
  await remind(bob, 'Of Bob', soon);
  await remind(ann, 'Open', soon + 100);
  await arrivals(browser, 1);
  await arrivals(other, 1);
  expect([browser, other].map(({ arrived }) => arrived.map(({ message }) => message))).toEqual([
    [expect.objectContaining({ title: 'Open' })],
    [expect.objectContaining({ title: 'Of Bob' })],
  ]);
});

it('sends a test at once, and says so by its own message', async () => {
  const [ann, browser] = await subscribed(setting);
  const asked = Date.now();
  await must(ann.db.rpc('test_push') as never);
  await arrivals(browser, 1);
  expect(browser.arrived[0]?.message).toMatchObject({ kind: 'test' });
  expect((browser.arrived[0]?.at ?? 0) - asked).toBeLessThan(1500);
});

it.each([404, 410])('forgets a device that its service answers %s for', async (status) => {
  const [ann, browser] = await subscribed(setting);
  browser.answers.push({ status });
  await remind(ann, 'Call', Date.now() + 100);
  await until('the device is gone', async () => (await stateOf(ann)).devices.length === 0);
  expect(browser.arrived).toEqual([]);
});

it('waits as a busy service tells, then sends once', async () => {
  const [ann, browser] = await subscribed(setting);
  browser.answers.push({ status: 429, retryAfter: '3600' });
  await remind(ann, 'Call', Date.now() + 100);
  await until('it waits', async () => (await stateOf(ann)).devices[0]?.failed_at !== null);
  const [row] = await setting.sql`
    select extract(epoch from wait_until - now())::int as seconds from private.push_subscriptions
      where endpoint = ${browser.endpoint}`;
  expect(row?.['seconds']).toBeGreaterThan(3500);
  expect(browser.arrived).toEqual([]);
  await setting.sql`update private.push_subscriptions set wait_until = now() where endpoint = ${browser.endpoint}`;
  await setting.sql`select pg_notify('plainday_push', '')`;
  await arrivals(browser, 1);
  await until('it is reached', async () => (await stateOf(ann)).devices[0]?.failed_at === null);
  expect(browser.arrived).toHaveLength(1);
});

it('ends with the session, with all sessions, and with the account', async () => {
  const [ann, first] = await subscribed(setting);
  const other = connect(setting.gateway);
  await other.auth.signInWithPassword({ email: ann.email, password: PASSWORD });
  const second = setting.service.subscribe();
  await subscribe({ ...ann, db: other }, second);
  expect((await stateOf(ann)).devices).toHaveLength(2);
  await other.auth.signOut({ scope: 'local' });
  expect((await stateOf(ann)).devices).toHaveLength(1);
  const left = (browsers: Browser[]) => setting.sql`
    select from private.push_subscriptions where endpoint in ${setting.sql(browsers.map((b) => b.endpoint))}`;
  await ann.db.auth.signOut({ scope: 'global' });
  expect(await left([first, second])).toHaveLength(0);
  const [bob, third] = await subscribed(setting);
  await must(bob.db.rpc('delete_account') as never);
  expect(await left([third])).toHaveLength(0);
  expect(
    await setting.sql`select from private.push_settings where user_id = ${bob.id}`,
  ).toHaveLength(0);
});

it('quiet hours keep what is due, and then tell it as one', async () => {
  const [ann, browser] = await subscribed(setting);
  const zone = 'Asia/Kathmandu';
  const minute = (ms: number) => Math.floor((ms / 60_000 + 345) % 1440);
  const quiet = (from: number | null, to: number | null) =>
    must(
      ann.db.rpc('set_push_quiet', {
        quiet_from: from,
        quiet_until: to,
        days_off: 0,
        zone,
      } as never),
    );
  await quiet(minute(Date.now() - 60_000), minute(Date.now() + 600_000));
  for (const title of ['One', 'Two', 'Three', 'Four']) await remind(ann, title, Date.now() - 200);
  await setting.sql`update private.push_subscriptions set since = now() - interval '1 hour' where endpoint = ${browser.endpoint}`;
  await setting.sql`update public.tasks set reminder_time = now() - interval '10 minutes' where user_id = ${ann.id}`;
  const [bob, other] = await subscribed(setting);
  await remind(bob, 'Awake', Date.now() + 100);
  await arrivals(other, 1);
  expect(browser.arrived).toEqual([]);
  await quiet(null, null);
  await arrivals(browser, 1);
  expect(browser.arrived[0]?.message).toMatchObject({ kind: 'several', count: 4 });
  await must(ann.db.rpc('test_push') as never);
  await arrivals(browser, 2);
  expect(browser.arrived[1]?.message).toMatchObject({ kind: 'test' });
});

it('is claimed by one, again when that one is gone, and never after it was sent, whatever the clocks say', async () => {
  const [ann, browser] = await subscribed(setting);
  await remind(ann, 'Later', Date.now() + 30 * 60_000);
  const claimed: number[] = [];
  const undo = new Error('Nothing of this is kept.');
  await setting.sql
    .begin(async (own) => {
      const claim = async (minutes: number) => {
        const rows = await own`
          select c.answer_key as key, c.subscription_id as subscription
            from public.claim_pushes(now() + make_interval(secs => ${minutes * 60}), 1000) c
            where c.endpoint = ${browser.endpoint}`;
        claimed.push(rows.length);
        return rows[0];
      };
      await claim(29);
      await claim(31);
      // Another at the same time; a clock that was set back; one that comes when the first is long gone.
      for (const minutes of [31, 31.4, 5]) await claim(minutes);
      const again = await claim(31.6);
      const outcome = {
        subscription: again?.['subscription'],
        keys: [again?.['key']],
        state: 'sent',
      };
      await own`select public.settle_pushes(${JSON.stringify([outcome])}::text::jsonb)`;
      for (const minutes of [32, 31, 600]) await claim(minutes);
      throw undo;
    })
    .catch((error: unknown) => expect(error).toBe(undo));
  expect(claimed).toEqual([0, 1, 0, 0, 0, 1, 0, 0, 0]);
});
