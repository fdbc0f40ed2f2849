import { join } from 'node:path';
import { expect, ROOT, userTest as test, type TaskListPage } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** Pictures of the running app for README and eyes: `npm run pictures`. */
const pictures = [
  { name: 'tasks-light', view: '?view=all', colorScheme: 'light', width: 1280 },
  { name: 'tasks-dark', view: '?view=all', colorScheme: 'dark', width: 1280 },
  { name: 'tasks-phone', view: '?view=all', colorScheme: 'light', width: 360 },
  { name: 'pomodoro-light', view: '?tool=pomodoro', colorScheme: 'light', width: 1280 },
  { name: 'mindful-dark', view: '?tool=mindful', colorScheme: 'dark', width: 1280 },
  { name: 'notes-light', view: '?tool=notes', colorScheme: 'light', width: 1280 },
  { name: 'dashboard-light', view: '?tool=dashboard', colorScheme: 'light', width: 1280 },
  { name: 'matrix-light', view: '?tool=eisenhower', colorScheme: 'light', width: 1280 },
  { name: 'templates-light', view: '?tool=templates', colorScheme: 'light', width: 1280 },
  { name: 'settings-light', view: '?tool=settings', colorScheme: 'light', width: 1280 },
  { name: 'trash-phone', view: '?view=trash', colorScheme: 'dark', width: 360 },
] as const;

async function furnish(page: Page, tasks: TaskListPage): Promise<void> {
  await tasks.add(
    'Book the train to Bremen',
    'Review the release notes',
    'Water the plants',
    'Draft the quarterly report',
    'Call Grace about Thursday',
  );
  await tasks.checkbox('Water the plants').click();
  await expect(tasks.row('Water the plants')).toHaveCount(0);
  await tasks.openSettings('Draft the quarterly report');
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  await dialog.getByLabel('Notes').fill('Figures first, words later.');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await tasks.saved();
}

test.describe('pictures @pictures', () => {
  test.describe.configure({ timeout: 180_000 });

  test('of every screen', async ({ page, dashboard, tasks }) => {
    await dashboard.open('?view=all');
    for (const project of ['Home', 'Work', 'Garden']) await dashboard.addProject(project);
    await furnish(page, tasks);
    for (const { name, view, colorScheme, width } of pictures) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await dashboard.open(view);
      await dashboard.loaded();
      await page.screenshot({ path: join(ROOT, 'tools/docs/images', `${name}.png`) });
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await dashboard.open('?tool=settings');
    await page.getByRole('tab', { name: 'Preferences' }).click();
    await expect(page.getByRole('button', { name: 'Delete account', exact: true })).toBeVisible();
    await page.screenshot({
      path: join(ROOT, 'tools/docs/images', 'preferences-light.png'),
      fullPage: true,
    });
  });
});
