import {
  createAccount,
  createSession,
  endSessions,
  expect,
  mailsTo,
  newestLink,
  newPerson,
  userTest as test,
  type AuthPage,
  type DashboardPage,
  message,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const NEXT_PASSWORD = 'Another5Day';

async function openAccount(page: Page, dashboard: DashboardPage): Promise<void> {
  await dashboard.open('?tool=settings');
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await page.getByRole('region', { name: 'Account' }).waitFor();
}

async function expectRefused(auth: AuthPage, email: string, password: string): Promise<void> {
  await auth.signIn({ email, password });
  await expect(auth.message('Invalid login credentials')).toBeVisible();
}

test('[SE12] the name is changed, and shows in another tab', async ({
  page,
  context,
  dashboard,
}) => {
  await openAccount(page, dashboard);
  const other = await context.newPage();
  await other.goto('/dashboard?tool=settings');
  await other.getByRole('tab', { name: 'Preferences' }).click();
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('Display name').fill('');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Display name').fill("Jean-Luc O'Brien");
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(message(page, 'Name changed')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('region', { name: 'Account' })).toContainText("Jean-Luc O'Brien");
  }
});

test('[SE13] the password is changed after the present one, and others are signed out', async ({
  page,
  baseURL,
  dashboard,
  auth,
  user,
  noise,
}) => {
  noise.allow(/400|401/);
  const elsewhere = JSON.parse(await createSession(baseURL ?? '', user)) as {
    access_token: string;
  };
  const { publishableKey } = (await (await fetch(`${baseURL}/config.json`)).json()) as {
    publishableKey: string;
  };
  await openAccount(page, dashboard);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill('Wrong4Day');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await page.getByLabel('New password').fill(NEXT_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  // [issue 13.8] At its field, which has the focus.
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    /This is not your password\./,
  );
  await page.getByLabel('Current password').fill(user.password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  const rest = await fetch(`${baseURL}/rest/v1/tasks`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${elsewhere.access_token}` },
  });
  expect(rest.status).toBe(401);
  await dashboard.signOut();
  await auth.email.waitFor();
  await expectRefused(auth, user.email, user.password);
  await auth.signIn({ email: user.email, password: NEXT_PASSWORD });
  await expect(dashboard.heading()).toBeVisible();
  await dashboard.loaded();

  // [issue 13.8] Whoever is signed out from another device is told why.
  await endSessions(baseURL ?? '', { ...user, password: NEXT_PASSWORD });
  await page.reload();
  await expect(auth.email).toBeVisible();
  const why = page.getByText('Your session has ended. Please sign in again.', { exact: true });
  await expect(why).toBeVisible();
});

test('[SE14] the address is changed once both addresses have confirmed', async ({
  page,
  baseURL,
  dashboard,
  auth,
  user,
}) => {
  const next = newPerson().email;
  await openAccount(page, dashboard);
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByLabel('New e-mail').fill(next);
  await page.getByLabel('Your password').fill(user.password);
  await page.getByRole('button', { name: 'Send confirmation' }).click();
  await expect(page.getByText(/Follow the link in both/)).toBeVisible();

  await auth.openLink(await newestLink(baseURL ?? '', next), user.email);
  const also = 'Confirmed. Please also follow the link we sent to your other address.';
  await expect(page.getByText(also, { exact: true })).toBeVisible();
  await expect(dashboard.heading('Settings')).toBeVisible();
  await auth.openLink(await newestLink(baseURL ?? '', user.email), user.email);
  await expect(page.getByText('Your e-mail address was changed.', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(next);
  await createSession(baseURL ?? '', { ...user, email: next });
});

test('[SE15] the account is deleted with all it has, in every tab, and nobody else loses anything', async ({
  page,
  context,
  baseURL,
  dashboard,
  tasks,
  auth,
  user,
  noise,
}) => {
  noise.allow(/400|401|403/);
  const url = baseURL ?? '';
  const other = await createAccount(url);
  await dashboard.open('?view=all');
  await tasks.add('Gone soon');
  await tasks.saved();
  const second = await context.newPage();
  await second.goto('/dashboard?view=all');
  await second.getByText('Gone soon').waitFor();

  await openAccount(page, dashboard);
  await page.getByRole('button', { name: 'Delete account', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await dialog.getByLabel('Your password').fill('Wrong4Day');
  await dialog.getByRole('button', { name: 'Delete account for good' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(user.password);
  await dialog.getByRole('button', { name: 'Delete account for good' }).click();

  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  await expect(auth.email).toBeVisible();
  await expect(second.getByLabel('Email', { exact: true })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        keys: Object.keys(localStorage).filter((key) => /[0-9a-f]{8}-|auth|Notes/.test(key)),
        databases: (await indexedDB.databases()).length,
      })),
    )
    .toEqual({ keys: [], databases: 0 });
  await expectRefused(auth, user.email, user.password);
  await expect(createSession(url, user)).rejects.toThrow('400');
  await createSession(url, other);
  expect((await mailsTo(url, other.email)).length).toBeGreaterThan(0);
});
