import { startGatewayProcess, type Driver, type GatewayProcess } from '../support/gateway-process';
import { must, mustFail } from '../support/must';
import { addPerson, type Person } from '../support/people';
import { startPushService, type Browser, type PushService } from './push-service';
import { arrivals, remind, subscribe, until } from './steps';

let service: PushService;
let gateway: GatewayProcess;

const iso = (ms: number) => new Date(ms).toISOString();
const timer = (endsAt: number, more = {}) => ({
  name: 'pomodoro',
  ends_at: iso(endsAt),
  title: 'Focus is over',
  body: 'Take a break.',
  is_quiet: false,
  is_told: true,
  ...more,
});
const setTimers = ({ db }: Pick<Person, 'db'>, ...timers: object[]) =>
  must(db.rpc('set_push_timers', { timers: timers as never }) as never);
const saidOn = ({ arrived }: Browser) =>
  arrived.map(({ message }) => ('title' in message ? message.title : message.kind));

async function reached(): Promise<[Person, Browser]> {
  const [person, browser] = [await addPerson(gateway), service.subscribe()];
  await subscribe(person, browser);
  return [person, browser];
}

describe.each<Driver>(['postgres', 'pglite'])('on %s', (driver) => {
  beforeAll(async () => {
    service = await startPushService();
    gateway = await startGatewayProcess(driver, undefined, { TEST_OUTGOING_TO: service.url });
  });
  afterAll(async () => {
    await gateway.dispose();
    await service.close();
  });

  it('says the end of a timer on the device that it runs on, once, and of none that was answered', async () => {
    const [ann, browser] = await reached();
    const [bob, other] = await reached();
    const end = Date.now() + 1500;
    await setTimers(ann, timer(end), timer(end, { name: 'mindful', is_told: false }));
    await setTimers(bob, timer(end));
    await setTimers(bob);
    await arrivals(browser, 1);
    const [{ message, at }] = browser.arrived as [Browser['arrived'][0]];
    expect(message).toEqual({
      kind: 'notice',
      title: 'Focus is over',
      body: 'Take a break.',
      tag: 'pomodoro',
      at: expect.any(String),
      page: '/dashboard?tool=pomodoro',
    });
    expect(at - end).toBeGreaterThanOrEqual(0);
    // A look later there is nothing more.
    await Promise.all([remind(ann, 'Next', Date.now()), remind(bob, 'Next', Date.now())]);
    await arrivals(browser, 2);
    await arrivals(other, 1);
    expect([saidOn(browser), saidOn(other)]).toEqual([['Focus is over', 'Next'], ['Next']]);
    // The same name again is another end.
    await setTimers(ann, timer(Date.now() + 300));
    await arrivals(browser, 3);
  });

  it('lets reminders wait while somebody works undisturbed, but not the end of that', async () => {
    const [ann, browser] = await reached();
    const end = Date.now() + 2500;
    const work = { name: 'deep-work', title: 'Work session complete', is_quiet: true };
    await setTimers(ann, timer(end, work));
    await remind(ann, 'Call', Date.now() + 100);
    await arrivals(browser, 2);
    expect(saidOn(browser).toSorted()).toEqual(['Call', 'Work session complete']);
    expect(Math.min(...browser.arrived.map(({ at }) => at))).toBeGreaterThanOrEqual(end);
    // Ended by hand, it lets go at once.
    await setTimers(ann, timer(Date.now() + 3_600_000, work));
    await remind(ann, 'Write', Date.now());
    await remind((await reached())[0], 'Somebody else', Date.now());
    expect(browser.arrived).toHaveLength(2);
    await setTimers(ann);
    await arrivals(browser, 3);
  });

  it('sums the day up once, from the time on that was chosen', async () => {
    const [ann, browser] = await reached();
    const now = new Date();
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    await remind(ann, 'Earlier', now.getTime() - 26 * 3_600_000, { reminder_time: null });
    await remind(ann, 'Now', now.getTime(), { reminder_time: null });
    const choose = (at: number) =>
      must(ann.db.rpc('set_push_summary', { summary_at: at, zone: 'UTC' }));
    expect(await choose(minute)).toMatchObject({ summary_at: minute });
    await must(ann.db.rpc('test_push') as never);
    await arrivals(browser, 1);
    expect(browser.arrived[0]?.message.kind).toBe('test');
    // A minute that comes: that may be the next day, as close to midnight as this is run.
    await choose((minute + 1) % 1440);
    await until('the summary', () => browser.arrived.length >= 2, 100_000);
    expect(browser.arrived[1]?.message).toMatchObject({
      kind: 'notice',
      title: 'Your day',
      tag: 'summary',
      page: '/dashboard?view=today',
      body: expect.stringMatching(/^1 task for today, 1 overdue$|^2 overdue$/),
    });
    await must(ann.db.rpc('test_push') as never);
    await arrivals(browser, 3);
    expect(browser.arrived.map(({ message }) => message.kind)).toEqual(['test', 'notice', 'test']);
  }, 120_000);

  it('refuses what is no list of timers, and keeps what was', async () => {
    const [ann, browser] = await reached();
    await setTimers(ann, timer(Date.now() + 1500));
    const set = (timers: unknown) => ann.db.rpc('set_push_timers', { timers: timers as never });
    const bad = [
      {},
      'x',
      ['x'],
      Array.from({ length: 11 }, () => timer(Date.now())),
      [timer(0, { ends_at: '2026-13-41T25:00:00Z' })],
      [timer(0, { ends_at: 'infinity' })],
      [timer(0, { name: '../x' })],
      [timer(0, { title: 'x'.repeat(201) })],
      [timer(0, { is_quiet: 'yes' })],
    ];
    for (const each of bad) expect((await mustFail(set(each))).code).toMatch(/^PT4|^22|^23/);
    const summary = ann.db.rpc('set_push_summary', { summary_at: 1440, zone: 'UTC' });
    expect((await mustFail(summary)).code).toMatch(/^PT4/);
    await arrivals(browser, 1);
    expect(saidOn(browser)).toEqual(['Focus is over']);
  });
});
