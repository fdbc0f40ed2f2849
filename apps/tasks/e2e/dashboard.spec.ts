import { randomUUID } from 'node:crypto';
import { expect, seed, userTest as test, type DashboardPage } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const figure = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
const rows = (page: Page) =>
  page.getByRole('list', { name: /^High priority/ }).locator('[data-title]');

/** Ten tasks in three projects: 5, 3 and 2; three of high priority; one due today. */
async function furnish(page: Page, dashboard: DashboardPage): Promise<void> {
  await dashboard.open();
  const projects = ['Website', 'Garden', 'Taxes'].map((title, position) => ({
    id: randomUUID(),
    title,
    position,
  }));
  await seed(page, 'projects', projects);
  await seed(
    page,
    'tasks',
    Array.from({ length: 10 }, (_, index) => ({
      title: `Task ${index}`,
      position: index,
      project_id: projects[index < 5 ? 0 : index < 8 ? 1 : 2]?.id,
      priority: index > 6 ? 'high' : 'medium',
      due_date: index === 0 ? new Date().toISOString() : null,
    })),
  );
}

test('[PD1][PD2][PD3][PD4] ten tasks in three projects, four completed: 10, 40 %, three projects', async ({
  page,
  dashboard,
}) => {
  await furnish(page, dashboard);
  await dashboard.open('?tool=dashboard&at=total');
  await dashboard.loaded();
  for (const index of [0, 1, 2, 5]) {
    await page.getByRole('checkbox', { name: `Complete Task ${index}` }).click();
    await expect(page.getByRole('checkbox', { name: `Restore Task ${index}` })).toBeChecked();
  }
  await page.getByRole('link', { name: 'Back to all figures' }).click();
  for (const name of [
    'Total Tasks 10',
    "Today's Tasks 1",
    'Projects 3',
    'Completion Rate 40%',
    'Completed 4',
    'Pending 6',
    'High priority 3',
    'Website 5 tasks 3 completed',
    'Garden 3 tasks 1 completed',
    'Taxes 2 tasks 0 completed',
  ]) {
    await expect(figure(page, name)).toBeVisible();
  }

  await dashboard.loaded();
  await page.reload();
  await expect(figure(page, 'Completion Rate 40%')).toBeVisible();
  await page.getByRole('button', { name: 'Show table' }).click();
  await expect(page.getByRole('table').getByRole('link').last()).toHaveText('4');
});

test('[PD2][PD6][PD8] a number opens exactly what it counted; Back, ticking and Undo work there', async ({
  page,
  dashboard,
}) => {
  await furnish(page, dashboard);
  await dashboard.open('?tool=dashboard');
  await figure(page, 'High priority 3').click();
  await expect(page).toHaveURL(/tool=dashboard&at=high/);
  await expect(rows(page)).toHaveText(['Task 7', 'Task 8', 'Task 9']);
  await expect(dashboard.entry('Productivity Dashboard')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('checkbox', { name: 'Complete Task 8' }).click();
  await expect(rows(page)).toHaveText(['Task 7', 'Task 9']);
  await expect(page.getByRole('checkbox', { name: 'Complete Task 9' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(rows(page)).toHaveText(['Task 7', 'Task 8', 'Task 9']);

  await page.getByRole('link', { name: 'Task 9', exact: true }).click();
  await expect(dashboard.heading('Taxes')).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await page.goBack();
  await expect(figure(page, 'Total Tasks 10')).toBeVisible();
});

test('[PD7] the rule of a number is shown by its button', async ({ page, dashboard }) => {
  await furnish(page, dashboard);
  await dashboard.open('?tool=dashboard');
  const rule = page.getByText('Open tasks whose priority is high.');
  await expect(rule).toBeHidden();
  await page.getByRole('button', { name: 'How it is counted' }).click();
  await expect(rule).toBeVisible();
});
