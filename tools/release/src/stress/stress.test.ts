import { kill, race, seeded } from './stress';

test('of two teams that release at the same time none loses anything, in processes of their own', async () => {
  expect(await race(2)).toEqual({ races: 2, lost: 0 });
});

test('releases that are killed leave a site that is whole, and go live when run again', async () => {
  const { looks, ...counts } = await kill(4, seeded(7));
  expect(counts).toMatchObject({ kills: 4, inconsistent: 0, unhealed: 0 });
  expect(looks).toBeGreaterThan(0);
  // Eight processes, one after the other: a busy machine takes a while.
}, 180_000);
