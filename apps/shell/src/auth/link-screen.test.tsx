import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionSlice, startSession, useSession } from '@plainday/auth-session';
import { createAppStore } from '@plainday/data-api';
import { installServer, renderWithStore, signInAs, TEST_USER } from '@plainday/testing-unit';
import { MemoryRouter } from 'react-router-dom';
import { LinkScreen } from './link-screen';

const BEN = { id: '22222222-2222-4222-8222-222222222222', email: 'ben@example.com', name: 'Ben' };

function Shown() {
  const { link } = useSession();
  return link ? <LinkScreen link={link} /> : <p>No link</p>;
}

let stop = () => undefined as void;
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
});

function visit(user: typeof BEN | null) {
  localStorage.clear();
  const server = installServer(null);
  if (user) signInAs(server, user);
  server.auth.links.set('t1', { type: 'signup', user: TEST_USER });
  history.replaceState(null, '', `/auth#token_hash=t1&type=signup&email=${TEST_USER.email}`);
  const store = createAppStore();
  stop = startSession(store);
  renderWithStore(<Shown />, {
    store,
    user,
    wrap: (children) => <MemoryRouter>{children}</MemoryRouter>,
  });
  return { store, server };
}

it('[RT6] shows whose account a link is about, and spends it on the click', async () => {
  const { store, server } = visit(null);
  expect(screen.getByRole('region', { name: 'Confirm your e-mail' })).toHaveTextContent(
    TEST_USER.email,
  );
  expect(server.auth.links.size).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('No link')).toBeVisible();
  expect(store.getState()).toMatchObject({ session: { user: TEST_USER } });

  // [DB18] Their first hour is calm, and tools explain themselves.
  const kept = Object.entries(localStorage).filter(([key]) => /preferences/.test(key));
  expect(kept.map(([key, value]) => [key, JSON.parse(String(value)) as unknown])).toEqual([
    [expect.stringContaining(TEST_USER.id), expect.objectContaining({ pinnedTools: [] })],
  ]);
  expect(localStorage.getItem('plainday.explained')).toBe('[]');
});

it('[RT6] says who is signed in before somebody else takes the place, and can be left (H5)', async () => {
  const { store, server } = visit(BEN);
  expect(screen.getByText(/You are signed in as/)).toHaveTextContent(BEN.email);
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in as I am' }));
  expect(await screen.findByText('No link')).toBeVisible();
  expect(store.getState()).toMatchObject({ session: { user: BEN } });
  expect(server.auth.links.size).toBe(1);
});

it('[RT6] says what went wrong and keeps the button', async () => {
  const { server, store } = visit(null);
  server.fault = () => 'network';
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  act(() => void store.dispatch(sessionSlice.actions.linkClosed()));
});
