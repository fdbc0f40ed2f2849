import type { KeyObject } from 'node:crypto';
import { promote, setCanary, takeBack } from '../channel/next';
import { parsePart } from '../record/parts';
import { publish, type PublishOptions } from '../publish/publish';
import { rollback, rollbackPart } from '../publish/rollback';
import { Site } from '../site/site';
import { Workshop } from '../testing/workshop';
import { newKey, publicKeyOf, readKey, unproven } from '../sign/keys';
import { revoke, setOwners } from './owners';
import { signLive } from '../publish/sign-live';

const keys: Record<string, KeyObject> = Object.fromEntries(
  ['root', 'time', 'stolen', 'know', 'tea'].map((name) => [name, readKey(newKey())]),
);
function keyOf(name: string): KeyObject {
  const key = keys[name];
  if (!key) throw new Error(`Nobody is called ${name}.`);
  return key;
}
const open = (name: string) => publicKeyOf(keyOf(name));
const named = (time: readonly string[]) =>
  JSON.stringify({
    teams: { time: time.map(open), know: [open('know')], tea: [open('tea')] },
    parts: { 'tools-time': 'time', 'tools-knowledge': 'know', 'tools-time/two': 'tea' },
  });

let shop: Workshop;
const as = (name: string) => new Site(shop.site.folder, keyOf(name), name);
const release = (who: string, parts: string, options: PublishOptions = {}) =>
  publish(as(who), parts.split(' ').map(parsePart), { distOf: shop.distOf, ...options });
/** No two tools of a site have one name. */
const tools: Readonly<Record<string, readonly string[]>> = {
  tasks: ['list', 'matrix'],
  'tools-knowledge': ['map', 'deck'],
  'tools-time': ['one', 'two'],
  'tools-wellbeing': ['mood', 'water'],
};
const build = (remote: string, text: string) =>
  shop.buildRemote(remote, text, { tools: tools[remote] ?? [] });
async function live() {
  const release = await shop.site.current();
  if (!release) throw new Error('Nothing is live.');
  return release;
}
const titles = async (remote: string, pointer: 'current' | 'next' = 'current') =>
  (await shop.site[pointer]())?.remotes[remote]?.modules.map(({ title }) => title);
const holds = async () => unproven(await live(), open('root'));

beforeEach(async () => {
  shop = await Workshop.create(keyOf('root'));
  for (const remote of Object.keys(tools)) await build(remote, 'first');
  await shop.release('');
  await setOwners(as('root'), named(['time', 'stolen']));
});
afterEach(async () => {
  expect(await holds()).toBeNull();
  await shop.remove();
});

it('a team releases its own part and takes it back, with its key alone', async () => {
  await build('tools-time', 'second');
  await release('time', 'tools-time');
  expect(await titles('tools-time')).toEqual(['one second', 'two first']);
  expect(await holds()).toBeNull();
  await rollbackPart(as('time'), { app: 'tools-time' });
  expect(await titles('tools-time')).toEqual(['one first', 'two first']);
});

it('a tool with a team of its own stays as it is when its remote is released, and is released by its name', async () => {
  await build('tools-time', 'second');
  await release('time', 'tools-time');
  await build('tools-time', 'third');
  await release('tea', 'tools-time/two');
  expect(await titles('tools-time')).toEqual(['one second', 'two third']);
  await shop.buildRemote('tools-time', 'fourth', { tools: ['one'] });
  await release('time', 'tools-time');
  expect(await titles('tools-time')).toEqual(['one fourth', 'two third']);
  await rollbackPart(as('tea'), { app: 'tools-time', tool: 'two' });
  expect(await titles('tools-time')).toEqual(['one fourth', 'two first']);
  await rollbackPart(as('time'), { app: 'tools-time' });
  expect(await titles('tools-time')).toEqual(['one second', 'two first']);
});

it('the key of the site releases everything', async () => {
  for (const remote of ['tools-time', 'tasks']) await build(remote, 'second');
  await release('root', 'shell tasks tools-time tools-time/two');
  expect(await titles('tools-time')).toEqual(['one second', 'two second']);
  expect(await titles('tasks')).toEqual(['list second', 'matrix second']);
});

