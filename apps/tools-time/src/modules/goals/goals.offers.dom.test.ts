import 'fake-indexeddb/auto';
import { createTestShell } from '@plainday/testing-unit';
import { createOffers } from './goals.offers';

const goal = (id: string, title: string) => ({
  id,
  title,
  progress: 1,
  target: 3,
  unit: 'times',
  completed: false,
  createdAt: '2026-11-16T08:00:00.000Z',
  week: '2026-11-16',
});

test('[WG10] goals are found by their title, whatever the case, and opened at their row', async () => {
  localStorage.setItem(
    'weeklyGoals',
    JSON.stringify([goal('a', 'Morning runs'), goal('b', 'Pages of the talk')]),
  );
  const offers = createOffers({ userId: 'goals', store: null, shell: () => createTestShell() });
  const runs = {
    kind: 'weekly-goal',
    id: 'a',
    title: 'Morning runs',
    excerpt: '1 of 3 times',
    to: { kind: 'tool', toolId: 'goals', at: 'a' },
  };
  expect(await offers.search?.('RUNS')).toEqual([runs]);
  expect(await offers.links?.find('')).toHaveLength(2);
  expect(await offers.links?.get({ kind: 'weekly-goal', id: 'a' })).toEqual(runs);
  expect(await offers.links?.get({ kind: 'weekly-goal', id: 'gone' })).toBeNull();
});
