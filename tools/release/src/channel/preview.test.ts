import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listReleases } from '../show/list';
import { rollback } from '../publish/rollback';
import { prune } from '../publish/prune';
import { readLog } from '../log/site-log';
import { verifyLog } from '../show/show-log';
import { publish } from '../publish/publish';
import { Site } from '../site/site';
import { Workshop } from '../testing/workshop';
import { takeBack } from './next';
import { parseUntil, previewChannel, untilLine, type Preview } from '../record/preview';

const DAY_MS = 86_400_000;

let shop: Workshop;
beforeEach(async () => {
  shop = await Workshop.create();
  await shop.release('');
});
afterEach(() => shop.remove());

const titleOf = async (channel: string, remote: string) =>
  (await shop.site.next(channel))?.remotes[remote]?.modules[0]?.title;

async function preview(branch: string, remote: string, text: string, until?: string) {
  await shop.buildRemote(remote, text);
  const channel = previewChannel(branch);
  const options = { channel, preview: { branch, until: parseUntil(until) } };
  return shop.release(remote, options);
}

it('has what it has of its own, and everything else as it is live, as many as there are branches', async () => {
  await preview('feature/Tags', 'tasks', 'second');
  await preview('touch', 'tasks', 'third');
  await shop.buildRemote('tools-time', 'fourth');
  await shop.release('tools-time');
  expect(await shop.site.channels()).toEqual(['feature-tags', 'touch']);
  expect(await titleOf('feature-tags', 'tasks')).toBe('one second');
  expect(await titleOf('touch', 'tasks')).toBe('one third');
  for (const channel of ['feature-tags', 'touch']) {
    expect(await titleOf(channel, 'tools-time')).toBe('one fourth');
  }
  expect((await shop.site.current())?.remotes['tasks']?.modules[0]?.title).toBe('one first');
  expect(await shop.site.next()).toBeNull();
  expect(await listReleases(shop.site)).toMatch(
    /Previews:\n  \/dashboard\?channel=feature-tags  until \S+ \S+  tasks .*\n  .*=touch/,
  );
});

it('goes on in the release that replaces it, and is of one branch', async () => {
  await preview('feature/tags', 'tasks', 'second');
  await preview('feature/tags', 'tools-time', 'third');
  expect(await shop.site.next('feature-tags')).toMatchObject({
    parts: ['tasks', 'tools-time'],
    preview: { branch: 'feature/tags' },
  });
  await preview('feature/tags', 'tools-time', 'third', '30d');
  const left =
    Date.parse((await shop.site.next('feature-tags'))?.preview?.until ?? '') - Date.now();
  expect(left).toBeGreaterThan(29 * DAY_MS);
  await expect(preview('feature-tags', 'tasks', 'fourth')).rejects.toThrow(
    'is the preview of feature/tags',
  );
});

it('ends when it is taken back, when all have it, and when its time is over; only then its files go', async () => {
  await preview('tags', 'tasks', 'second');
  expect(await prune(shop.site, 0)).toEqual([]);
  await takeBack(shop.site, 'tags');
  expect(await shop.site.channels()).toEqual([]);
  await expect(takeBack(shop.site, 'tags')).rejects.toThrow("There is no preview 'tags'");

  await preview('tags', 'tasks', 'second');
  await shop.release('tasks');
  expect(await shop.site.channels()).toEqual([]);
  await rollback(shop.site);

  const { release } = await preview('tags', 'tools-time', 'third', '2d');
  expect(await prune(shop.site, 30, new Date(Date.now() + DAY_MS))).toEqual([]);
  const removed = await prune(shop.site, 0, new Date(Date.now() + 3 * DAY_MS));
  expect(removed).toContain('channels/tags.json');
  expect(removed).toContain(`remotes/tools-time/${release.remotes['tools-time']?.version}`);
  expect(await shop.site.channels()).toEqual([]);
});

it('that does not fit what is live any more stays as it was', async () => {
  await preview('tags', 'tasks', 'second');
  const before = await shop.site.next('tags');
  await shop.buildShell('second', ['useRows'], '2.0.0');
  for (const remote of Object.keys(before?.remotes ?? {})) {
    const needs = { '@plainday/data-api': { range: '^2.0.0', exports: [] } };
    await shop.buildRemote(remote, 'third', { needs });
  }
  await shop.release(['shell', ...Object.keys(before?.remotes ?? {})].join(' '));
  expect(await shop.site.next('tags')).toEqual(before);
});

it('that cannot go on does not fail a release that is live, and is named', async () => {
  await preview('tags', 'tasks', 'second');
  await preview('touch', 'tasks', 'third');
  await writeFile(join(shop.site.folder, 'channels', 'tags.json'), '{');
  const said: string[] = [];
  const site = new Site(shop.site.folder, null, undefined, (line) => said.push(line));
  await shop.buildRemote('tools-time', 'fourth');
  const { release } = await publish(site, [{ app: 'tools-time' }], { distOf: shop.distOf });
  expect((await site.current())?.id).toBe(release.id);
  expect(said).toEqual([
    expect.stringMatching(/^What waits in 'tags' was left as it is: .*JSON/) as string,
  ]);
  expect(await titleOf('touch', 'tools-time')).toBe('one fourth');
});

it('is in the log by its name, and never as what is live, for tools from before either', async () => {
  await preview('tags', 'tasks', 'second');
  const line = (await readLog(shop.site.folder)).at(-1)?.line;
  expect(line?.what).toBe('tags: release');
  expect(line?.release).toBe((await shop.site.next('tags'))?.id);
  expect(line).not.toHaveProperty('digest');
  expect(await verifyLog(shop.site, undefined)).toMatch(/^The log holds/);
});

it('says whose end it had before', () => {
  const [soon, late] = ['2026-12-01T08:00:00.000Z', '2026-12-04T08:00:00.000Z'].map((until) => ({
    branch: 'tags',
    until,
  })) as [Preview, Preview];
  expect(untilLine(soon)).toBe('Preview until 2026-12-01 08:00');
  expect(untilLine(soon, { preview: soon, by: 'Ada' })).toBe('Preview until 2026-12-01 08:00');
  expect(untilLine(soon, { preview: late, by: 'Ada' })).toBe(
    'Preview until 2026-12-01 08:00 (Ada had it until 2026-12-04 08:00)',
  );
});

it.each(['next', 'live', 'default', 'leave', '', '///'])('no branch %s has a preview', (branch) => {
  expect(() => previewChannel(branch)).toThrow('cannot be the name');
});

it('reads when it ends', () => {
  const now = new Date('2026-11-27T08:00:00.000Z');
  expect(parseUntil(undefined, now)).toBe('2026-12-04T08:00:00.000Z');
  expect(parseUntil('1d', now)).toBe('2026-11-28T08:00:00.000Z');
  expect(parseUntil('2026-12-24', now)).toBe('2026-12-24T00:00:00.000Z');
  for (const text of ['', '0d', '91d', 'soon', '2026-11-26', '2027-11-26', '5']) {
    expect(() => parseUntil(text, now)).toThrow('is no end');
  }
});
