import { prune } from '../publish/prune';
import { rollbackPart } from '../publish/rollback';
import { listReleases } from '../show/list';
import { Workshop } from '../testing/workshop';
import { parseShare, promote, setCanary, takeBack } from './next';

let shop: Workshop;
beforeEach(async () => {
  shop = await Workshop.create();
  await shop.release('');
});
afterEach(() => shop.remove());

const titleOf = async (pointer: 'current' | 'next', remote: string) =>
  (await shop.site[pointer]())?.remotes[remote]?.modules[0]?.title;

async function toNext(remote: string, text: string) {
  await shop.buildRemote(remote, text);
  return shop.release(remote, { channel: 'next' });
}

it('a release for the next channel changes nothing for the others', async () => {
  const { changed } = await toNext('tasks', 'second');
  expect(changed).toEqual(['tasks']);
  expect(await titleOf('current', 'tasks')).toBe('one first');
  expect(await titleOf('next', 'tasks')).toBe('one second');
  expect(await listReleases(shop.site)).toMatch(/Next \(who chose it\): \S+ \(tasks\)/);
});

it('two teams wait there together, and a release to all reaches those who are in it', async () => {
  await toNext('tasks', 'second');
  await toNext('tools-time', 'second');
  await shop.buildRemote('tools-knowledge', 'third');
  await shop.release('tools-knowledge');
  expect(await titleOf('next', 'tasks')).toBe('one second');
  expect(await titleOf('next', 'tools-time')).toBe('one second');
  expect(await titleOf('next', 'tools-knowledge')).toBe('one third');
  expect((await shop.site.next())?.previous).toBe((await shop.site.current())?.id);
  await rollbackPart(shop.site, { app: 'tools-knowledge' });
  expect(await titleOf('next', 'tools-knowledge')).toBe('one first');
});

it('is promoted, on top of what is live by then', async () => {
  await toNext('tasks', 'second');
  await setCanary(shop.site, 10);
  expect((await shop.site.next())?.canary).toBe(10);
  await shop.buildRemote('tools-time', 'third');
  await shop.release('tools-time/one');
  expect((await shop.site.next())?.canary).toBe(10);
  const { changed, previous } = await promote(shop.site);
  expect([changed, previous === null]).toEqual([['tasks'], false]);
  expect(await titleOf('current', 'tasks')).toBe('one second');
  expect(await titleOf('current', 'tools-time')).toBe('one third');
  expect(await shop.site.next()).toBeNull();
  expect(await shop.site.current()).not.toHaveProperty('canary');
});

it('is taken back, one tool of it too', async () => {
  await shop.buildRemote('tasks', 'second', { tools: ['one', 'two', 'three'] });
  await shop.release('tasks/three', { channel: 'next', canary: 5 });
  const ids = (await shop.site.next())?.remotes['tasks']?.modules.map(({ id }) => id);
  expect(ids).toEqual(['one', 'two', 'three']);
  expect((await takeBack(shop.site)).parts).toEqual(['tasks/three']);
  expect(await shop.site.next()).toBeNull();
  await expect(promote(shop.site)).rejects.toThrow('Nothing waits in the next channel');
});

it('ends by itself when all have what was in it, and keeps its files until then', async () => {
  await toNext('tasks', 'second');
  expect(await prune(shop.site, 0)).toEqual([]);
  await shop.release('tasks');
  expect(await shop.site.next()).toBeNull();
});

it.each(['10', '101%', '-1%', 'ten'])('%s is no share', (text) => {
  expect(() => parseShare(text)).toThrow('is no share');
  expect(parseShare('10%')).toBe(10);
});
