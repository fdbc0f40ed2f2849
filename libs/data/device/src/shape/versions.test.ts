import 'fake-indexeddb/auto';
import * as z from 'zod/mini';
import { createDeviceStore } from '../store/device-store';
import { deviceList } from './device-list';
import { deviceValue } from './device-value';

/** The shape of today, and of tomorrow: a field more in the value and in its items, and one more mode. */
const itemOld = z.object({ id: z.string(), text: z.string() });
const itemNew = z.object({ ...itemOld.shape, stars: z.number() });
const oldPage = deviceValue({
  namespace: 'kb',
  key: 'state',
  version: 1,
  schema: z.object({ mode: z.enum(['a', 'b']), items: z.array(itemOld) }),
  initial: { mode: 'a', items: [] },
});
const newPage = deviceValue({
  namespace: 'kb',
  key: 'state',
  version: 2,
  schema: z.object({ mode: z.enum(['a', 'b', 'c']), items: z.array(itemNew), goal: z.number() }),
  initial: { mode: 'a', items: [], goal: 8 },
  upgrade: (value) => {
    const { items, ...rest } = value as { items: object[] };
    return { ...rest, items: items.map((item) => ({ ...item, stars: 0 })), goal: 8 };
  },
});
/** The same version with fields that the other does not know: two releases without a step between them. */
const loosePage = deviceValue({
  namespace: 'kb',
  key: 'state',
  version: 1,
  initial: { mode: 'a', items: [] },
  schema: z.object({
    mode: z.enum(['a', 'b', 'c']),
    items: z.array(z.object({ ...itemOld.shape, stars: z.optional(z.number()) })),
    goal: z.optional(z.number()),
  }),
});

let user = 0;
let name: string;
const tab = () => createDeviceStore(name);
const raw = async () => (await tab().readRaw('kb')).get('state');
const item = (id: string) => ({ id, text: `text ${id}` });

beforeEach(() => (name = `versions-${(user += 1)}`));

describe('an older page and a newer value', () => {
  test('reading moves, strips and writes nothing', async () => {
    const value = { mode: 'c' as const, items: [{ ...item('1'), stars: 5 }], goal: 3 };
    await tab().update(newPage, () => value);
    const before = await raw();
    const reading = await tab().read(oldPage);
    expect(reading).toMatchObject({ isNewer: true, value: { items: [item('1')] } });
    expect(await raw()).toEqual(before);
    expect((await tab().read(newPage)).value).toEqual(value);
  });

  test('a change is refused, and the newer page finds everything', async () => {
    await tab().update(newPage, (now) => ({ ...now, goal: 5 }));
    const before = await raw();
    const decide = jest.fn();
    expect(await tab().update(oldPage, decide)).toMatchObject({ isNewer: true });
    expect(decide).not.toHaveBeenCalled();
    expect(await raw()).toEqual(before);
  });

  test('one that cannot be read at all stays too, and nothing of it is offered as lost', async () => {
    await tab().update(
      { ...newPage, schema: z.any(), version: 9 },
      () => 'unlike anything' as never,
    );
    expect(await tab().read(oldPage)).toMatchObject({ value: undefined, isNewer: true });
    await tab().update(oldPage, (now) => ({ ...now, mode: 'b' as const }));
    expect(await raw()).toMatchObject({ value: 'unlike anything', version: 9 });
  });
});

describe('a newer page and an older value', () => {
  test('is shown as it would be now, and keeps its version until it is changed', async () => {
    await tab().set('kb', 'state', { mode: 'b', items: [item('1')], other: true });
    expect((await tab().read(newPage)).value).toEqual({
      mode: 'b',
      items: [{ ...item('1'), stars: 0 }],
      goal: 8,
    });
    expect((await raw())?.version).toBeUndefined();
    await tab().update(newPage, (now) => ({ ...now, goal: 9 }));
    expect(await raw()).toMatchObject({ version: 2, value: { goal: 9, other: true } });
  });

  test('goes up step by step, from whatever version it has', async () => {
    const steps: number[] = [];
    const upgrade = (value: unknown, from: number) => {
      steps.push(from);
      return value;
    };
    await tab().update(newPage, (now) => ({ ...now, goal: 1 }));
    await tab().read({ ...newPage, version: 5, upgrade });
    expect(steps).toEqual([2, 3, 4]);
  });

  test('an upgrade that fails leaves the value where it is, and sets it aside at the first write', async () => {
    const fails = { ...newPage, upgrade: () => assertNever() };
    await tab().set('kb', 'state', { mode: 'b', items: [item('1')] });
    expect((await tab().read(fails)).value).toBeUndefined();
    expect((await tab().read(oldPage)).value?.items).toEqual([item('1')]);
    await tab().update(fails, (now) => ({ ...now, goal: 1 }));
    const aside = [...(await tab().readRaw('kb'))].find(([key]) => key.startsWith('corrupt.'));
    expect(aside?.[1].value).toEqual({ mode: 'b', items: [item('1')] });
  });
});

