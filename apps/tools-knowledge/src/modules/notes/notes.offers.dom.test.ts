import { createTestShell } from '@plainday/testing-unit';
import { createOffers } from './notes.offers';

const createdAt = '2026-11-21T08:00:00.000Z';

test('[QN11] notes are found by text, opened by id, and gone ones are not', async () => {
  localStorage.setItem(
    'quickNotes',
    JSON.stringify([
      { id: '1', content: 'Shopping\nMilk and bread', createdAt },
      { id: '2', content: 'Call Ann', createdAt },
    ]),
  );
  const shell = createTestShell();
  const offers = createOffers({ userId: shell.user.id, store: null, shell: () => shell });
  const milk = {
    kind: 'note',
    id: '1',
    title: 'Shopping',
    excerpt: 'Milk and bread',
    to: { kind: 'tool', toolId: 'notes', at: '1' },
  };
  expect(await offers.search?.('MILK')).toEqual([milk]);
  expect(await offers.links?.find('')).toHaveLength(2);
  expect(await offers.links?.get({ kind: 'note', id: '1' })).toEqual(milk);
  expect(await offers.links?.get({ kind: 'note', id: '3' })).toBeNull();
});
