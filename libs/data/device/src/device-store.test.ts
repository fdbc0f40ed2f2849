import 'fake-indexeddb/auto';
import * as z from 'zod/mini';
import { fakeClock } from '@plainday/testing-unit';
import { openDatabase } from './database';
import { createDeviceStore } from './device-store';
import { deviceStatus, setDeviceStatus } from './status';

const notes = z.array(z.object({ id: z.string(), text: z.string() }));
const note = (id: string) => ({ id, text: `note ${id}` });
let user = 0;
const nextUser = (): string => `user-${(user += 1)}`;

afterEach(() => {
  jest.restoreAllMocks();
  setDeviceStatus('ok');
});

test('what is set is read again, also by another store of the same user, and by no other user', async () => {
  const name = nextUser();
  const store = createDeviceStore(name);
  await store.set('kb', 'entries', [note('1')]);
  expect(await createDeviceStore(name).get('kb', 'entries', notes)).toEqual([note('1')]);
  expect(await createDeviceStore(nextUser()).get('kb', 'entries', notes)).toBeUndefined();
  await store.delete('kb', 'entries');
  expect(await store.get('kb', 'entries', notes)).toBeUndefined();
});

test('a list holds the values of its namespace that fit, by key', async () => {
  const store = createDeviceStore(nextUser());
  await store.set('mood', '2026-03-02', { level: 3 });
  await store.set('mood', '2026-03-03', { level: 5 });
  await store.set('mood', 'broken', 'x');
  await store.set('moods', 'other', { level: 1 });
  const entries = await store.list('mood', z.object({ level: z.number() }));
  expect(entries).toEqual([
    { key: '2026-03-02', value: { level: 3 } },
    { key: '2026-03-03', value: { level: 5 } },
  ]);
});

test('a corrupt value is set aside with its time, and kept', async () => {
  const clock = fakeClock('2026-03-02T09:00:00Z');
  const store = createDeviceStore(nextUser(), clock);
  await store.set('kb', 'entries', 'not a list');
  expect(await store.get('kb', 'entries', notes)).toBeUndefined();
  expect(await store.listCorrupt('kb')).toEqual([
    { key: `corrupt.${clock.now()}.entries`, value: 'not a list' },
  ]);
});

test('an update of a corrupt value sets it aside in the same transaction', async () => {
  const store = createDeviceStore(nextUser());
  await store.set('kb', 'entries', { broken: true });
  await store.update('kb', 'entries', notes, (current) => [...(current ?? []), note('1')]);
  expect(await store.get('kb', 'entries', notes)).toEqual([note('1')]);
  expect((await store.listCorrupt('kb')).map(({ value }) => value)).toEqual([{ broken: true }]);
});

test('200 updates from four connections at once lose nothing', async () => {
  const name = nextUser();
  const stores = [1, 2, 3, 4].map(() => createDeviceStore(name));
  const storeOf = (index: number) => stores[index % 4] ?? createDeviceStore(name);
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      storeOf(index).update('kb', 'entries', notes, (current) => [
        ...(current ?? []),
        note(String(index)),
      ]),
    ),
  );
  expect(await storeOf(0).get('kb', 'entries', notes)).toHaveLength(200);
});

test('an update that throws changes nothing', async () => {
  const store = createDeviceStore(nextUser());
  await store.set('kb', 'entries', [note('1')]);
  const update = store.update('kb', 'entries', notes, () => {
    throw new Error('Not like this');
  });
  await expect(update).rejects.toThrow('Not like this');
  expect(await store.get('kb', 'entries', notes)).toEqual([note('1')]);
});

test('when the device is full the value stays in memory, says so, and is kept once there is room', async () => {
  const name = nextUser();
  const store = createDeviceStore(name);
  await store.set('kb', 'entries', [note('1')]);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await store.update('kb', 'entries', notes, (current) => [...(current ?? []), note('2')]);
  expect(deviceStatus()).toBe('full');
  expect(await store.get('kb', 'entries', notes)).toHaveLength(2);
  put.mockRestore();
  await store.update('kb', 'entries', notes, (current) => [...(current ?? []), note('3')]);
  expect(deviceStatus()).toBe('ok');
  expect(await createDeviceStore(name).get('kb', 'entries', notes)).toHaveLength(3);
});

test('where the browser denies storage values last until the page closes, and the status says so', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const store = createDeviceStore(nextUser());
  await store.set('kb', 'entries', [note('1')]);
  await store.update('kb', 'entries', notes, (current) => [...(current ?? []), note('2')]);
  expect(await store.get('kb', 'entries', notes)).toHaveLength(2);
  expect(await store.list('kb', notes)).toHaveLength(1);
  await store.delete('kb', 'entries');
  expect(await store.get('kb', 'entries', notes)).toBeUndefined();
  expect(deviceStatus()).toBe('memory');
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
  expect(await store.get('kb', 'entries', notes)).toEqual([note('1')]);
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
  await createDeviceStore(name).set('kb', 'entries', [note('1')]);
  expect(deviceStatus()).toBe('outdated');
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
