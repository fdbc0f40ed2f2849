import { denyDatabase, expect, userTest as test } from '@plainday/testing-e2e';

test('a browser that denies its database: work goes on, and each tool says that it is not stored', async ({
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
  const water = page.getByRole('region', { name: 'Water', exact: true });
  await expect(water.getByText('2 of 8')).toBeVisible();
  await dashboard.go('Habit Tracker');
  await dashboard.go('Health Tracker');
  await expect(water.getByText('2 of 8')).toBeVisible();

  await page.reload();
  await expect(water.getByText('0 of 8')).toBeVisible();
  await dashboard.go('All Tasks');
  await expect(tasks.row('Pay rent')).toBeVisible();
});

test('a browser without room: what the account holds is saved, and the session stays', async ({
  page,
  dashboard,
  tasks,
}) => {
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
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('Health');
  await page.keyboard.press('Enter');
  await expect(dashboard.heading('Health Tracker')).toBeVisible();

  await page.reload();
  await expect(dashboard.heading('Health Tracker')).toBeVisible();
  await dashboard.go('All Tasks');
  await expect(tasks.row('Pay rent')).toBeVisible();
});
