import { connect, PASSWORD } from '../support/people';
import { must } from '../support/must';
import { arrivals, remind, subscribe, until } from './steps';
import { stateOf, subscribed, usePushGateway } from './use-push';

const setting = usePushGateway();

it('on a day off nothing of a project comes but what is important, and nothing at all to a device that is off', async () => {
  const [ann, browser] = await subscribed(setting);
  const db = connect(setting.gateway);
  await db.auth.signInWithPassword({ email: ann.email, password: PASSWORD });
  const silent = setting.service.subscribe();
  await subscribe({ db }, silent);
  const { devices } = await stateOf({ db });
  const own = devices.find(({ is_current: isCurrent }) => isCurrent);
  await must(ann.db.rpc('change_push', { device: own?.id ?? '', is_on: false }));
  // Whatever day it is in the zone of the person, all seven are off.
  await must(
    ann.db.rpc('set_push_quiet', {
      quiet_from: null,
      quiet_until: null,
      days_off: 127,
      zone: 'Pacific/Auckland',
    } as never),
  );
  const project = { title: 'Halden', color: '#3b82f6', user_id: ann.id };
  const { id } = await must(ann.db.from('projects').insert(project).select('id').single());
  const at = Date.now() + 1500;
  await remind(ann, 'Work', at, { project_id: id });
  await remind(ann, 'Important', at, { project_id: id, priority: 'high' });
  await remind(ann, 'Own', at);
  await remind(ann, 'Last', at + 1500);
  await arrivals(browser, 3);
  await until('all is noted', async () => {
    const open = await setting.sql`select from private.push_deliveries where sent_at is null`;
    return open.length === 0;
  });
  const titles = browser.arrived.map(({ message }) => 'title' in message && message.title);
  expect(titles.toSorted()).toEqual(['Important', 'Last', 'Own']);
  expect(silent.arrived).toEqual([]);
});
