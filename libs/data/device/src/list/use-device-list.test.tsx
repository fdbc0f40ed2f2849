import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { deviceList } from '../shape/device-list';
import { deviceStatus } from '../store/status';
import { createDeviceStore, deviceStore, type DeviceStore } from '../store/device-store';
import { activateDevice } from '../user/activate';
import { createListCell } from './list-cell';
import { useDeviceList } from './use-device-list';

const entrySchema = z.object({ id: z.string(), at: z.number(), sound: z.optional(z.any()) });
const entries = deviceList({
  namespace: 'voice',
  version: 1,
  schema: entrySchema,
  order: (a, b) => b.at - a.at,
});
const entry = (at: number) => ({ id: `id-${at}`, at });
const useEntries = () => useDeviceList(entries);

let people = 0;
let ada: string;
const kept = async () => (await createDeviceStore(ada).readItems(entries)).size;

beforeEach(async () => {
  ada = `list-${(people += 1)}`;
  await activateDevice(ada);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => activateDevice(null));
});

async function open() {
  const hook = renderHook(useEntries);
  await waitFor(() => expect(hook.result.current.ready).toBe(true));
  return hook.result;
}

test('items are put, changed and removed at once, in order, and are kept one by one', async () => {
  const list = await open();
  act(() => list.current.put(entry(1), entry(3), entry(2)));
  expect(list.current.items.map(({ at }) => at)).toEqual([3, 2, 1]);
  act(() => list.current.update('id-1', (one) => ({ ...one, at: 9 })));
  act(() => list.current.remove('id-3'));
  expect(list.current.items.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
  await waitFor(async () => expect(await kept()).toBe(2));
  expect(list.current.status).toBe('kept');
});

test('an update of what another tab has removed brings nothing back', async () => {
  const list = await open();
  act(() => list.current.put(entry(1)));
  await waitFor(async () => expect(await kept()).toBe(1));
  await act(() => deviceStore(ada).delete('voice', 'id-1'));
  await waitFor(() => expect(list.current.items).toEqual([]));
  act(() => list.current.update('id-1', (one) => ({ ...one, at: 2 })));
  await act(() => deviceStore(ada).read({ ...entries, key: 'id-1', initial: entry(0) }));
  expect(await kept()).toBe(0);
});

test('what another tab adds and removes shows up', async () => {
  const list = await open();
  await act(() => deviceStore(ada).set('voice', 'id-5', entry(5)));
  await waitFor(() => expect(list.current.items).toEqual([entry(5)]));
  await act(() => deviceStore(ada).delete('voice', 'id-5'));
  await waitFor(() => expect(list.current.items).toEqual([]));
});

test('a removed item comes back whole, with what this version does not know', async () => {
  await deviceStore(ada).set('voice', 'id-1', { ...entry(1), unknown: 'kept' });
  const list = await open();
  const [first] = list.current.items;
  act(() => list.current.remove('id-1'));
  await waitFor(async () => expect(await kept()).toBe(0));
  act(() => list.current.put(first!));
  await waitFor(async () => expect(await kept()).toBe(1));
  expect((await deviceStore(ada).readRaw('voice')).get('id-1')?.value).toMatchObject({
    unknown: 'kept',
  });
});

test('5,000 items: one read of the namespace, then one item at a time', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => entry(at));
  const ids = many.map(({ id }) => id);
  const byId = new Map(many.map((one) => [one.id, one]));
  await deviceStore(ada).changeItems(entries, ids, (_now, id) => byId.get(id));
  const all = jest.spyOn(IDBObjectStore.prototype, 'getAll');
  const one = jest.spyOn(IDBObjectStore.prototype, 'get');
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  const list = await open();
  expect(list.current.items).toHaveLength(5000);
  act(() => list.current.update('id-7', (now) => ({ ...now, at: -1 })));
  expect(list.current.items.at(-1)?.id).toBe('id-7');
  await waitFor(() => expect(put).toHaveBeenCalledTimes(1));
  expect(all).toHaveBeenCalledTimes(1);
  expect(one).toHaveBeenCalledTimes(1);
}, 30_000);

test('without room nothing is lost in the page, this list says so, and it is kept once there is room', async () => {
  const list = await open();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => list.current.put(entry(1)));
  await waitFor(() => expect(list.current.status).toBe('full'));
  expect(list.current.items).toEqual([entry(1)]);
  expect(deviceStatus()).toBe('full');
  put.mockRestore();
  // Any write that finds room takes along what was waiting, of other tools too.
  await act(() => deviceStore(ada).set('mood', 'state', 1));
  await waitFor(() => expect(list.current.status).toBe('kept'));
  expect(await kept()).toBe(1);
  expect(deviceStatus()).toBe('kept');
});

test('where the browser denies storage it works in memory, and says so', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  await act(() => activateDevice(`${ada}-denied`));
  const list = await open();
  expect(list.current.status).toBe('memory');
  act(() => list.current.put(entry(1)));
  act(() => list.current.update('id-1', (one) => ({ ...one, at: 2 })));
  await waitFor(() => expect(list.current.items).toEqual([{ id: 'id-1', at: 2 }]));
  expect(list.current.status).toBe('memory');
});

test('what another tab writes while ours is under way is shown afterwards', async () => {
  const store = createDeviceStore(ada);
  let finish: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (finish = resolve));
  const slow: DeviceStore = {
    ...store,
    async changeItems(...args) {
      const readings = await store.changeItems(...args);
      await wait;
      return readings;
    },
  };
  const cell = createListCell(ada, entries, slow);
  const stop = cell.subscribe(() => undefined);
  const more = (one = entry(0)) => ({ ...one, at: one.at + 1 });
  cell.actions.upsert('id-1', more);
  await waitFor(async () => expect(await kept()).toBe(1));
  await createDeviceStore(ada).changeItems(entries, ['id-1'], more);
  finish();
  await waitFor(() => expect(cell.snapshot().items).toMatchObject([{ at: 2 }]));
  stop();
});
