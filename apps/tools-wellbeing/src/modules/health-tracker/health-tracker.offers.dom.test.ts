import 'fake-indexeddb/auto';
import { deviceStore } from '@plainday/data-device';
import { createTestShell } from '@plainday/testing-unit';
import { createOffers } from './health-tracker.offers';
import { healthDays, healthGoals } from './model/health.store';

const RANGE = { from: '2026-11-20', to: '2026-11-21' };

test('[HT10] amounts and their share of the goals per day, and each change is told', async () => {
  const userId = 'health-offers';
  const store = deviceStore(userId);
  const put = (id: string, water: number, exercise: number) =>
    store.changeItems(healthDays, [id], () => ({ id, water, exercise }));
  await put('2026-11-19', 1, 1);
  await put('2026-11-20', 5, 45);
  await put('2026-11-21', 8, 0);
  const { facts } = createOffers({ userId, store: null, shell: createTestShell });
  const read = async (kind: string) => facts?.[kind]?.read(RANGE);
  const [glasses, water, minutes, exercise] = await Promise.all(
    ['water-glasses', 'water-goal', 'exercise-minutes', 'exercise-goal'].map(read),
  );
  const values = (days?: readonly { readonly value: number }[]) => days?.map(({ value }) => value);
  expect(glasses).toEqual([
    { day: '2026-11-20', value: 5 },
    { day: '2026-11-21', value: 8 },
  ]);
  expect(values(water)).toEqual([62, 100]);
  expect(values(minutes)).toEqual([45, 0]);
  expect(values(exercise)).toEqual([150, 0]);

  const heard = jest.fn();
  const stop = facts?.['water-goal']?.subscribe?.(heard);
  await store.update(healthGoals, () => ({ water: 10, exercise: 30 }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(values(await read('water-goal'))).toEqual([50, 80]);
  stop?.();
});
