import { expect, message, twoDevicesTest as test, type DashboardPage } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

async function openSessions(page: Page, dashboard: DashboardPage) {
  await dashboard.open('?tool=settings');
  await page.getByRole('tab', { name: 'Preferences' }).click();
  return page.getByRole('region', { name: 'Where you are signed in' });
}

const NAME = /^(?:Chrome|Firefox|Safari) on (?:Linux|Windows|Mac)$/;

test('[SE26] one other place is signed out, by keyboard; this one stays', async ({
  page,
  phone,
  dashboard,
}) => {
  phone.noise.allow(/400|401|403/);
  await phone.dashboard.open('?view=all');
  await phone.dashboard.loaded();
  const region = await openSessions(page, dashboard);
  const rows = region.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('This device');
  await expect(rows.first().getByRole('button')).toHaveCount(0);

  await rows
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(message(page, 'Unknown device is signed out')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('This device');
});

test('[SE26] a password that is asked for leaves no second session of this device', async ({
  page,
  dashboard,
  user,
}) => {
  const region = await openSessions(page, dashboard);
  const rows = region.getByRole('listitem');
  await expect(rows.first()).toContainText('This device');
  const before = await rows.count();
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByLabel('New e-mail').fill(`next-${user.email}`);
  await page.getByLabel('Your password').fill(user.password);
  await page.getByRole('button', { name: 'Send confirmation' }).click();
  await expect(page.getByText(/Follow the link in both/)).toBeVisible();
  await page.reload();
  await expect(rows.first()).toContainText('This device');
  // Its session was opened by a program before.
  await expect(rows.first().getByText(NAME)).toBeVisible();
  await expect(rows).toHaveCount(before);
});

test('[SE26] a list that cannot be read says so, and is read again', async ({
  page,
  dashboard,
  noise,
}) => {
  noise.allow(/503/);
  await page.route('**/rpc/list_sessions', (route) => route.fulfill({ status: 503, body: '' }));
  const region = await openSessions(page, dashboard);
  await expect(region.getByText('Where you are signed in could not be loaded')).toBeVisible();
  await page.unroute('**/rpc/list_sessions');
  await region.getByRole('button', { name: 'Retry' }).click();
  await expect(region.getByRole('listitem').first()).toContainText('This device');
});
