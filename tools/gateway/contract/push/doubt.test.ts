import { arrivals, remind, until } from './steps';
import { subscribed, usePushGateway } from './use-push';

const setting = usePushGateway();
/** As many as are told one by one. */
const MOST = 5;

it('what is sent again in doubt is sent as before, also beside others', async () => {
  const { sql } = setting;
  const [ann, browser] = await subscribed(setting);
  const task = await remind(ann, 'In doubt', Date.now() + 100);
  await arrivals(browser, 1);
  await until('it is noted', async () => {
    const rows = await sql`
      select from private.push_deliveries where task_id = ${task.id} and sent_at is not null`;
    return rows.length === 1;
  });
  // All come free at one moment: the device waits.
  const free = new Date(Date.now() + 3000);
  await sql`update private.push_subscriptions set wait_until = ${free} where endpoint = ${browser.endpoint}`;
  // As it is left by who is killed after sending, before noting.
  await sql`update private.push_deliveries set sent_at = null, claimed_until = ${free}
    where task_id = ${task.id}`;
  for (let turn = 0; turn < MOST; turn += 1) await remind(ann, `New ${turn}`, Date.now());
  await arrivals(browser, 2 + MOST);
  const [first, ...others] = browser.arrived;
  const again = others.filter(({ headers }) => headers.topic === first?.headers.topic);
  expect(again.map(({ message }) => message)).toEqual([first?.message]);
  const titles = others.map(({ message }) => 'title' in message && message.title);
  expect(titles.toSorted()).toEqual([
    'In doubt',
    ...Array.from({ length: MOST }, (_, turn) => `New ${turn}`),
  ]);
});
