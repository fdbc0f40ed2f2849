import { expect, seed, userTest as test, message } from '@plainday/testing-e2e';

/** A date far ahead, so that the series goes on from it whatever day it is. */
const weekly = {
  due_date: '2031-05-05T10:00:00Z',
  reminder_time: '2031-05-05T09:00:00Z',
  repeat_pattern: 'weekly',
  repeat_interval: 1,
};

test.beforeEach(async ({ page, dashboard, tasks }) => {
  await dashboard.open('?view=all');
  await seed(page, 'tasks', [
    { title: 'Water the plants', ...weekly },
    {
      title: 'Pay the rent',
      ...weekly,
      due_date: '2031-01-31T10:00:00Z',
      reminder_time: null,
      repeat_pattern: 'monthly',
    },
  ]);
  await page.reload();
  await expect(tasks.row('Water the plants')).toContainText('May 05, 2031, 12:00');
});

test('[decision 18] [issue 13.4] two clicks within a moment leave one next occurrence, say when it is due, and Undo takes both back', async ({
  page,
  dashboard,
  tasks,
}) => {
  // However slow the machine is: for the page the second click comes in the same moment.
  await page.clock.setFixedTime(new Date());
  await tasks.checkbox('Water the plants').click();
  await expect(tasks.row('Water the plants')).toContainText('May 12, 2031, 12:00');
  await tasks.checkbox('Water the plants').click();
  await expect(
    message(page, '“Water the plants” completed. Next on May 12, 2031, 12:00'),
  ).toBeVisible();
  await expect(tasks.row('Water the plants')).toHaveCount(1);
  await expect(tasks.row('Water the plants')).toContainText('May 12, 2031, 12:00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tasks.row('Water the plants')).toContainText('May 05, 2031, 12:00');
  await tasks.saved();
  await page.reload();
  await expect(tasks.row('Water the plants')).toHaveCount(1);
  await expect(tasks.row('Water the plants')).toContainText('May 05, 2031, 12:00');
  await dashboard.open('?view=trash');
  await expect(tasks.row('Water the plants')).toHaveCount(0);
});

test('[decision 19] the end of the month comes back after a short one', async ({ page, tasks }) => {
  for (const next of ['Feb 28', 'Mar 31']) {
    await tasks.checkbox('Pay the rent').click();
    await expect(tasks.row('Pay the rent')).toContainText(next);
    await tasks.saved();
    await page.reload();
    await expect(tasks.row('Pay the rent')).toContainText(next);
  }
});

test('[decision 18] two tabs that tick the same task leave one occurrence', async ({
  page,
  context,
  tasks,
}) => {
  const other = await context.newPage();
  await other.goto('/dashboard?view=all');
  const row = other.getByRole('main').getByRole('row').filter({ hasText: 'Water the plants' });
  await row.waitFor();
  await other.route('**/rest/v1/rpc/change_tasks', async (route) => {
    // What the other tab has stored waits for this, so that nothing here waits for all of it.
    const saved = page.waitForResponse('**/rest/v1/rpc/change_tasks');
    await tasks.checkbox('Water the plants').click();
    await saved;
    await route.continue();
  });
  await row.getByRole('checkbox').click();
  await expect(tasks.row('Water the plants')).toContainText('May 12, 2031, 12:00');
  await expect(row).toContainText('May 12, 2031, 12:00');
  for (const tab of [page, other]) await tab.reload();
  await expect(row).toHaveCount(1);
  await expect(tasks.row('Water the plants')).toHaveCount(1);
});
