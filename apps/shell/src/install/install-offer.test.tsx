import { startSession } from '@plainday/auth-session';
import { createAppStore } from '@plainday/data-api';
import { watchInstall } from '@plainday/shared-platform/install';
import { installServer } from '@plainday/testing-unit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { stubBrowser } from '../dev/browser-stubs';
import { openDashboard } from '../dev/open-dashboard';

const DAY = 86_400_000;
let stop = () => undefined as void;
let counts = { all: 1, trash: 0, by_project: {} };
let asked: number;

watchInstall();

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ advanceTimers: true, now: 10 * DAY });
  stubBrowser();
  counts = { all: 1, trash: 0, by_project: {} };
  const server = installServer();
  server.tables['projects'] = [];
  server.functions['task_counts'] = () => counts;
  stop = startSession(createAppStore());
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const visitedBefore = () =>
  localStorage.setItem(
    'plainday.install',
    JSON.stringify({ visits: 1, lastAt: 9 * DAY, isOffered: false }),
  );

/** The page as it is some time after the browser has said that it can install it. */
async function open() {
  asked = 0;
  const opened = await openDashboard({ at: '/dashboard?tool=habits' });
  const prompt = async () => {
    asked += 1;
    return { outcome: 'dismissed' };
  };
  fireEvent(window, Object.assign(new Event('beforeinstallprompt'), { prompt }));
  return opened;
}
const wait = () => act(() => jest.advanceTimersByTimeAsync(20_000));
const sheet = () => screen.queryByRole('dialog', { name: 'Install Plainday' });

test('[DB23] is offered at the second visit, once; Escape is Not now', async () => {
  const { user } = await open();
  await wait();
  expect(sheet()).toBeNull();
  visitedBefore();
  await open();
  await wait();
  expect(sheet()).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(sheet()).toBeNull();
  await wait();
  expect(sheet()).toBeNull();
  expect(asked).toBe(0);
  expect(localStorage.getItem('plainday.install')).toContain('"isOffered":true');
});

test('[DB23] asks the browser at a press of Install', async () => {
  visitedBefore();
  const { user } = await open();
  await wait();
  await user.click(screen.getByRole('button', { name: 'Install' }));
  expect(asked).toBe(1);
});

test('[DB23] on iOS it is three steps in words, without what works there not', async () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Version/18.4 Safari/604.1';
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone);
  visitedBefore();
  await openDashboard({ at: '/dashboard?tool=habits' });
  await wait();
  const steps = within(screen.getByRole('list', { name: 'How to install' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText('Share links and texts into it')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  agent.mockRestore();
});

test('[DB23] is not offered to an empty account', async () => {
  visitedBefore();
  counts = { all: 0, trash: 0, by_project: {} };
  await open();
  await wait();
  expect(sheet()).toBeNull();
});

test('[DB23] waits while a field is used', async () => {
  visitedBefore();
  await open();
  act(() => screen.getByRole('searchbox').focus());
  await wait();
  expect(sheet()).toBeNull();
  act(() => screen.getByRole('searchbox').blur());
  await wait();
  expect(sheet()).toBeInTheDocument();
});
