import { waitFor } from '@testing-library/react';
import { sessionSlice } from '@plainday/auth-session';
import { createAppStore } from '@plainday/data-api';
import { createTestShell, installServer, TEST_USER } from '@plainday/testing-unit';
import { createOffers } from './idea-capture.offers';

test('[IC13] another tool keeps a line as an idea, with Undo', async () => {
  const server = installServer();
  server.tables['ideas'] = [];
  const store = createAppStore();
  store.dispatch(sessionSlice.actions.signedIn(TEST_USER));
  const shell = createTestShell();
  const { actions } = createOffers({ userId: TEST_USER.id, store, shell: () => shell });
  const kept = await actions?.['add-idea']?.({ title: ' Call the roofer ' });
  await waitFor(() =>
    expect(server.tables['ideas']).toMatchObject([
      { id: kept?.id, title: 'Call the roofer', category: 'general', status: 'captured' },
    ]),
  );
  expect(shell.briefs.at(-1)?.text).toBe('“Call the roofer” kept as an idea');
  shell.undo.undoLast();
  await waitFor(() => expect(server.tables['ideas']).toEqual([]));
});
