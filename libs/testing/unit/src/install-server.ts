import { AUTH_STORAGE_KEY, configureSupabase } from '@plainday/data-supabase';
import { removeLocal, writeLocal } from '@plainday/shared-platform';
import { TEST_USER } from './builders';
import { createFakeServer, type FakeServer } from './fake-server/fake-server';
import type { FakeUser } from './fake-server/token';

/**
 * Puts a fake server behind `fetch` and signs a user in, as after a reload of the page.
 * Needs localStorage: for tests in jsdom (`*.test.tsx`, `*.dom.test.ts`).
 *
 * @example
 * let server: FakeServer;
 * beforeEach(() => { server = installServer(); });
 */
export function installServer(user: FakeUser | null = TEST_USER): FakeServer {
  const server = createFakeServer();
  globalThis.fetch = server.fetch;
  configureSupabase({ supabaseUrl: server.url, publishableKey: 'sb_publishable_test' });
  server.addUser(TEST_USER);
  if (user) signInAs(server, user);
  else removeLocal(AUTH_STORAGE_KEY);
  return server;
}

/** Keeps a session of this user on the device, as supabase-js does. */
export function signInAs(server: FakeServer, user: FakeUser): void {
  if (!server.auth.users.includes(user)) server.addUser(user);
  writeLocal(AUTH_STORAGE_KEY, JSON.stringify(server.openSession(user)));
}
