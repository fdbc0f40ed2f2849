import 'fake-indexeddb/auto';
import { openDatabase } from '../store/database';
import { openSnapshots } from './snapshots';

const KEY = 'tasksList("inbox")';
const list = (length: number) => ({
  endpoint: 'tasksList',
  arg: 'inbox',
  version: 3,
  data: Array.from({ length }, (_, index) => ({ id: `t${index}` })),
});

async function keysOf(userId: string): Promise<readonly string[]> {
  const db = await openDatabase(userId);
  const keys = await db.getAllKeys('snapshots');
  db.close();
  return keys;
}

test('a long list is kept in pieces and comes back as it was, the next one with nothing of it', async () => {
  const port = openSnapshots('ann');
  await port.save('counts', { endpoint: 'tasksCounts', data: { all: 2500 } }, 1);
  await port.save(KEY, list(2500), 2);
  expect(await keysOf('ann')).toHaveLength(5);
  expect(await port.load()).toEqual([
    { key: 'counts', value: { endpoint: 'tasksCounts', data: { all: 2500 } }, savedAt: 1 },
    { key: KEY, value: list(2500), savedAt: 2 },
  ]);
  await port.save(KEY, list(3), 3);
  expect(await keysOf('ann')).toEqual(['counts', KEY]);
  expect((await port.load())[1]).toEqual({ key: KEY, value: list(3), savedAt: 3 });
  port.close();
});

test('a list goes with all of its pieces, and one that misses a piece is not shown', async () => {
  const port = openSnapshots('bob');
  await port.save(KEY, list(1001), 1);
  const db = await openDatabase('bob');
  await db.delete('snapshots', `${KEY}\n1`);
  db.close();
  expect(await port.load()).toEqual([]);
  await port.drop(KEY);
  expect(await keysOf('bob')).toEqual([]);
  port.close();
});