describe('what a team may not', () => {
  beforeEach(async () => {
    for (const remote of ['tools-time', 'tools-knowledge', 'tasks']) await build(remote, 'second');
    await release('root', 'tasks tools-knowledge');
    await release('know', 'tools-knowledge', { channel: 'next' });
    await build('tools-knowledge', 'third');
    await release('know', 'tools-knowledge', { channel: 'next', canary: 10 });
    for (const remote of ['tools-knowledge', 'tasks']) await build(remote, 'fourth');
    await shop.buildShell('second');
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ["release a neighbour's remote", () => release('time', 'tools-knowledge'), "team 'know'"],
    ["release a neighbour's tool", () => release('time', 'tools-knowledge/map'), "team 'know'"],
    [
      'release a tool of another team in its remote',
      () => release('time', 'tools-time/two'),
      "team 'tea'",
    ],
    ['release the remote that its tool is in', () => release('tea', 'tools-time'), "team 'time'"],
    ['release the shell', () => release('time', 'shell'), "team 'site'"],
    ['release what nobody was given', () => release('time', 'tasks'), "team 'site'"],
    [
      'release its own and another together',
      () => release('time', 'tools-time shell'),
      "team 'site'",
    ],
    [
      'find out by a dry run that it could',
      () => release('time', 'shell', { dryRun: true }),
      "team 'site'",
    ],
    [
      'put a neighbour on trial',
      () => release('time', 'tools-knowledge/deck', { channel: 'next' }),
      "team 'know'",
    ],
    [
      'take a neighbour out',
      () => release('time', 'tools-time', { remove: ['tools-knowledge'] }),
      "team 'know'",
    ],
    [
      "take a neighbour's tool out",
      () => release('time', 'tools-time', { remove: ['tools-knowledge/map'] }),
      "team 'know'",
    ],
    ['roll a neighbour back', () => rollbackPart(as('time'), { app: 'tasks' }), "team 'site'"],
    [
      "roll a neighbour's tool back",
      () => rollbackPart(as('time'), { app: 'tools-knowledge', tool: 'map' }),
      "team 'know'",
    ],
    [
      'roll the site back where others have released',
      () => rollback(as('time')),
      'not one of team',
    ],
    ['roll the site back without a key', () => rollback(new Site(shop.site.folder)), 'no key here'],
    ["give a neighbour's trial to everybody", () => promote(as('time')), 'not of your team'],
    ["take a neighbour's trial back", () => takeBack(as('time')), 'not of your team'],
    ['name owners', () => setOwners(as('time'), named(['time'])), 'key of the site'],
    ['revoke a key', () => revoke(as('time'), open('know')), 'key of the site'],
    [
      'release with a key of nobody',
      () =>
        publish(new Site(shop.site.folder, readKey(newKey())), [parsePart('tools-time')], {
          distOf: shop.distOf,
        }),
      "team 'time'",
    ],
  ])('%s', async (_name, attempt, why) => {
    const [before, next] = [await live(), await shop.site.next()];
    await expect(attempt()).rejects.toThrow(why);
    expect([await live(), await shop.site.next()]).toEqual([before, next]);
  });

  it('raise the share of a neighbour: the smaller of the two counts', async () => {
    await release('time', 'tools-time', { channel: 'next', canary: 50 });
    expect((await shop.site.next())?.canary).toBe(10);
    expect((await setCanary(as('time'), 100)).canary).toBe(10);
    expect((await setCanary(as('know'), 30)).canary).toBe(30);
  });

  it('two teams wait together, and each gives or takes back its own', async () => {
    await release('time', 'tools-time', { channel: 'next' });
    await promote(as('time'));
    expect(await titles('tools-time')).toEqual(['one second', 'two first']);
    expect(await titles('tools-knowledge')).toEqual(['map second', 'deck second']);
    expect(await titles('tools-knowledge', 'next')).toEqual(['map third', 'deck third']);
    await takeBack(as('know'));
    expect(await shop.site.next()).toBeNull();
  });
});

describe('a preview', () => {
  const preview = (who: string, parts: string) =>
    release(who, parts, {
      channel: 'tags',
      preview: { branch: 'tags', until: new Date(Date.now() + 3_600_000).toISOString() },
    });
  const shown = async () => {
    const record = await shop.site.next('tags');
    expect(record && unproven(record, open('root'))).toBeNull();
    return record?.parts;
  };

  it('is signed for nobody who did not open it, and stays signed while others release', async () => {
    await build('tools-time', 'second');
    await preview('time', 'tools-time');
    expect(await shop.site.next('tags')).toMatchObject({
      owned: { seals: { time: { share: 0 } } },
    });
    await build('tools-knowledge', 'second');
    await release('know', 'tools-knowledge');
    expect(await shown()).toContain('tools-time');
    expect((await shop.site.next('tags'))?.previous).toBe((await live()).id);
  });

  it('has no parts of a neighbour, is ended by its team, and goes with a stolen key', async () => {
    await build('tools-knowledge', 'evil');
    await expect(preview('time', 'tools-knowledge')).rejects.toThrow("team 'know'");
    expect(await shop.site.channels()).toEqual([]);
    await build('tools-time', 'evil');
    await preview('stolen', 'tools-time');
    await expect(takeBack(as('know'), 'tags')).rejects.toThrow('not of your team');
    expect(await shown()).toContain('tools-time');
    await revoke(as('root'), open('stolen'), { since: new Date().toISOString() });
    expect(await shop.site.channels()).toEqual([]);
  });
});

