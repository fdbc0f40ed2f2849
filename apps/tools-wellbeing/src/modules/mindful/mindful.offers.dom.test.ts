import 'fake-indexeddb/auto';
import { deviceStore } from '@plainday/data-device';
import { createTestShell } from '@plainday/testing-unit';
import { createOffers } from './mindful.offers';
import { mindfulBreaks } from './model/breaks.store';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

test('[MB8] minutes of finished breaks per local day, and each change is told', async () => {
  const userId = 'mindful-offers';
  const put = (id: string, endedAt: number) =>
    deviceStore(userId).changeItems(mindfulBreaks, [id], () => ({ id, endedAt, minutes: 1 }));
  await put('a', at(20, 23));
  await put('b', at(21, 0));
  const { facts } = createOffers({ userId, store: null, shell: createTestShell });
  const minutes = facts?.['mindful-minutes'];
  const heard = jest.fn();
  const stop = minutes?.subscribe?.(heard);
  await put('c', at(21, 9));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(await minutes?.read({ from: '2026-11-21', to: '2026-11-21' })).toEqual([
    { day: '2026-11-21', value: 2 },
  ]);
  stop?.();
});
