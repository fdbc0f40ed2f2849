import { expect, test as base } from '@playwright/test';
import { createSignedIn, type Account, type SignedIn } from './account';
import { AuthPage } from './pages/auth-page';
import { DashboardPage } from './pages/dashboard-page';
import { focusSettled, watchFocus } from './focus-watch';
import { Noise } from './noise';
import { TaskListPage } from './pages/task-list-page';

/** Where the shell keeps the session (`AUTH_STORAGE_KEY` of data/supabase). */
const SESSION_KEY = 'plainday.auth';

/** What a browser keeps in which somebody is signed in. */
export function storageOf(origin: string, session: string) {
  const localStorage = [{ name: SESSION_KEY, value: session }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

interface Fixtures {
  /** Fails the test on anything unexpected in the console of any page, and where the focus falls on `body`. */
  noise: Noise;
  auth: AuthPage;
  dashboard: DashboardPage;
  tasks: TaskListPage;
}

interface UserFixtures {
  /** The person who is signed in. */
  user: Account;
  signedIn: SignedIn;
}

/** A visitor's browser on the built site. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(process.env['PLAINDAY_E2E_URL'] ?? 'http://127.0.0.1:4200');
  },
  noise: [
    async ({ context }, use) => {
      const noise = new Noise(context);
      await watchFocus(context);
      await use(noise);
      await Promise.all(context.pages().map(focusSettled));
      expect(noise.unexpected(), 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  auth: async ({ page }, use) => use(new AuthPage(page)),
  dashboard: async ({ page }, use) => use(new DashboardPage(page)),
  tasks: async ({ page }, use) => use(new TaskListPage(page)),
});

/** The browser of a person who has just made an account and is signed in. */
export const userTest = test.extend<UserFixtures>({
  signedIn: async ({ baseURL }, use) => use(await createSignedIn(baseURL ?? '')),
  user: async ({ signedIn }, use) => use(signedIn.account),
  storageState: async ({ baseURL, signedIn }, use) =>
    use(storageOf(baseURL ?? '', signedIn.session)),
});
