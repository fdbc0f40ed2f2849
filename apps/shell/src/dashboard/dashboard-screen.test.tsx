import { act, screen, waitFor, within } from '@testing-library/react';
import { buildProject, installServer, TEST_USER, type FakeServer } from '@plainday/testing-unit';
import { startSession } from '@plainday/auth-session';
import { createAppStore } from '@plainday/data-api';
import type { ShellTimer } from '@plainday/federation-contract';
import { stubBrowser } from '../dev/browser-stubs';
import { openDashboard } from '../dev/open-dashboard';

let server: FakeServer;
let stop = () => undefined as void;

beforeEach(() => {
  localStorage.clear();
  stubBrowser();
  server = installServer();
  server.tables['projects'] = [buildProject({ title: 'Garden', position: 0 })];
  server.functions['task_counts'] = () => ({ all: 3, trash: 1, by_project: {} });
  stop = startSession(createAppStore());
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const entry = (name: RegExp | string) => nav().getByRole('link', { name });
const searchBox = () => screen.getByRole('searchbox', { name: 'Search tasks...' });

describe('the dashboard', () => {
  it('[DB1] lists fixed entries, projects and the tools of the release', async () => {
    const { heading } = await openDashboard();
    expect(heading()).toHaveTextContent('All Tasks');
    await nav().findByRole('link', { name: /Garden/ });
    const names = nav()
      .getAllByRole('link')
      .map((link) => link.textContent?.replace(/\d.*/, ''));
    expect(names).toEqual([
      'Today',
      'All Tasks',
      'Completed',
      'Trash',
      'Settings',
      'Garden',
      'Pomodoro Timer',
      'Habit Tracker',
    ]);
    expect(entry(/All Tasks/)).toHaveAttribute('aria-current', 'page');
    expect(await nav().findByText('3 tasks')).toBeInTheDocument();
    expect(nav().getByText('1 task')).toBeInTheDocument();
  });

  it('[DB1] shows one thing at a time, in the address, the title and the one heading', async () => {
    const { user, heading, address } = await openDashboard();
    await user.click(entry('Habit Tracker'));
    expect(heading()).toHaveTextContent('Habit Tracker');
    expect(heading()).toHaveFocus();
    expect(address()).toBe('/dashboard?tool=habits');
    expect(document.title).toBe('Habit Tracker · Plainday');
    expect(entry('Habit Tracker')).toHaveAttribute('aria-current', 'page');
    await user.click(entry(/Trash/));
    expect(address()).toBe('/dashboard?view=trash');
    expect(document.querySelectorAll('[aria-current=page]')).toHaveLength(1);
    expect(document.title).toBe('Trash · Plainday');
  });

  it('[DB2] opens the view that was left last, once All Tasks when there is none', async () => {
    const first = await openDashboard();
    expect(first.address()).toBe('/dashboard?view=all');
    await first.user.click(entry('Habit Tracker'));
    first.unmount();
    const second = await openDashboard();
    expect(second.address()).toBe('/dashboard?tool=habits');
    await second.user.click(entry(/All Tasks/));
    expect(second.address()).toBe('/dashboard?view=all');
  });

  it('[DB2] leaves a project that is not there', async () => {
    const { address } = await openDashboard({ at: '/dashboard?project=gone' });
    await waitFor(() => expect(address()).toBe('/dashboard?view=all'));
  });

  it('[DB3] searches as one types, and leaves the open tool for the results', async () => {
    const { user, address } = await openDashboard({ at: '/dashboard?tool=habits' });
    await user.keyboard('/');
    expect(searchBox()).toHaveFocus();
    await user.keyboard('milk');
    expect(screen.getByText('all searched for "milk"')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/dashboard?view=all&q=milk'));
    await user.keyboard('{Escape}');
    expect(searchBox()).toHaveValue('');
    expect(screen.getByText('all searched for ""')).toBeInTheDocument();
  });

  it('[DB3] keeps to the trash while it is searched', async () => {
    const { user } = await openDashboard({ at: '/dashboard?view=trash&q=mi' });
    expect(searchBox()).toHaveValue('mi');
    await user.type(searchBox(), 'lk');
    expect(screen.getByText('trash searched for "milk"')).toBeInTheDocument();
    await user.click(entry(/All Tasks/));
    expect(screen.getByText('all searched for ""')).toBeInTheDocument();
  });

  it('[DB4] names a new project in place: Enter creates', async () => {
    const { user, toasts } = await openDashboard();
    await nav().findByRole('link', { name: /Garden/ });
    await user.click(nav().getByRole('button', { name: 'Add project' }));
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Project name')).toHaveFocus();
    await user.keyboard('  Tax 2026 {Enter}');
    expect(await nav().findByRole('link', { name: /Tax 2026/ })).toBeVisible();
    expect(screen.queryByLabelText('Project name')).toBeNull();
    const said = { title: 'Project created', description: 'Tax 2026' };
    await waitFor(() => expect(toasts).toMatchObject([said]));
    expect(server.tables['projects']?.at(-1)).toMatchObject({
      title: 'Tax 2026',
      color: '#10B981',
      position: 1,
    });
  });

  it('[DB4] Escape cancels a new project', async () => {
    const { user } = await openDashboard();
    await user.click(nav().getByRole('button', { name: 'Add project' }));
    await user.keyboard('Tax{Escape}');
    expect(screen.queryByLabelText('Project name')).toBeNull();
    expect(nav().getByRole('button', { name: 'Add project' })).toHaveFocus();
    expect(server.requests.some((request) => request.startsWith('POST /rest/v1/projects'))).toBe(
      false,
    );
  });

  it('[DB5] collapses, and remembers it', async () => {
    const first = await openDashboard();
    await first.user.keyboard('{Control>}b{/Control}');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(await screen.findByText('Sidebar closed')).toBeInTheDocument();
    first.unmount();
    const { user } = await openDashboard();
    await user.click(screen.getByRole('button', { name: 'Open sidebar' }));
    await user.click(nav().getByRole('button', { name: 'Hide tools' }));
    expect(nav().queryByRole('link', { name: 'Habit Tracker' })).toBeNull();
  });

  it('[DB6] stands when a remote is down, and opens the tool when it is back', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, heading, remoteState } = await openDashboard({
      at: '/dashboard?tool=habits',
      isBroken: true,
    });
    expect(await screen.findByText('Habit Tracker could not be opened')).toBeVisible();
    expect(heading()).toHaveTextContent('Habit Tracker');
    expect(entry('Pomodoro Timer')).toBeVisible();
    remoteState.isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('tool searched for ""')).toBeVisible();
  });

  it('[DB6] tries again when a tool is opened that could not be loaded before', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, remoteState } = await openDashboard({
      at: '/dashboard?tool=habits',
      isBroken: true,
    });
    await screen.findByText('Habit Tracker could not be opened');
    await user.click(entry('Pomodoro Timer'));
    await screen.findByText('Pomodoro Timer could not be opened');
    remoteState.isBroken = false;
    await user.click(entry('Habit Tracker'));
    expect(await screen.findByText('tool searched for ""')).toBeVisible();
  });

  it('[DB7] signs out, and says so', async () => {
    const { user, toasts } = await openDashboard();
    await user.click(nav().getByRole('button', { name: 'Sign Out' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Signed out successfully', description: 'You have been logged out.' },
      ]),
    );
  });

  it('[DB7] says when signing out failed', async () => {
    const { user, toasts } = await openDashboard();
    server.fault = (request) => (request.url.includes('/logout') ? 'network' : undefined);
    await user.click(nav().getByRole('button', { name: 'Sign Out' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        {
          title: 'Sign out failed',
          description: 'There was an error signing you out.',
          tone: 'destructive',
        },
      ]),
    );
  });

  it('[DB8] is offline when the device is', async () => {
    await openDashboard();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('Offline')).toBeVisible();
    expect(await screen.findByText(/^· as of \d\d:\d\d$/)).toBeVisible();
  });
});

