import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RecentFaults } from '../observe/recent-faults';
import { Site } from '../site/site';
import { ManualClock } from '../testing/manual-clock';
import { sampleRelease, tempSite } from '../testing/temp-site';
import { platformState } from './platform-state';

const clock = new ManualClock();
const moment = (ms = 0) => new Date(clock.now() + ms).toISOString();
const since = moment();
let siteDir: string;
let remove: () => Promise<void>;
let faults: RecentFaults;
beforeEach(async () => {
  ({ folder: siteDir, remove } = await tempSite());
  faults = new RecentFaults(clock);
  await mkdir(join(siteDir, 'channels'));
});
afterEach(() => remove());

const state = () => {
  const site = new Site({
    siteDir,
    sources: { connect: [], https: false },
    configFor: () => ({ supabaseUrl: '', publishableKey: '', mailbox: false }),
    log: () => undefined,
  });
  return platformState({ siteDir, site, faults, clock });
};
const inChannel = (name: string, change: object) =>
  writeFile(join(siteDir, 'channels', name), JSON.stringify({ ...sampleRelease, ...change }));

let lines = 0;
async function done(what: string, change: object, at = since): Promise<void> {
  lines += 1;
  const line = { n: lines, at, what, prev: '', ...change };
  await appendFile(join(siteDir, 'log.jsonl'), `${JSON.stringify(line)}\n`);
}

it('says what is live, since when, by whom, and what failed in it', async () => {
  await done('release', { release: 'r0', digest: 'x', parts: ['shell', 'tasks'], by: 'Ann' });
  const news = { release: 'r1', digest: 'x', parts: ['tasks/eisenhower'], by: 'Bob', note: 'Tea' };
  await done('release', news);
  for (const what of ['sign', 'owners', 'revoke']) {
    await done(what, {
      release: 'r1',
      digest: 'x',
      by: 'Key',
      parts: what === 'revoke' ? [] : undefined,
    });
  }
  await done('next: release', { release: 'r2', parts: ['shell'], by: 'Mira' });
  for (const tool of ['shell', 'task-list', 'eisenhower']) {
    faults.note({ kind: 'crashed', tool, release: 'r1', healed: false });
  }
  const known = await state();
  expect(known?.live).toEqual({
    id: 'r1',
    kept: 0,
    deed: {
      at: since,
      what: 'release',
      by: 'Bob',
      parts: ['tasks/eisenhower'],
      release: 'r1',
      note: 'Tea',
    },
  });
  expect(known?.parts).toMatchObject([
    { name: 'shell', version: 's1', released: { at: since, by: 'Ann' } },
    { name: 'tasks', version: 'v1', released: { at: since, by: 'Bob' } },
    { name: 'marketing', version: 'm1', released: undefined },
  ]);
  expect(known?.parts.map((part) => part.faults.at(-1))).toEqual([1, 2, 0]);
  expect(known?.faults.seen.map(({ tool }) => tool)).toEqual(['eisenhower', 'task-list', 'shell']);
  expect(known?.log.map(({ by }) => by)).toEqual(['Mira', 'Key', 'Key', 'Key', 'Bob', 'Ann']);
  expect(known).not.toHaveProperty('next');
  expect(known).not.toHaveProperty('returned');
});

it('counts what is kept behind what is live, as far as a rollback gets', async () => {
  const isLive = (previous: string | null) =>
    writeFile(join(siteDir, 'release.json'), JSON.stringify({ ...sampleRelease, previous }));
  const keep = (id: string, previous: string | null) =>
    writeFile(
      join(siteDir, `releases/${id}.json`),
      JSON.stringify({ ...sampleRelease, id, previous }),
    );
  await keep('r3', 'r1');
  await keep('r0', 'r00');
  await keep('r00', 'gone');
  const kept = async () => (await state())?.live.kept;
  expect(await kept()).toBe(0);
  await isLive('r0');
  expect(await kept()).toBe(2);
  await isLive('gone');
  expect(await kept()).toBe(0);
});

it('says how a trial goes, and for a week that one went back', async () => {
  const trial = { shares: [10, 50], everyMs: 1000, limit: 0.01, at: 0, since, looks: 0 };
  const next = { id: 'r2', canary: 10, parts: ['tasks'], trial: { ...trial, isFine: false } };
  await inChannel('next.json', next);
  const { looks: _looks, ...said } = trial;
  const nothing = { visits: 0, faults: {} };
  expect((await state())?.next).toEqual({
    release: 'r2',
    share: 10,
    parts: ['tasks'],
    trial: { ...said, fresh: nothing, current: nothing },
  });
  const why = { parts: ['tasks'], by: 'gateway', note: 'r2: tasks failed in 9 of 310 visits' };
  await done('next: returned', why);
  expect(await state()).not.toHaveProperty('returned');
  await rm(join(siteDir, 'channels/next.json'));
  expect((await state())?.returned).toEqual({ at: since, parts: ['tasks'], note: why.note });
  clock.pass(8 * 86_400);
  expect(await state()).not.toHaveProperty('returned');
});

it('lists the previews that are open and served, and none that has ended or cannot be read', async () => {
  const preview = { branch: 'feature/Tea', until: moment(60_000) };
  await inChannel('feature-tea.json', { parts: ['tasks'], by: 'Ann', preview });
  await inChannel('old.json', { parts: ['tasks'], preview: { ...preview, until: moment(-1) } });
  await writeFile(join(siteDir, 'channels/broken.json'), '{');
  expect((await state())?.previews).toEqual([
    {
      channel: 'feature-tea',
      ...preview,
      parts: ['tasks'],
      at: sampleRelease.createdAt,
      by: 'Ann',
    },
  ]);
  await rm(join(siteDir, 'channels/feature-tea.json'));
  await inChannel('Tea.json', { parts: ['tasks'], preview });
  await inChannel('gone.json', { preview, shell: { ...sampleRelease.shell, version: 'gone' } });
  expect((await state())?.previews).toEqual([]);
});

it('says whose a part is, where the site has owners', async () => {
  const key = 'k'.repeat(43);
  const signature = `${'s'.repeat(86)}==`;
  const owners = { teams: { time: [key] }, parts: { tasks: 'time' }, revoked: [], serial: 1 };
  const owned = { owners: { ...owners, signature }, seals: {}, by: key };
  await writeFile(join(siteDir, 'release.json'), JSON.stringify({ ...sampleRelease, owned }));
  const known = await state();
  expect(known?.parts.map(({ team }) => team)).toEqual(['site', 'time', 'site']);
});
