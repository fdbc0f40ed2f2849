import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listReleases } from '../show/list';
import { parseDays, prune } from './prune';
import { rollback } from './rollback';
import { Workshop } from '../testing/workshop';
import { damagedFiles } from '../site/verify';

let shop: Workshop;
const day = (number: number) => new Date(Date.UTC(2026, 0, number, 12));
const ids: string[] = [];

/** Four releases, ten days apart; each brings a new shell and a new version of tasks. */
beforeEach(async () => {
  shop = await Workshop.create();
  ids.length = 0;
  for (const [at, name] of ['first', 'second', 'third', 'fourth'].entries()) {
    await shop.buildShell(name);
    await shop.buildRemote('tasks', name);
    const options = { now: day(1 + at * 10), note: `the ${name}`, by: 'Ada', commit: 'abc+' };
    ids.push((await shop.release('shell tasks', options)).release.id);
  }
});
afterEach(() => shop.remove());

const has = (path: string) => existsSync(join(shop.site.folder, path));

it('removes what nobody was served for that long, and only that', async () => {
  await mkdir(join(shop.site.folder, 'remotes/tasks/left-behind'));
  const removed = await prune(shop.site, 15, day(40));
  expect((await shop.site.releases()).map(({ id }) => id)).toEqual([ids[3], ids[2]]);
  expect(removed).toContain(`releases/${ids[0]}.json`);
  expect([has('assets/main.first.js'), has('assets/main.third.js')]).toEqual([false, true]);
  expect(has('assets/m.0123456789.css')).toBe(true);
  expect(has('remotes/tasks/left-behind')).toBe(false);
  for (const release of await shop.site.releases()) {
    expect(await damagedFiles(shop.site, release)).toEqual([]);
  }
  await rollback(shop.site);
});

it('keeps what says which files a tool falls back on', async () => {
  await shop.buildShell('fifth');
  await shop.release('shell', { now: day(60) });
  await shop.buildShell('sixth');
  await shop.release('shell', { now: day(70) });
  const live = await shop.site.current();
  const previous = live?.remotes['tasks']?.previous?.version ?? '';
  await prune(shop.site, 5, day(100));
  const listed = (await shop.site.releases()).flatMap(({ remotes }) => remotes['tasks']?.files);
  expect(previous).not.toBe('');
  expect(listed.some((file) => file?.path.includes(previous))).toBe(true);
});

it('keeps a release that was still live in that time', async () => {
  // The second was replaced by the third on the 21st.
  await prune(shop.site, 15, day(35));
  expect((await shop.site.releases()).map(({ id }) => id)).toEqual(ids.slice(1).reverse());
});

it('removes nothing that is young', async () => {
  expect(await prune(shop.site, 365, day(40))).toEqual([]);
});

it.each(['30', 'd', '-1d', '1w', ''])('does not guess what %p means', (text) => {
  expect(() => parseDays(text)).toThrow('--prune 30d');
});

it('lists who released what, when and why', async () => {
  const lines = (await listReleases(shop.site)).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toMatch(/^→ +\S+ +2026-01-31 12:00 +Ada +abc\+ +shell tasks +the fourth$/);
});
