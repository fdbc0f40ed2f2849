import 'fake-indexeddb/auto';
import * as z from 'zod/mini';
import { deviceList } from '../shape/device-list';
import { deviceSource, itemsOf } from './device-source';
import { deviceStore } from './device-store';

const days = deviceList({
  namespace: 'water',
  version: 1,
  schema: z.object({ id: z.string(), glasses: z.number() }),
});
const others = { ...days, namespace: 'others' };
let people = 0;
let ada = '';
const put = (id: string, glasses: number, list = days) =>
  deviceStore(ada).changeItems(list, [id], () => ({ id, glasses }));

function open() {
  const load = jest.fn(async () => itemsOf(await deviceStore(ada).readItems(days)));
  return { load, source: deviceSource(ada, [days], load) };
}

beforeEach(() => (ada = `source-${(people += 1)}`));

test('those who ask at the same time share one reading', async () => {
  await put('a', 3);
  const { source, load } = open();
  const answers = await Promise.all([source.read(), source.read(), source.read()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(answers[2]).toEqual([{ id: 'a', glasses: 3 }]);
  await source.read();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a change while it is read is in the next reading', async () => {
  const { source } = open();
  const early = source.read();
  await put('a', 3);
  expect(await source.read()).toEqual([{ id: 'a', glasses: 3 }]);
  await early;
});

test('its own changes are told, of this user and these lists alone', async () => {
  const { source } = open();
  const listener = jest.fn();
  const stop = source.subscribe(listener);
  await put('a', 1);
  await put('a', 1, others);
  await deviceStore('somebody else').changeItems(days, ['a'], () => ({ id: 'a', glasses: 1 }));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  await put('b', 1);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('items that cannot be read are left out', async () => {
  await put('a', 1);
  await deviceStore(ada).set('water', 'b', { id: 'b', glasses: 'many' });
  expect(await open().source.read()).toEqual([{ id: 'a', glasses: 1 }]);
});
