import 'fake-indexeddb/auto';
import * as z from 'zod/mini';
import { fakeClock } from '@plainday/testing-unit';
import { openDatabase } from './database';
import { deviceValue } from '../shape/device-value';
import { createDeviceStore, type DeviceStore } from './device-store';

const notes = z.array(z.object({ id: z.string(), text: z.string() }));
const entries = deviceValue({
  namespace: 'kb',
  key: 'entries',
  version: 1,
  schema: notes,
  initial: [],
});
const valueOf = async (store: DeviceStore) => (await store.read(entries)).value;
const asides = async (store: DeviceStore) =>
  [...(await store.readRaw('kb'))].filter(([key]) => key.startsWith('corrupt.'));
const note = (id: string) => ({ id, text: `note ${id}` });
let user = 0;
const nextUser = (): string => `user-${(user += 1)}`;

afterEach(() => jest.restoreAllMocks());

test('what is set is read again, also by another store of the same user, and by no other user', async () => {
  const name = nextUser();
  const store = createDeviceStore(name);
  await store.set('kb', 'entries', [note('1')]);
  expect(await valueOf(createDeviceStore(name))).toEqual([note('1')]);
  expect(await valueOf(createDeviceStore(nextUser()))).toBeUndefined();
  await store.delete('kb', 'entries');
  expect(await valueOf(store)).toBeUndefined();
});

test('a corrupt value stays where it is until something is written in its place, and is set aside then', async () => {
  const clock = fakeClock('2026-03-02T09:00:00Z');
  const store = createDeviceStore(nextUser(), clock);
  await store.set('kb', 'entries', 'not a list');
  expect(await valueOf(store)).toBeUndefined();
  expect((await store.readRaw('kb')).get('entries')?.value).toBe('not a list');
  await store.update(entries, (current) => [...current, note('1')]);
  expect(await valueOf(store)).toEqual([note('1')]);
  expect(await asides(store)).toEqual([
    [`corrupt.${clock.now()}.entries`, { value: 'not a list', savedAt: clock.now() }],
  ]);
});

test('two that are set aside in the same moment are both kept', async () => {
  const store = createDeviceStore(nextUser(), fakeClock('2026-03-02T09:00:00Z'));
  for (const broken of ['a', 'b']) {
    await store.set('kb', 'entries', broken);
    await store.update(entries, () => [note('1')]);
  }
  expect((await asides(store)).map(([, { value }]) => value)).toEqual(['a', 'b']);
});

test('200 updates from four connections at once lose nothing', async () => {
  const name = nextUser();
  const stores = [1, 2, 3, 4].map(() => createDeviceStore(name));
  const storeOf = (index: number) => stores[index % 4] ?? createDeviceStore(name);
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      storeOf(index).update(entries, (current) => [...current, note(String(index))]),
    ),
  );
  expect(await valueOf(storeOf(0))).toHaveLength(200);
});

test('an update that throws changes nothing', async () => {
  const store = createDeviceStore(nextUser());
  await store.set('kb', 'entries', [note('1')]);
  const update = store.update(entries, () => {
    throw new Error('Not like this');
  });
  await expect(update).rejects.toThrow('Not like this');
  expect(await valueOf(store)).toEqual([note('1')]);
});

test('when the device is full the value stays in memory, says so, and is kept once there is room', async () => {
  const name = nextUser();
  const store = createDeviceStore(name);
  await store.set('kb', 'entries', [note('1')]);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await store.update(entries, (current) => [...current, note('2')]);
  expect(store.status('kb', 'entries')).toBe('full');
  expect(await valueOf(store)).toHaveLength(2);
  put.mockRestore();
  await store.update(entries, (current) => [...current, note('3')]);
  expect(store.status('kb', 'entries')).toBe('kept');
  expect(await valueOf(createDeviceStore(name))).toHaveLength(3);
});

test('where the browser denies storage values last until the page closes, and the status says so', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const store = createDeviceStore(nextUser());
  await store.set('kb', 'entries', [note('1')]);
  await store.update(entries, (current) => [...current, note('2')]);
  expect(await valueOf(store)).toHaveLength(2);
  await store.delete('kb', 'entries');
  expect(await valueOf(store)).toBeUndefined();
  expect(store.status('kb', 'entries')).toBe('memory');
});

test('a connection the browser has closed is opened again', async () => {
  const name = nextUser();
  const store = createDeviceStore(name);
  await store.set('kb', 'entries', [note('1')]);
  const transaction = jest
    .spyOn(IDBDatabase.prototype, 'transaction')
    .mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
  expect(await valueOf(store)).toEqual([note('1')]);
  expect(transaction).toHaveBeenCalledTimes(2);
});

test('a tab with an older version of the app does not touch a newer database', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const name = nextUser();
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(`plainday-${name}`, 99);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  const store = createDeviceStore(name);
  await store.set('kb', 'entries', [note('1')]);
  expect(store.status('kb', 'entries')).toBe('outdated');
});

test('the site data can be cleared while the database is open', async () => {
  const name = nextUser();
  const gone = jest.fn();
  await openDatabase(name, gone);
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(`plainday-${name}`);
    request.onsuccess = () => resolve();
    request.onblocked = () => reject(new Error('blocked'));
  });
  expect(gone).toHaveBeenCalledTimes(1);
});
