import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { createListCell, type ListCell } from '../list/list-cell';
import { deviceList } from '../shape/device-list';
import { deviceValue } from '../shape/device-value';
import { deviceCell } from '../value/device-cell';
import { createDeviceStore, deviceStore, type DeviceStore } from './device-store';

const entrySchema = z.object({ id: z.string(), text: z.string() });
type Entry = z.infer<typeof entrySchema>;
const entries = deviceList({ namespace: 'kb', version: 1, schema: entrySchema });
const order = deviceValue<string[]>({
  namespace: 'habits',
  key: 'order',
  version: 1,
  schema: z.array(z.string()),
  initial: [],
});
const never = new Promise<never>(() => undefined);
const entry = (id: string, text: string): Entry => ({ id, text });

let people = 0;
let ada: string;

beforeEach(() => {
  localStorage.clear();
  ada = `ada-${(people += 1)}`;
});

/** The list in a page that goes before anything it writes is stored. */
async function openDoomed(): Promise<ListCell<Entry>> {
  const store: DeviceStore = { ...createDeviceStore(ada), changeItems: () => never };
  return opened(createListCell(ada, entries, store));
}

async function opened(cell: ListCell<Entry>): Promise<ListCell<Entry>> {
  cell.subscribe(() => undefined);
  await waitFor(() => expect(cell.snapshot().status).toBe('kept'));
  return cell;
}

/** Cells of the tests before leave things too. */
const own = () =>
  Object.keys(localStorage).filter(
    (key) => key.startsWith('plainday.left.') && key.endsWith(`.${ada}`),
  );

/** The page goes, and another is opened: what was left bears the name of a page that is gone. */
function goAndComeBack(): void {
  window.dispatchEvent(new Event('pagehide'));
  for (const key of own()) {
    const [text, parts] = [localStorage.getItem(key) ?? '', key.split('.')];
    parts[parts.length - 2] = 'gone';
    localStorage.removeItem(key);
    localStorage.setItem(parts.join('.'), text);
  }
}

const shownIn = (cell: ListCell<Entry>) => cell.snapshot().items.map(({ text }) => text);

test('what was still being stored when the page went is there again, with fields that nobody knows', async () => {
  await deviceStore(ada).set('kb', 'a', { id: 'a', text: 'A', color: 'red' });
  await deviceStore(ada).set('kb', 'b', entry('b', 'B'));
  const { actions } = await openDoomed();
  actions.update('a', (one) => ({ ...one, text: 'A, written on' }));
  actions.remove('b');
  actions.put(entry('c', 'C'));
  goAndComeBack();

  const cell = await opened(createListCell(ada, entries, createDeviceStore(ada)));
  expect(shownIn(cell)).toEqual(['A, written on', 'C']);
  const kept = await deviceStore(ada).readRaw('kb');
  expect(kept.get('a')?.value).toEqual({ id: 'a', text: 'A, written on', color: 'red' });
  expect([...kept.keys()]).toEqual(['a', 'c']);
  expect(own()).toEqual([]);
});

test('one value is kept in the same way', async () => {
  const cell = deviceCell(ada, order);
  cell.subscribe(() => undefined);
  await waitFor(() => expect(cell.snapshot().status).toBe('kept'));
  cell.set(['b', 'a']);
  goAndComeBack();
  expect(own()).toHaveLength(1);
  await deviceStore(ada).delete('habits', 'order');
  // Another change makes it look again.
  await waitFor(() => expect(own()).toEqual([]));
  expect(cell.snapshot().value).toEqual(['b', 'a']);
});

test('what has been stored later than that stays', async () => {
  const { actions } = await openDoomed();
  actions.put(entry('a', 'Mine'));
  goAndComeBack();
  await deviceStore(ada).set('kb', 'a', entry('a', 'Later'));
  expect(shownIn(await opened(createListCell(ada, entries, createDeviceStore(ada))))).toEqual([
    'Later',
  ]);
});

test('nothing is left of what was changed before it was read', async () => {
  const store: DeviceStore = {
    ...createDeviceStore(ada),
    readItems: () => never,
    changeItems: () => never,
  };
  const cell = createListCell(ada, entries, store);
  cell.subscribe(() => undefined);
  cell.actions.upsert('a', () => entry('a', 'From nothing'));
  goAndComeBack();
  expect(shownIn(await opened(createListCell(ada, entries, createDeviceStore(ada))))).toEqual([]);
});

test('a page that was only hidden takes back what it has left, and leaves nothing when all is stored', async () => {
  const cell = await opened(createListCell(ada, entries, createDeviceStore(ada)));
  cell.actions.put(entry('a', 'A'));
  window.dispatchEvent(new Event('pagehide'));
  expect(own()).toHaveLength(1);
  await waitFor(() => expect(own()).toEqual([]));
  window.dispatchEvent(new Event('pagehide'));
  expect(own()).toEqual([]);
});

test('what a newer version has left waits for one', async () => {
  const name = `plainday.left.kb.*.gone.${ada}`;
  const item = { key: 'a', value: entry('a', 'Newer'), version: 2, at: Date.now() };
  localStorage.setItem(name, JSON.stringify([item]));
  expect(shownIn(await opened(createListCell(ada, entries, createDeviceStore(ada))))).toEqual([]);
  expect(own()).toEqual([name]);
  const newer = createListCell(ada, { ...entries, version: 2 }, createDeviceStore(ada));
  expect(shownIn(await opened(newer))).toEqual(['Newer']);
});

test('what cannot be read of it, and what another person has left, changes nothing', async () => {
  localStorage.setItem(`plainday.left.kb.*.gone.${ada}`, '[{"key":"a","value":1,"version":1}]');
  localStorage.setItem(`plainday.left.kb.*.cut.${ada}`, '[{');
  const theirs = 'plainday.left.kb.*.gone.eve';
  localStorage.setItem(theirs, JSON.stringify([{ key: 'e', value: entry('e', 'E'), version: 1 }]));
  expect(shownIn(await opened(createListCell(ada, entries, createDeviceStore(ada))))).toEqual([]);
  expect(own()).toEqual([]);
  expect(localStorage.getItem(theirs)).not.toBeNull();
});