describe('two pages of the same version, of which one knows more', () => {
  const full = { mode: 'b' as const, items: [{ ...item('1'), stars: 5 }], goal: 3 };

  test('what the other does not know survives its changes, in items too', async () => {
    await tab().update(loosePage, () => full);
    await tab().update(oldPage, (now) => ({
      mode: 'a' as const,
      items: [item('2'), ...now.items.map((one) => ({ ...one, text: 'changed' }))],
    }));
    expect((await tab().read(loosePage)).value).toEqual({
      mode: 'a',
      items: [item('2'), { id: '1', text: 'changed', stars: 5 }],
      goal: 3,
    });
  });

  test('an item that was deleted and comes back by Undo is whole', async () => {
    await tab().update(loosePage, () => full);
    const store = tab();
    const before = (await store.read(oldPage)).value?.items ?? [];
    await store.update(oldPage, (now) => ({ ...now, items: [] }));
    await store.update(oldPage, (now) => ({ ...now, items: [...before] }));
    expect((await tab().read(loosePage)).value?.items).toEqual(full.items);
  });

  test('a field that does not fit gives way on the screen, and comes back when it is not changed', async () => {
    await tab().update(loosePage, () => ({ ...full, mode: 'c' as const }));
    expect((await tab().read(oldPage)).value).toEqual({ mode: 'a', items: [item('1')] });
    expect((await raw())?.value).toEqual({ ...full, mode: 'c' });
    await tab().update(oldPage, (now) => ({ ...now, items: [] }));
    const all = [...(await tab().readRaw('kb'))];
    expect(all.find(([key]) => key.startsWith('corrupt.'))?.[1]).toMatchObject({
      value: ['c'],
      paths: [['mode']],
    });
  });

  test('an item that does not fit is set aside alone; all others stay', async () => {
    const broken = { id: 7, words: 'kept' };
    await tab().set('kb', 'state', { mode: 'b', items: [item('1'), broken, item('2')] });
    expect((await tab().read(oldPage)).value?.items).toEqual([item('1'), item('2')]);
    await tab().update(oldPage, (now) => ({ ...now, mode: 'a' as const }));
    expect((await raw())?.value).toEqual({ mode: 'a', items: [item('1'), item('2')] });
    const aside = [...(await tab().readRaw('kb'))].find(([key]) => key.startsWith('corrupt.'));
    expect(aside?.[1].value).toEqual([broken]);
  });
});

describe('a list', () => {
  const oldList = deviceList({ namespace: 'kb', version: 1, schema: itemOld });
  const newList = deviceList({
    namespace: 'kb',
    version: 2,
    schema: itemNew,
    upgrade: (value) => ({ ...(value as object), stars: 0 }),
  });

  test('has a version per item: newer ones are read-only, the others are not', async () => {
    await tab().changeItems(oldList, ['1'], () => item('1'));
    await tab().changeItems(newList, ['2'], () => ({ ...item('2'), stars: 4 }));
    const change = () => ({ id: 'x', text: 'changed' });
    await tab().changeItems(oldList, ['1', '2'], change);
    await tab().changeItems(oldList, ['2'], () => undefined);
    const items = await tab().readItems(newList);
    expect(items.get('2')?.value).toEqual({ ...item('2'), stars: 4 });
    expect(items.get('1')?.value).toMatchObject({ text: 'changed', stars: 0 });
  });

  test('a broken item costs none of the others, and is set aside when another takes its place', async () => {
    await tab().set('kb', '1', { broken: true });
    await tab().changeItems(oldList, ['2'], () => item('2'));
    const items = await tab().readItems(oldList);
    expect(items.get('1')?.value).toBeUndefined();
    expect(items.get('2')?.value).toEqual(item('2'));
    await tab().changeItems(oldList, ['1'], () => item('1'));
    const all = [...(await tab().readRaw('kb'))];
    expect(all.find(([key]) => key.startsWith('corrupt.'))?.[1].value).toEqual({ broken: true });
  });
});

function assertNever(): never {
  throw new Error('This cannot be brought up.');
}
