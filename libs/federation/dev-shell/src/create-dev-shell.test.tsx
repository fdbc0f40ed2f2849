import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineModule, defineRemote, useShell } from '@plainday/federation-contract';
import { installServer, json, TEST_PASSWORD, TEST_USER } from '@plainday/testing-unit';
import { createDevShell } from './create-dev-shell';

/** Typing and clicking through a whole page is slow where many tests share two cores. */
function toolModule(id: string, title: string) {
  function Page() {
    const { user, notify, timers } = useShell();
    return (
      <>
        <h1>{title}</h1>
        <p>{user.email}</p>
        <button onClick={() => notify.brief(`${title} says hello`)}>Greet</button>
        <button onClick={() => timers.set({ id, label: title, endsAt: 1, remainingMs: null })}>
          Start
        </button>
      </>
    );
  }
  return defineModule({
    manifest: { id, title, heading: title, icon: [], group: 'tool', order: 10 },
    load: async () => ({ Page }),
  });
}

const remote = defineRemote('tools-test', [toolModule('tea', 'Tea'), toolModule('cake', 'Cake')]);

function serve(server: ReturnType<typeof installServer>, config: Response) {
  globalThis.fetch = async (input, init) =>
    input === '/config.json' ? config : server.fetch(input, init);
}

const config = (url: string) =>
  json(200, { supabaseUrl: url, publishableKey: 'sb_publishable_test', mailbox: true });

beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
  document.body.innerHTML = '<div id="root"></div>';
  history.replaceState(null, '', '/');
});

test('somebody who is signed in sees the modules and their pages', async () => {
  const server = installServer();
  serve(server, config(server.url));
  await act(() => createDevShell({ remote }));
  expect(await screen.findByRole('heading', { name: 'Tea' })).toBeVisible();
  expect(screen.getByText(TEST_USER.email)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Cake' }));
  expect(await screen.findByRole('heading', { name: 'Cake' })).toBeVisible();
  expect(location.search).toBe('?tool=cake');
  await userEvent.click(screen.getByRole('button', { name: 'Greet' }));
  expect(await screen.findByText('Cake says hello')).toBeVisible();
});

test('a visitor signs in', async () => {
  const server = installServer(null);
  serve(server, config(server.url));
  await act(() => createDevShell({ remote }));
  await userEvent.type(screen.getByLabelText('Email'), TEST_USER.email);
  await userEvent.type(screen.getByLabelText('Password'), 'Wrong1password');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText(/invalid/i)).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), TEST_PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Tea' })).toBeVisible();
});

test('without a running backend it says what to do', async () => {
  serve(installServer(), new Response('', { status: 502 }));
  await act(() => createDevShell({ remote }));
  expect(screen.getByRole('alert')).toHaveTextContent('npm start');
});
