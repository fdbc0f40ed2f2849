import 'fake-indexeddb/auto';
import { deviceStore } from '@plainday/data-device';
import { createTestShell } from '@plainday/testing-unit';
import { createOffers } from './mindful.offers';
import { breakAt } from './model/breaks.logic';
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

test('[MB8] a minute that runs out while its page is closed counts at once, and once', async () => {
  jest.useFakeTimers({
    now: at(22, 9),
    doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });
  const userId = 'mindful-elsewhere';
  const shell = createTestShell();
  const minutes = createOffers({ userId, store: null, shell: () => shell }).facts?.[
    'mindful-minutes'
  ];
  const read = async () => minutes?.read({ from: '2026-11-22', to: '2026-11-22' });
  const heard = jest.fn();
  const stop = minutes?.subscribe?.(heard);
  const endsAt = at(22, 9) + 60_000;
  shell.timers.set({ id: 'mindful', label: 'Mindful Break', endsAt, remainingMs: null });
  expect(await read()).toEqual([]);
  expect(heard).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_100);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(await read()).toEqual([{ day: '2026-11-22', value: 1 }]);
  const id = String(endsAt);
  await deviceStore(userId).changeItems(mindfulBreaks, [id], () => breakAt(endsAt));
  expect(await read()).toEqual([{ day: '2026-11-22', value: 1 }]);
  stop?.();
  jest.useRealTimers();
});
