import { screen, waitFor, within } from '@testing-library/react';
import { startSession } from '@plainday/auth-session';
import { createAppStore } from '@plainday/data-api';
import { buildTask, installServer } from '@plainday/testing-unit';
import { stubBrowser } from '../../dev/browser-stubs';
import { openDashboard } from '../../dev/open-dashboard';

let stop = () => undefined as void;
afterEach(() => stop());

test('an entry stays the same when its number comes: a click that has begun goes on', async () => {
  localStorage.clear();
  stubBrowser();
  const server = installServer();
  server.tables['tasks'] = [buildTask({ title: 'Water', due_date: new Date().toISOString() })];
  stop = startSession(createAppStore());
  const drawn = new Set<Element>();
  const watch = new MutationObserver(() => {
    const entry = document.querySelector('nav a[href*="view=today"]');
    if (entry) drawn.add(entry);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await openDashboard();
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  await waitFor(() => expect(nav.getByRole('link', { name: /^Today/ })).toHaveTextContent('1'));
  watch.disconnect();
  expect([...drawn]).toEqual([nav.getByRole('link', { name: /^Today/ })]);
});
