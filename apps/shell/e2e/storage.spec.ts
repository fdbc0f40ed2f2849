import { denyDatabase, expect, expectNoViolations, userTest as test } from '@plainday/testing-e2e';

test('[T17] a browser that denies its database: work goes on, and each tool says that it is not stored', async ({
  page,
  dashboard,
  tasks,
}) => {
  await denyDatabase(page);
  await dashboard.open();
  await tasks.add('Pay rent');
  await dashboard.go('Health Tracker');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Water +2', exact: true }).click();
  await expect(main.getByText('This browser does not let Plainday store anything')).toBeVisible();
  await expect(main.getByText('Not kept', { exact: true })).toBeVisible();
  await expect(main.getByText(/stays on this device/i)).toHaveCount(0);
  const water = page.getByRole('region', { name: 'Water', exact: true });
  await expect(water.getByText('2 of 8')).toBeVisible();
  // What the shell keeps is in the page alone, too: what was chosen in the palette.
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('Habit Tracker');
  await page.keyboard.press('Enter');
  await expect(dashboard.heading('Habit Tracker')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('option').first()).toContainText('Habit Tracker');
  await page.keyboard.press('Escape');
  await dashboard.go('Health Tracker');
  await expect(water.getByText('2 of 8')).toBeVisible();

  await page.reload();
  await expect(water.getByText('0 of 8')).toBeVisible();
  await dashboard.go('All Tasks');
  await expect(tasks.row('Pay rent')).toBeVisible();
});

test('a browser without room: what the account holds is saved, what is only in the page is said to be, and the session stays', async ({
  page,
  context,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
    Storage.prototype.setItem = full;
  });
  await dashboard.open();
  await tasks.add('Pay rent');
  await tasks.saved();

  const status = page.getByRole('banner').locator('[aria-live=polite]');
  await context.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
  await tasks.add('Call Ann');
  await expect(status).toContainText('1 to send · keep this page open');
  await expectNoViolations(page, 'what is only in the page');
  await context.unroute('**/rest/v1/**');
  await status.getByRole('button', { name: 'Send now' }).press('Enter');
  await expect(status).toContainText('Saved');

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('Health');
  await page.keyboard.press('Enter');
  await expect(dashboard.heading('Health Tracker')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('>dark');
  await expect(page.getByRole('option', { name: 'Theme dark' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.reload();
  await expect(dashboard.heading('Health Tracker')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await dashboard.go('All Tasks');
  await expect(tasks.row('Pay rent')).toBeVisible();
});
