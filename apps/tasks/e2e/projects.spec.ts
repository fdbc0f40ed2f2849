import { expect, userTest as test } from '@plainday/testing-e2e';

const QUESTION =
  'Are you sure you want to delete this project? All tasks in this project will also be deleted.';

test('a project is created, edited, duplicated and deleted with its tasks', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?tool=settings');
  await page.getByRole('button', { name: 'New Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Project' });
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(dialog.getByText('Project name is required')).toBeVisible();
  await dialog.getByLabel('Project name').fill('  Garden  ');
  await dialog.getByRole('radio', { name: 'Green' }).check();
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project created', { exact: true })).toBeVisible();
  await expect(dashboard.entry('Garden')).toBeVisible();

  await dashboard.go('All Tasks');
  await page.getByRole('button', { name: 'Task settings', exact: true }).click();
  await page.getByLabel('Project', { exact: true }).selectOption({ label: 'Garden' });
  await tasks.input.fill('Plant tulips');
  await tasks.input.press('Enter');
  await tasks.saved();

  await dashboard.open('?tool=settings');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: 'Garden' })).toContainText('1 task');
  await page.getByRole('button', { name: 'Edit Garden' }).click();
  await page.getByLabel('Project name').fill('Orchard');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Project updated', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Duplicate Orchard' }).click();
  await expect(page.getByText('Project duplicated', { exact: true })).toBeVisible();
  await dashboard.go('Orchard \\(Copy\\)');
  await expect.poll(() => tasks.titles()).toEqual(['Plant tulips']);

  await dashboard.open('?tool=settings');
  await page.getByRole('button', { name: 'Delete Orchard', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(QUESTION);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Project deleted', { exact: true })).toBeVisible();
  await dashboard.go('Trash');
  await expect.poll(() => tasks.titles()).toEqual(['Plant tulips']);
});

test('the theme is chosen in Preferences', async ({ page, dashboard }) => {
  await dashboard.open('?tool=settings');
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText(/coming in future updates/)).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
