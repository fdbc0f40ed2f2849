import { act, screen, waitFor, within } from '@testing-library/react';
import { buildProject, installServer, type FakeServer } from '@plainday/testing-unit';
import { startSession } from '@plainday/auth-session';
import { createAppStore, saveStateSlice } from '@plainday/data-api';
import { stubBrowser } from '../dev/browser-stubs';
import { openDashboard } from '../dev/open-dashboard';

let server: FakeServer;
let stop = () => undefined as void;

beforeEach(() => {
  localStorage.clear();
  stubBrowser();
  server = installServer();
  server.tables['projects'] = [buildProject({ title: 'Garden', position: 0 })];
  stop = startSession(createAppStore());
});
afterEach(() => stop());

const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('what is not saved', () => {
  const failed = saveStateSlice.actions.failed({
    id: 'w1',
    endpoint: 'projectsAdd',
    arg: buildProject({ title: 'Lost' }),
    words: { done: 'Added', names: ['Lost'] },
    error: { code: 'network', message: 'No network', retryable: true },
  });

  it('[DB8] is counted in the header and sent again', async () => {
    const { user, store } = await openDashboard();
    act(() => void store.dispatch(failed));
    expect(screen.getByText('1 not saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('1 not saved')).toBeNull());
    expect(server.tables['projects']?.at(-1)).toMatchObject({ title: 'Lost' });
  });

  it('[DB8] is listed with its reason, and can be copied, tried again or discarded', async () => {
    const { user, store } = await openDashboard();
    act(() => void store.dispatch(failed));
    await user.click(screen.getByRole('button', { name: '1 not saved' }));
    const list = within(await screen.findByRole('dialog', { name: 'Could not be saved' }));
    expect(list.getByText('Added: “Lost”')).toBeVisible();
    expect(list.getByText('No network')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('Lost');
    await user.click(list.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('1 not saved')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(server.tables['projects']).toHaveLength(1);
  });

  it('[DB8] is counted while it waits for the network, and asked about before signing out', async () => {
    const { user, store } = await openDashboard();
    const { started, stalled } = saveStateSlice.actions;
    act(() => void store.dispatch(started()));
    expect(screen.queryByText(/to send/)).toBeNull();
    expect(screen.queryByText('Saved')).toBeNull();
    act(() => void store.dispatch(stalled(true)));
    expect(screen.getByText('1 to send · keep this page open')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send now' })).toBeVisible();
    await user.click(nav().getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 change could not be saved');
  });

  it('[DB8] says Saved when what had to wait has been sent, and how old what is shown is meanwhile', async () => {
    const { store } = await openDashboard();
    const { cut, saved, stalled, started } = saveStateSlice.actions;
    // An answer that is still on its way would say that there is a connection.
    const isPending = () =>
      Object.values(store.getState().api.queries).some((query) => query?.status === 'pending');
    await waitFor(() => expect(isPending()).toBe(false));
    await act(async () => {
      store.dispatch(started());
      store.dispatch(stalled(true));
      store.dispatch(cut(true));
    });
    const status = screen.getByText(/^1 to send/).closest('[aria-live=polite]');
    await waitFor(() => expect(status).toHaveTextContent(/No connection· as of \d\d:\d\d/));
    await act(async () => {
      store.dispatch(saved());
      store.dispatch(stalled(false));
      store.dispatch(cut(false));
    });
    expect(status).toHaveTextContent('Saved');
    await waitFor(() => expect(status?.textContent).toBe(''), { timeout: 10_000 });
  });

  it('[DB7] is asked about before signing out', async () => {
    const { user, store, toasts } = await openDashboard();
    act(() => void store.dispatch(failed));
    await user.click(nav().getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 change could not be saved');
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(toasts).toEqual([]);
    await user.click(nav().getByRole('button', { name: 'Sign Out' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out anyway' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Signed out successfully'));
  });
});