describe('timers in the dashboard', () => {
  const keep = (timer: Partial<ShellTimer>) =>
    localStorage.setItem(
      `plainday.timers.${TEST_USER.id}`,
      JSON.stringify([
        { id: 'pomodoro', label: 'Write proposal', endsAt: null, remainingMs: null, ...timer },
      ]),
    );

  it('[DB10] show in the header and lead to their tool', async () => {
    keep({ remainingMs: 18 * 60_000 + 42_000 });
    const { user, address } = await openDashboard();
    await user.click(
      screen.getByRole('button', { name: 'Pomodoro Timer, paused: 18:42 Write proposal' }),
    );
    expect(address()).toBe('/dashboard?tool=pomodoro');
  });

  it('[DB10] name the browser tab while they run', async () => {
    keep({ endsAt: Date.now() + 60_000 });
    await openDashboard();
    expect(document.title).toMatch(/^0(1:00|0:59) · Write proposal$/);
  });

  it('[DB10] count up where a tool measures time, and not beside its own clock', async () => {
    keep({ label: 'Logo', startedAt: Date.now() - 42 * 60_000 });
    const page = await openDashboard({ at: '/dashboard?view=all' });
    expect(screen.getByRole('button', { name: /42:0\d Logo$/ })).toBeVisible();
    expect(document.title).toMatch(/^42:0\d · Logo$/);
    page.unmount();
    await openDashboard({ at: '/dashboard?tool=pomodoro' });
    expect(screen.queryByRole('button', { name: /42:0\d Logo$/ })).toBeNull();
  });

  it('[DB10] say once that they are over, not while their tool is open', async () => {
    keep({ endsAt: Date.now() - 1000 });
    const inTool = await openDashboard({ at: '/dashboard?tool=pomodoro' });
    expect(inTool.toasts).toEqual([]);
    inTool.unmount();
    const { toasts, address, unmount } = await openDashboard({ at: '/dashboard?view=all' });
    expect(toasts).toMatchObject([{ title: 'Time is up', description: 'Write proposal' }]);
    act(() => toasts[0]?.action?.run());
    expect(address()).toBe('/dashboard?tool=pomodoro');
    unmount();
    expect((await openDashboard({ at: '/dashboard?view=all' })).toasts).toEqual([]);
    keep({ endsAt: Date.now() - 1000, end: { title: 'Focus is done' } });
    expect((await openDashboard()).toasts).toMatchObject([{ title: 'Focus is done' }]);
  });
});

describe('the dashboard on a phone', () => {
  beforeEach(() => stubBrowser({ isPhone: true }));

  it('[DB9] has a bottom bar, and the side menu in a drawer', async () => {
    const { user, heading } = await openDashboard();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    const bar = within(screen.getByRole('navigation', { name: 'Quick access' }));
    expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Today',
      'Tasks',
      'Pomodoro Timer',
    ]);
    await user.click(bar.getByRole('button', { name: 'Tools' }));
    await user.click(entry('Habit Tracker'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(heading()).toHaveTextContent('Habit Tracker');
  });
});
