import { screen, waitFor } from '@testing-library/react';
import { buildTask, installServer, TEST_USER, type FakeServer } from '@plainday/testing-unit';
import { startSession } from '@plainday/auth-session';
import { createAppStore } from '@plainday/data-api';
import { readPreferences } from '@plainday/data-preferences';
import { stubBrowser } from '../dev/browser-stubs';
import { openDashboard } from '../dev/open-dashboard';

let server: FakeServer;
let stop = () => undefined as void;

beforeEach(() => {
  localStorage.clear();
  stubBrowser();
  server = installServer();
  server.functions['task_counts'] = () => ({ all: 0, trash: 0, by_project: {} });
  server.functions['add_tasks'] = ({ tasks }, tables) => {
    tables['tasks'] = [...(tables['tasks'] ?? []), ...(tasks as never[])];
    return null;
  };
  server.functions['remove_seen_tasks'] = ({ seen }, tables) => {
    tables['tasks'] = (tables['tasks'] ?? []).filter(({ id }) => !(String(id) in (seen as object)));
    return null;
  };
  stop = startSession(createAppStore());
});
afterEach(() => stop());

const button = (name: string) => screen.getByRole('button', { name });
const titles = () => (server.tables['tasks'] ?? []).map(({ title }) => title);

describe('[DB18] the first start', () => {
  it('offers three examples; one click removes them, ticked or not', async () => {
    const { user, unmount } = await openDashboard({ at: '/dashboard?view=all' });
    await user.click(await screen.findByRole('button', { name: 'Add three examples' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    unmount();
    const later = await openDashboard({ at: '/dashboard?view=all' });
    await later.user.click(await screen.findByRole('button', { name: 'Remove examples' }));
    await waitFor(() => expect(titles()).toEqual([]));
    expect(screen.queryByText(/example tasks are in your list/)).toBeNull();
    await later.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('asks what the sidebar lists, and not again', async () => {
    const { user, unmount } = await openDashboard({ at: '/dashboard?view=all' });
    await user.click(await screen.findByRole('radio', { name: 'Just tasks' }));
    expect(readPreferences(TEST_USER.id).pinnedTools).toEqual([]);
    expect(button('All tools')).toBeVisible();
    await user.click(button('Done'));
    unmount();
    await openDashboard({ at: '/dashboard?view=all' });
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  });

  it('says nothing to whom has tasks', async () => {
    server.tables['tasks'] = [buildTask({ title: 'Milk' })];
    server.functions['task_counts'] = () => ({ all: 1, trash: 0, by_project: {} });
    await openDashboard({ at: '/dashboard?view=all' });
    expect(await screen.findByText('1 task')).toBeInTheDocument();
    expect(screen.queryByText('What do you want to begin with?')).toBeNull();
  });
});
