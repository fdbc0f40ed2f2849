import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { showLog, verifyLog } from '../../show/show-log';
import { remotes } from '../../record/parts';
import { listReleases } from '../../show/list';
import { newKey, publicKeyOf, readKey } from '../../sign/keys';
import { setOwners } from '../../owners/owners';
import { Workshop } from '../../testing/workshop';
import { promote, setCanary, setTrial } from '../next';
import { goOn } from './go-on';
import { parsePlan } from '../../record/trial-plan';
import { stepName, writeTally } from './tally';

const root = readKey(newKey());
let shop: Workshop;
let now: Date;
beforeEach(async () => {
  shop = await Workshop.create(root);
  for (const remote of remotes) await shop.buildRemote(remote, 'first', { tools: [remote] });
  await shop.release('');
  await shop.buildRemote('tasks', 'second', { tools: ['tasks'] });
  await shop.release('tasks', { channel: 'next' });
  now = new Date();
});
afterEach(() => shop.remove());

const plan = parsePlan('10,50,100', '30m', '10%');
const verify = () => verifyLog(shop.site, publicKeyOf(root));
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

async function count(gateway: string, fresh: [number, number], current: [number, number]) {
  const [live, next] = await Promise.all([shop.site.current(), shop.site.next()]);
  if (!live || !next?.trial) throw new Error('Nothing is on trial.');
  const { at, since } = next.trial;
  const arm = ([visits, tasks]: [number, number]) => ({ visits, faults: { tasks } });
  const step = stepName(live.id, next.id, at, since);
  await writeTally(shop.site.folder, gateway, { step, fresh: arm(fresh), current: arm(current) });
}

it('takes its steps when their time is over and two gateways together have seen enough', async () => {
  await setTrial(shop.site, plan, now);
  expect((await shop.site.next())?.canary).toBe(10);
  await count('a', [40, 0], [300, 1]);
  expect(await goOn(shop.site.folder, later(31))).toBeNull();
  await count('b', [40, 0], [300, 1]);
  expect(await goOn(shop.site.folder, later(29))).toBeNull();
  expect(await listReleases(shop.site)).toContain(
    'tasks: failed in 0 of 80 visits, for the others in 2 of 600',
  );
  expect(await goOn(shop.site.folder, later(31))).toMatchObject({ what: 'step', from: 10, to: 50 });
  expect((await shop.site.next())?.canary).toBe(50);
  // What was counted before is not counted again.
  expect(await goOn(shop.site.folder, later(90))).toBeNull();
  await count('a', [90, 1], [90, 1]);
  expect(await goOn(shop.site.folder, later(90))).toMatchObject({ what: 'step', to: 100 });
  await count('a', [200, 1], [0, 0]);
  expect(await goOn(shop.site.folder, later(200))).toBeNull();
  expect(await verify()).toBe('The log holds: 5 lines, 2 of them by gateways, which sign nothing.');
  await promote(shop.site);
  expect((await shop.site.current())?.trial).toBeUndefined();
  expect(await shop.site.next()).toBeNull();
  expect(await verify()).toContain('The log holds: 6 lines');
});

it('is taken back when it fails more often, and says which part and how often', async () => {
  await setTrial(shop.site, plan, now);
  await count('a', [16, 5], [150, 1]);
  const both = await Promise.all([1, 2].map(() => goOn(shop.site.folder, later(1))));
  expect(both.filter(Boolean)).toMatchObject([{ what: 'return', part: 'tasks', from: 10, to: 0 }]);
  expect(await shop.site.next()).toBeNull();
  const why = /tasks failed in 5 of 16 visits, for the others in 1 of 150/;
  expect(await listReleases(shop.site)).toMatch(why);
  expect(await showLog(shop.site)).toMatch(why);
  expect(await verify()).toContain('4 lines, 1 of them by gateways');
});

it('what gateways write may say nothing but that', async () => {
  await setTrial(shop.site, plan, now);
  await count('a', [16, 5], [150, 1]);
  await goOn(shop.site.folder, later(1));
  const path = join(shop.site.folder, 'log.jsonl');
  const whole = await readFile(path, 'utf8');
  for (const change of [{ what: 'release' }, { digest: 'x' }, { by: 'Ada' }]) {
    const lines = whole.trimEnd().split('\n');
    const last = JSON.parse(lines.pop() ?? '') as object;
    await writeFile(path, `${[...lines, JSON.stringify({ ...last, ...change })].join('\n')}\n`);
    await expect(verify()).rejects.toThrow('it is not signed');
  }
});

it('begins its step anew when something else is released, and at its first with another build', async () => {
  await setTrial(shop.site, plan, now);
  await count('a', [80, 0], [600, 0]);
  await goOn(shop.site.folder, later(31));
  await count('a', [70, 0], [70, 0]);
  await shop.buildRemote('tools-time', 'third', { tools: ['tools-time'] });
  await shop.release('tools-time');
  expect(await shop.site.next()).toMatchObject({ canary: 50, trial: { at: 1, looks: 0 } });
  expect(await goOn(shop.site.folder, later(90))).toBeNull();
  await shop.buildRemote('tasks', 'fourth', { tools: ['tasks'] });
  await shop.release('tasks', { channel: 'next' });
  expect(await shop.site.next()).toMatchObject({ canary: 10, trial: { at: 0 } });
  await setCanary(shop.site, 20);
  expect((await shop.site.next())?.trial).toBeUndefined();
});

it('is sealed for its largest share where teams share the site, and holds for the gateway', async () => {
  const team = readKey(newKey());
  const teams = { time: [publicKeyOf(team)] };
  await setOwners(shop.site, JSON.stringify({ teams, parts: { 'tools-time': 'time' } }));
  await shop.buildRemote('tasks', 'third', { tools: ['tasks'] });
  const trial = await shop.release('tasks', {
    channel: 'next',
    plan: parsePlan('10,50', '1m', '10%'),
  });
  expect(trial.release).toMatchObject({ canary: 10 });
  expect(trial.release.owned?.seals['site']?.share).toBe(50);
  await count('a', [80, 0], [600, 0]);
  expect(await goOn(shop.site.folder, later(31))).toMatchObject({ what: 'step', to: 50 });
  expect(await shop.site.next()).toMatchObject({ canary: 50, signature: trial.release.signature });
});

it.each([
  ['10,5', '30m', '1%', 'are no steps'],
  ['0,50', '30m', '1%', 'are no steps'],
  ['10,101', '30m', '1%', 'are no steps'],
  ['10,50', '30', '1%', 'is no time'],
  ['10,50', '0m', '1%', 'is no time'],
  ['10,50', '30m', '1', 'is no limit'],
  ['10,50', '30m', '0%', 'is no limit'],
])('%s every %s with %s is refused', (shares, every, limit, why) => {
  expect(() => parsePlan(shares, every, limit)).toThrow(why);
  expect(parsePlan('10,50', '2h', '0.5%')).toEqual({
    shares: [10, 50],
    everyMs: 7_200_000,
    limit: 0.005,
  });
});
