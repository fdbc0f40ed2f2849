import { expect, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const water = (page: Page) => page.getByRole('region', { name: 'Water', exact: true });
const add = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.beforeEach(async ({ page, dashboard }) => {
  await dashboard.open('?tool=health-tracker');
  await water(page).waitFor();
});

test('[HT3][HT9][HT11] logged here, kept over a reload, seen in a second tab, sent nowhere', async ({
  page,
  context,
}) => {
  const writes: string[] = [];
  context.on('request', (request) => {
    // The sidebar counts tasks by a POST that reads.
    const isRead = request.method() === 'GET' || request.url().endsWith('/rpc/task_counts');
    if (!isRead) writes.push(request.url());
  });
  for (let step = 0; step < 4; step += 1) await add(page, 'Water +2');
  await expect(page.getByText('Water goal achieved')).toHaveCount(1);
  await expect(water(page)).toContainText('Goal reached');

  const second = await context.newPage();
  await second.goto('/dashboard?tool=health-tracker');
  await expect(water(second)).toContainText('8 of 8 glasses');
  await Promise.all([add(page, 'Water +1'), add(second, 'Water +1')]);
  for (const tab of [page, second]) await expect(water(tab)).toContainText('10 of 8 glasses');

  await page.reload();
  await expect(water(page)).toContainText('10 of 8 glasses');
  expect(writes).toEqual([]);
});
