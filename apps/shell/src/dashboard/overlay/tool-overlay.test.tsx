import { act, fireEvent, screen } from '@testing-library/react';
import { changePreferences } from '@plainday/data-preferences';
import { startSession } from '@plainday/auth-session';
import { createAppStore } from '@plainday/data-api';
import { installServer, TEST_USER } from '@plainday/testing-unit';
import { stubBrowser } from '../../dev/browser-stubs';
import { openDashboard } from '../../dev/open-dashboard';

let stop = () => undefined as void;

beforeEach(() => {
  localStorage.clear();
  stubBrowser();
  const server = installServer();
  server.tables['projects'] = [];
  server.functions['task_counts'] = () => ({ all: 0, trash: 0, by_project: {} });
  stop = startSession(createAppStore());
});
afterEach(() => stop());

const settled = () => act(async () => undefined);
const headings = () =>
  screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

test('[QA5] Q draws the quick add over the tool that is open, and changes nothing else', async () => {
  const { user, address } = await openDashboard({ at: '/dashboard?tool=habits' });
  await user.keyboard('q');
  await settled();
  expect(headings()).toEqual(['Habit Tracker', 'Quick add']);
  expect(address()).toBe('/dashboard?tool=habits');
});

test('[QA5] without single keys Q is a letter like any other, and it is one in a field', async () => {
  const { user } = await openDashboard();
  await user.type(screen.getByRole('searchbox', { name: 'Search tasks...' }), 'q');
  await settled();
  expect(headings()).toEqual(['All Tasks']);
  act(() => void changePreferences(TEST_USER.id, { singleKeys: false }));
  await user.click(screen.getByRole('main'));
  await user.keyboard('q');
  await settled();
  expect(headings()).toEqual(['All Tasks']);
});

test('[QA5] it is no page: its address leads to the task list', async () => {
  await openDashboard({ at: '/dashboard?tool=quick-add' });
  await settled();
  expect(headings()).toEqual(['All Tasks']);
});

test('[QA9] where the remote cannot be loaded there is a message, and a second try', async () => {
  const { user, toasts, remoteState } = await openDashboard({
    at: '/dashboard?tool=habits',
    isBroken: true,
  });
  await user.keyboard('q');
  await settled();
  expect(toasts).toMatchObject([{ title: 'Quick add could not be opened', tone: 'destructive' }]);
  expect(screen.queryByRole('heading', { name: 'Quick add' })).toBeNull();
  remoteState.isBroken = false;
  await user.keyboard('q');
  await settled();
  expect(toasts).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Quick add' })).toBeInTheDocument();
});

test('[QA9] keys that are typed ahead reach its field, and nothing behind it', async () => {
  await openDashboard();
  const behind = jest.fn();
  document.addEventListener('keydown', behind);
  fireEvent.keyDown(document.body, { key: 'q' });
  for (const key of ['M', 'u', 'm', 'Backspace', ' ', 'x', 'Delete', 'Enter'])
    fireEvent.keyDown(document.body, { key });
  expect(behind).toHaveBeenCalledTimes(1);
  await settled();
  expect(screen.getByText('Mu x')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'u' });
  expect(behind).toHaveBeenCalledTimes(2);
  document.removeEventListener('keydown', behind);
});
