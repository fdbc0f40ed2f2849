import 'fake-indexeddb/auto';
import { activateDevice } from '@plainday/data-device/session';
import { createTestShell, until } from '@plainday/testing-unit';
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

test('[WG11] another tool makes a goal of this week, and one Undo takes back both halves', async () => {
  await activateDevice('goals');
  localStorage.setItem('weeklyGoals', JSON.stringify([goal('a', 'Morning runs')]));
  const shell = createTestShell();
  const offers = createOffers({ userId: 'goals', store: null, shell: () => shell });
  const backs: string[] = [];
  const undo = { label: '“Boat” is now a goal', run: () => backs.push('idea') };
  const made = await offers.actions?.['make-goal']?.({ title: 'Boat', undo });
  const kept = () => JSON.parse(localStorage.getItem('weeklyGoals') ?? '[]') as { id: string }[];
  await until(() => kept().length === 2, 'the goal');
  expect(kept()[1]).toMatchObject({
    id: made?.id,
    title: 'Boat',
    progress: 0,
    target: 1,
    unit: 'times',
  });
  expect(shell.briefs.at(-1)?.text).toBe('“Boat” is now a goal');
  shell.undo.undoLast();
  await until(() => kept().length === 1, 'the undo');
  expect(backs).toEqual(['idea']);
});
