import 'fake-indexeddb/auto';
import { deviceStore, itemsOf } from '@plainday/data-device';
import { createTestShell, until } from '@plainday/testing-unit';
import type { MoodEntry } from './model/mood.schema';
import { moodEntries } from './model/mood.store';
import { createOffers } from './mood-energy.offers';

const RANGE = { from: '2026-11-20', to: '2026-11-21' };
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
let people = 0;

async function setUp(entries: readonly MoodEntry[]) {
  const userId = `mood-offers-${(people += 1)}`;
  const shell = createTestShell();
  const store = deviceStore(userId);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  await store.changeItems(moodEntries, [...byId.keys()], (_now, id) => byId.get(id));
  const offers = createOffers({ userId, store: null, shell: () => shell });
  const kept = async () => itemsOf(await store.readItems(moodEntries));
  return { shell, store, offers, kept };
}

test('[ME12] mood and energy are averages of each local day of the range', async () => {
  const { offers } = await setUp([
    { id: 'a', at: at(19, 9), mood: 1, energy: 1 },
    { id: 'b', at: at(20, 9), mood: 2, energy: 4 },
    { id: 'c', at: at(20, 23), mood: 4 },
    { id: 'd', at: at(21, 0), mood: 5 },
  ]);
  expect(await offers.facts?.['mood']?.read(RANGE)).toEqual([
    { day: '2026-11-20', value: 3 },
    { day: '2026-11-21', value: 5 },
  ]);
  expect(await offers.facts?.['energy']?.read(RANGE)).toEqual([{ day: '2026-11-20', value: 4 }]);
});

test('[ME12] a change is told until the returned function is called', async () => {
  const { offers, store } = await setUp([]);
  const heard = jest.fn();
  const stop = offers.facts?.['mood']?.subscribe?.(heard);
  await store.changeItems(moodEntries, ['a'], () => ({ id: 'a', at: at(20, 9), mood: 3 }));
  expect(heard).toHaveBeenCalledTimes(1);
  stop?.();
  await store.changeItems(moodEntries, ['a'], () => undefined);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('[ME13] another tool records a mood by one tap, with Undo', async () => {
  const { offers, shell, kept } = await setUp([]);
  const made = await offers.actions?.['record-mood']?.({ mood: 4 });
  const [entry] = await kept();
  expect(entry).toMatchObject({ id: made?.id, mood: 4 });
  expect(entry?.energy).toBeUndefined();
  expect(shell.toasts.at(-1)?.title).toBe('Entry recorded');
  shell.undo.undoLast();
  let left = 1;
  void kept().then((entries) => (left = entries.length));
  await until(() => left === 0, 'the entry to go');
});
