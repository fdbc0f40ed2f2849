import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote, setCanary, takeBack } from '../channel/next';
import { newKey, publicKeyOf, readKey } from '../sign/keys';
import { setOwners, revoke } from '../owners/owners';
import { signLive } from '../publish/sign-live';
import { prune } from '../publish/prune';
import { rollback, rollbackPart } from '../publish/rollback';
import { Site } from '../site/site';
import { Workshop } from '../testing/workshop';
import { readLog } from './site-log';
import { showLog, verifyLog } from '../show/show-log';

const root = readKey(newKey());
const team = publicKeyOf(readKey(newKey()));
let shop: Workshop;
const path = () => join(shop.site.folder, 'log.jsonl');
const source = async () => (await readFile(path(), 'utf8')).trimEnd().split('\n');
const verify = () => verifyLog(shop.site, publicKeyOf(root));

beforeAll(async () => {
  shop = await Workshop.create(root);
  for (const remote of ['tools-knowledge', 'tools-time', 'tools-wellbeing']) {
    await shop.buildRemote(remote, 'first', { tools: [remote] });
  }
  await shop.release('', { by: 'Ada', note: 'first' });
  await shop.buildRemote('tasks', 'second');
  await shop.release('tasks', { channel: 'next' });
  await setCanary(shop.site, 10);
  await promote(shop.site);
  await rollbackPart(shop.site, { app: 'tasks' });
  await rollback(shop.site);
  await signLive(shop.site);
  await setOwners(shop.site, JSON.stringify({ teams: { time: [team] }, parts: {} }));
  await revoke(shop.site, team);
  await shop.buildRemote('tasks', 'third');
  await shop.release('tasks', { channel: 'next' });
  await takeBack(shop.site);
  await shop.release('', { remove: ['tools-knowledge'] });
  await prune(shop.site, 0, new Date('2099-01-01'));
});
afterAll(() => shop.remove());

it('has a line for each thing that was done, in order, each signed', async () => {
  const lines = (await readLog(shop.site.folder)).map(({ line }) => line);
  expect(lines.map((line) => line?.what)).toEqual([
    'release',
    'next: release',
    'next: canary',
    'promote',
    'rollback',
    'rollback',
    'sign',
    'owners',
    'revoke',
    'next: release',
    'next: taken back',
    'remove',
    'prune',
  ]);
  expect(lines.every((line) => line?.key === publicKeyOf(root))).toBe(true);
  expect(await showLog(shop.site)).toMatch(/^1 {2}\S+ \S+ {2}release {2}\S+ .*Ada.*first$/m);
  expect(await verify()).toBe('The log holds: 13 lines.');
});

it('a keyless change is found as well as a changed line', async () => {
  const whole = await source();
  const broken: [string, readonly string[], RegExp][] = [
    [
      'a changed word',
      whole.map((line, at) => (at === 4 ? line.replace('rollback', 'release') : line)),
      /Line 5 .*its signature is wrong/,
    ],
    [
      'a line taken out',
      whole.filter((_line, at) => at !== 3),
      /Line 4 .*it says that it is line 5/,
    ],
    [
      'two lines exchanged',
      whole.map((_line, at) => whole[at === 2 ? 3 : at === 3 ? 2 : at] ?? ''),
      /Line 3 /,
    ],
    ['a line twice', [...whole.slice(0, 6), ...whole.slice(5)], /Line 7 /],
    ['nonsense', whole.map((line, at) => (at === 7 ? 'x' : line)), /Line 8 .*cannot be read/],
    [
      'a line by nobody',
      [...whole, JSON.stringify({ ...JSON.parse(whole[0] ?? ''), n: 14 })],
      /Line 14 .*not the one it was added to/,
    ],
    ['the end cut off', whole.slice(0, 11), /Line 9 .*lines are missing after it/],
    ['the start cut off', whole.slice(1), /Line 1 /],
  ];
  for (const [, lines, why] of broken) {
    await writeFile(path(), `${lines.join('\n')}\n`);
    await expect(verify()).rejects.toThrow(why);
  }
  await writeFile(path(), `${whole.join('\n')}\n`);
  expect(await verify()).toContain('The log holds');
});

it('a line by a key of nobody, and an unsigned one after signed ones, do not hold', async () => {
  const whole = await source();
  for (const [key, why] of [
    [readKey(newKey()), 'a key of nobody'],
    [null, 'it is not signed'],
  ] as const) {
    await new Site(shop.site.folder, key).note({ what: 'prune' });
    await expect(verify()).rejects.toThrow(`Line 14 of the log does not hold: it is`);
    await expect(verify()).rejects.toThrow(why);
    await writeFile(path(), `${whole.join('\n')}\n`);
  }
});

it('a line that was cut off by a crash is left out, and the next one takes its place', async () => {
  await appendFile(path(), '{"n":14,"what":"rele');
  expect(await verify()).toBe('The log holds: 13 lines.');
  await shop.site.note({ what: 'prune' });
  expect(await verify()).toBe('The log holds: 14 lines.');
});
