import { must, mustFail } from '../support/must';
import { addPerson, connect } from '../support/people';
import { send } from '../support/send';
import type { Browser } from './push-service';
import { arrivals, remind } from './steps';
import { stateOf, subscribed, usePushGateway } from './use-push';

const setting = usePushGateway();

const answer = (key: string, chosen: string) =>
  send(setting.gateway, '/functions/v1/push-answer', {
    method: 'POST',
    body: { key, answer: chosen },
  });
const keysOf = ({ endpoint, p256dh, auth }: Browser) => ({ endpoint, p256dh, auth });

function keyOf(browser: Browser): string {
  const message = browser.arrived.at(-1)?.message;
  if (message?.kind !== 'reminder') throw new Error('No reminder has arrived.');
  return message.key;
}

it('is answered by its key alone: done, and in a quarter of an hour', async () => {
  const [ann, browser] = await subscribed(setting);
  const task = await remind(ann, 'Call', Date.now() + 100, {
    due_date: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await arrivals(browser, 1);
  const key = keyOf(browser);
  expect((await answer(key, 'snooze')).status).toBe(204);
  const row = () => must(ann.db.from('tasks').select().eq('id', task.id).single());
  const until15 = Date.parse((await row()).reminder_time ?? '') - Date.now();
  expect(Math.abs(until15 - 15 * 60_000)).toBeLessThan(20_000);
  // A second time changes nothing.
  expect((await answer(key, 'snooze')).status).toBe(204);
  expect((await answer(key, 'done')).status).toBe(204);
  expect(await row()).toMatchObject({ completed: true, deleted_at: expect.any(String) });
  expect((await answer(key, 'done')).status).toBe(204);
  expect((await answer('00000000-0000-4000-8000-000000000000', 'done')).status).toBe(404);
  expect((await answer('x', 'done')).status).toBe(400);
  expect((await answer(key, 'delete')).status).toBe(400);
  await ann.db.auth.signOut({ scope: 'global' });
  expect((await answer(key, 'done')).status).toBe(404);
});

it('a snooze past the due date comes again on this device alone', async () => {
  const [ann, browser] = await subscribed(setting);
  const task = await remind(ann, 'Call', Date.now() + 100);
  await arrivals(browser, 1);
  expect((await answer(keyOf(browser), 'snooze')).status).toBe(204);
  const moved = await setting.sql`
    update private.push_deliveries set remind_at = now() where task_id = ${task.id} and kind = 'snoozed'
      and remind_at between now() + interval '14 minutes' and now() + interval '15 minutes' returning 1`;
  expect(moved).toHaveLength(1);
  await setting.sql`select pg_notify('plainday_push', '')`;
  await arrivals(browser, 2);
  expect(browser.arrived[1]?.message).toMatchObject({ title: 'Call' });
});

it('does not tick in the background what repeats: its next date is the app’s to find', async () => {
  const [ann, browser] = await subscribed(setting);
  const task = await remind(ann, 'Water', Date.now() + 100, { repeat_pattern: 'daily' });
  await arrivals(browser, 1);
  expect(browser.arrived[0]?.message).toMatchObject({ plain: false });
  expect((await answer(keyOf(browser), 'done')).status).toBe(404);
  const row = await must(ann.db.from('tasks').select().eq('id', task.id).single());
  expect(row.completed).toBe(false);
});

it('nobody reaches the device or the settings of another, and no person what senders call', async () => {
  const [ann] = await subscribed(setting);
  const bob = await addPerson(setting.gateway);
  const [device] = (await stateOf(ann)).devices;
  await must(bob.db.rpc('end_push', { device: device?.id ?? '' }));
  await must(bob.db.rpc('change_push', { device: device?.id ?? '', is_on: false }));
  expect((await stateOf(ann)).devices).toMatchObject([{ id: device?.id, is_on: true }]);
  expect((await stateOf(bob)).devices).toEqual([]);
  for (const name of ['claim_pushes', 'coming_pushes', 'settle_pushes', 'answer_push']) {
    for (const db of [bob.db, connect(setting.gateway)]) {
      const { code } = await mustFail(db.rpc(name as never, {} as never));
      expect(code).toMatch(/^(42501|PGRST|PT40)/);
    }
  }
});

it('refuses what is no subscription, and says what is wrong', async () => {
  const ann = await addPerson(setting.gateway);
  const good = { ...keysOf(setting.service.subscribe()), zone: 'UTC' };
  for (const [hint, wrong] of [
    ['endpoint', { endpoint: 'http://push.example.org/x' }],
    ['endpoint', { endpoint: 'https://user@push.example.org/x' }],
    ['endpoint', { endpoint: `https://push.example.org/${'x'.repeat(2000)}` }],
    ['p256dh', { p256dh: 'x' }],
    ['auth', { auth: 'x'.repeat(23) }],
    ['zone', { zone: 'Middle/Earth' }],
  ] as const) {
    expect((await mustFail(ann.db.rpc('open_push', { ...good, ...wrong }))).hint).toBe(hint);
  }
});

it('stands in no log', async () => {
  const [ann, browser] = await subscribed(setting);
  await remind(ann, 'Secret', Date.now());
  await arrivals(browser, 1);
  for (const secret of ['Secret', browser.endpoint, browser.auth, keyOf(browser)]) {
    expect(setting.gateway.output()).not.toContain(secret);
  }
});
