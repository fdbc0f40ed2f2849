import 'fake-indexeddb/auto';
import { deviceStore } from '@plainday/data-device';
import { createTestShell } from '@plainday/testing-unit';
import { createOffers } from './daily.offers';
import { dailyDays } from './model/daily.store';

const RANGE = { from: '2026-11-20', to: '2026-11-21' };

test('[DT9] days of reading and sleep in the range, and each change is told', async () => {
  const userId = 'daily-offers';
  const store = deviceStore(userId);
  const put = (id: string, habits: Record<string, boolean>) =>
    store.changeItems(dailyDays, [id], () => ({ id, habits }));
  await put('2026-11-19', { read: true });
  await put('2026-11-20', { read: true, sleep: false, water: true });
  await put('2026-11-21', { sleep: true });
  const { facts } = createOffers({ userId, store: null, shell: createTestShell });
  expect(await facts?.['daily-reading']?.read(RANGE)).toEqual([{ day: '2026-11-20', value: 1 }]);
  expect(await facts?.['daily-sleep']?.read(RANGE)).toEqual([{ day: '2026-11-21', value: 1 }]);
  expect(Object.keys(facts ?? {})).toEqual(['daily-reading', 'daily-sleep']);

  const heard = jest.fn();
  const stop = facts?.['daily-sleep']?.subscribe?.(heard);
  await put('2026-11-20', { sleep: true });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(await facts?.['daily-sleep']?.read(RANGE)).toHaveLength(2);
  stop?.();
});