describe('a stolen key', () => {
  const at = (hour: number) => new Date(Date.UTC(2099, 0, 1, hour));

  beforeEach(async () => {
    await build('tools-time', 'second');
    await release('time', 'tools-time');
  });

  it('is revoked in one command: what it has signed is named, taken back, and signed anew', async () => {
    const since = new Date(Date.now() + 1).toISOString();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await build('tools-time', 'evil');
    await release('stolen', 'tools-time', { now: at(1) });
    await release('root', 'tasks tools-knowledge', { now: at(2) });
    const found = await revoke(as('root'), open('stolen'), { since, dryRun: true });
    expect(found.releases.map(({ changed }) => changed)).toEqual([['tools-time']]);
    expect(await titles('tools-time')).toEqual(['one evil', 'two first']);
    const done = await revoke(as('root'), open('stolen'), { since, now: at(3) });
    expect(done).toMatchObject({ teams: ['time'], back: ['tools-time'] });
    expect(await titles('tools-time')).toEqual(['one second', 'two first']);
    await build('tools-time', 'evil');
    await expect(release('time', 'tools-time')).rejects.toThrow('was rolled back');
    await build('tools-time', 'worse');
    await expect(release('stolen', 'tools-time')).rejects.toThrow("not one of team 'time'");
    await build('tools-time', 'third');
    await release('time', 'tools-time');
    expect(await titles('tools-time')).toEqual(['one third', 'two first']);
    await expect(setOwners(as('root'), named(['stolen']))).rejects.toThrow('was revoked');
  });

  it('is exchanged: what is live stays, and the new key goes on', async () => {
    await revoke(as('root'), open('stolen'));
    await setOwners(as('root'), named(['time']));
    expect(await titles('tools-time')).toEqual(['one second', 'two first']);
    await expect(revoke(as('root'), open('stolen'))).rejects.toThrow('No team has the key');
    await rollbackPart(as('time'), { app: 'tools-time' });
    expect(await titles('tools-time')).toEqual(['one first', 'two first']);
  });

  it('names what it has signed, too, where nothing is left to go back to', async () => {
    const { id } = await live();
    const past = revoke(as('root'), open('time'), { since: '2020-01-01T00:00:00.000Z' });
    await expect(past).rejects.toThrow(`Nothing was changed. It has signed ${id}.`);
    expect((await live()).owned?.owners.teams['time']).toContain(open('time'));
  });

  it('goes with what it has on trial', async () => {
    await build('tools-time', 'evil');
    await release('stolen', 'tools-time', { channel: 'next' });
    await revoke(as('root'), open('stolen'), { since: new Date().toISOString() });
    expect(await shop.site.next()).toBeNull();
  });
});

it.each([
  ['a team without keys', { teams: {}, parts: { shell: 'ghost' } }, "team 'ghost'"],
  [
    'the team of the site',
    { teams: { site: [open('time')] }, parts: {} },
    'Call the team something else',
  ],
  ['the key of the site', { teams: { time: [open('root')] }, parts: {} }, 'Make it one of its own'],
  ['what is no key', { teams: { time: ['secret'] }, parts: {} }, 'cannot be used'],
  ['what is no part', { teams: {}, parts: { '../x': 'time' } }, 'cannot be used'],
])('owners with %s are refused', async (_name, file, why) => {
  await expect(setOwners(as('root'), JSON.stringify(file))).rejects.toThrow(why);
});

it('who lost the key of the site signs with a new one, and names the owners again', async () => {
  keys['root'] = readKey(newKey());
  expect((await signLive(as('root'))).owned).toBeUndefined();
  await setOwners(as('root'), named(['time']));
  await build('tools-time', 'second');
  await release('time', 'tools-time');
  expect(await titles('tools-time')).toEqual(['one second', 'two first']);
});
