import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionSlice, startSession } from '@plainday/auth-session';
import { createAppStore } from '@plainday/data-api';
import { apiError } from '@plainday/data-supabase';
import { createRemoteHost } from '@plainday/federation-host';
import {
  createTestShell,
  installServer,
  renderWithStore,
  signInAs,
  TEST_USER,
  type FakeServer,
} from '@plainday/testing-unit';
import { MemoryRouter } from 'react-router-dom';
import { stubBrowser } from '../dev/browser-stubs';
import { emptyRelease } from '../start/boot/boot-data';
import { AppRoutes } from './routes';
import { authScreen } from '../auth/lazy-auth';
import { dashboardScreen } from './lazy-dashboard';
import { ServicesContext } from '../shared/services';

let server: FakeServer;
let stop = () => undefined as void;

beforeEach(async () => {
  localStorage.clear();
  stubBrowser();
  server = installServer(null);
  await Promise.all([authScreen.preload(), dashboardScreen.preload()]);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function visit(path: string, user: typeof TEST_USER | null) {
  if (user) signInAs(server, user);
  const store = createAppStore();
  stop = startSession(store);
  const shell = createTestShell();
  const host = createRemoteHost({
    release: emptyRelease,
    refreshRelease: async () => emptyRelease,
  });
  const config = { supabaseUrl: server.url, publishableKey: 'pk', mailbox: false };
  renderWithStore(<AppRoutes />, {
    store,
    user,
    wrap: (children) => (
      <ServicesContext value={{ config, host, notify: shell.notify }}>
        <MemoryRouter initialEntries={[path]} useTransitions={false}>
          {children}
        </MemoryRouter>
      </ServicesContext>
    ),
  });
  const { actions } = sessionSlice;
  return { store, actions, toasts: shell.toasts };
}

const signInButton = () => screen.findByRole('button', { name: 'Sign In' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the routes', () => {
  it('[RT1] send a visitor from the dashboard to /auth', async () => {
    visit('/dashboard?tool=habits', null);
    expect(await signInButton()).toBeVisible();
  });

  it('[RT2] send a signed-in user from /auth to the dashboard', async () => {
    visit('/auth', TEST_USER);
    expect(await heading('All Tasks')).toBeVisible();
  });

  it('[RT2] bring a visitor back to what was asked for', async () => {
    const { store, actions } = visit('/dashboard?view=trash', null);
    await signInButton();
    act(() => void store.dispatch(actions.signedIn(TEST_USER)));
    expect(await heading('Trash')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('[RT3] answer an unknown path with the way home', () => {
    visit('/tools/no-such-tool', null);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it.each(['/%0a', '/a%0Db', '/%E2%80%A8x', '/%E2%80%A9', '/dashboard%0a'])(
    '[RT3] answer %s with the way home, not with a white page (L10)',
    (path) => {
      visit(path, null);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found');
    },
  );

  it('[RT4] wait while the session is unknown, and offer another try after ten seconds', () => {
    jest.useFakeTimers();
    const { store, actions } = visit('/dashboard', null);
    act(() => void store.dispatch(actions.checking()));
    expect(screen.getByText('Loading...')).toBeVisible();
    act(() => void jest.advanceTimersByTime(9_999));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('[RT4] offer another try at once when the check has failed', () => {
    const { store, actions } = visit('/auth', null);
    act(() => void store.dispatch(actions.stuck(apiError('timeout', 'Too long', true))));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('[RT5] ask for a new password before anything else after a recovery link', async () => {
    const { store, actions, toasts } = visit('/dashboard', TEST_USER);
    act(() => void store.dispatch(actions.recoveryOpened()));
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('New password'), 'Better2word');
    await user.click(screen.getByRole('button', { name: 'Set New Password' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Password changed'));
    expect(server.auth.passwords.get(TEST_USER.email)).toBe('Better2word');
    expect(await heading('All Tasks')).toBeVisible();
  });

  it('[RT5] let the new password wait', async () => {
    const { store, actions } = visit('/dashboard', TEST_USER);
    act(() => void store.dispatch(actions.recoveryOpened()));
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await heading('All Tasks')).toBeVisible();
  });
});
