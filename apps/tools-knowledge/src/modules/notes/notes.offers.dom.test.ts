import { activateDevice } from '@plainday/data-device';
import { createTestShell, TEST_USER } from '@plainday/testing-unit';
import { waitFor } from '@testing-library/react';
import { createOffers } from './notes.offers';

const createdAt = '2026-11-21T08:00:00.000Z';

test('[QN11] notes are found by text, opened by id, and gone ones are not', async () => {
  await activateDevice(TEST_USER.id);
  localStorage.setItem(
    'quickNotes',
    JSON.stringify([
      { id: '1', content: 'Shopping\nMilk and bread', createdAt },
      { id: '2', content: 'Call Ann', createdAt },
    ]),
  );
  const shell = createTestShell();
  const offers = createOffers({ userId: TEST_USER.id, store: null, shell: () => shell });
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

test('[QN11] a text from outside is kept as a note, with Undo', async () => {
  await activateDevice(TEST_USER.id);
  const shell = createTestShell();
  const { actions, links } = createOffers({
    userId: TEST_USER.id,
    store: null,
    shell: () => shell,
  });
  const kept = await actions?.['keep-text']?.({ text: 'Soil for the beds' });
  // Whoever has kept it opens it at once, before it had its turn to be written.
  expect(await links?.get({ kind: 'note', id: kept?.id ?? '' })).toMatchObject({
    title: 'Soil for the beds',
  });
  expect(shell.briefs.at(-1)?.text).toBe('“Soil for the beds” kept as a note');
  shell.undo.undoLast();
  await waitFor(async () =>
    expect(await links?.get({ kind: 'note', id: kept?.id ?? '' })).toBeNull(),
  );
});
