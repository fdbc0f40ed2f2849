import { expect, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** Addresses of files of remotes that the page has asked for. */
function remoteRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/')) asked.push(pathname);
  });
  return asked;
}

async function openPreferences(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Preferences' }).click();
}

test('[SE11] a hidden tool is neither listed nor downloaded, and its address still opens it', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=settings');
  await openPreferences(page);
  const tools = page.getByRole('region', { name: 'Tools' });
  await expect(tools.getByText(/\d+ kB/).first()).toBeVisible();
  await expect(dashboard.entry('Mindful Break')).toBeVisible();
  const entries = dashboard.sidebar.getByRole('list', { name: 'Productivity Tools' });
  const before = await entries.getByRole('link').count();
  await tools.getByRole('switch', { name: 'Mindful Break' }).click();
  await expect(dashboard.entry('Mindful Break')).toHaveCount(0);
  await expect(entries.getByRole('link')).toHaveCount(before - 1);
  await tools.getByRole('button', { name: 'Hide all' }).click();
  await expect(entries.getByRole('link')).toHaveCount(0);

  await page.clock.install();
  const asked = remoteRequests(page);
  await dashboard.open('?view=all');
  await dashboard.loaded();
  await page.clock.runFor(10_000);
  await dashboard.loaded();
  expect(asked.filter((path) => !path.startsWith('/remotes/tasks/'))).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);

  await dashboard.open('?tool=mindful');
  await expect(dashboard.tool('Mindful Break')).toBeVisible();
  await expect(page.getByRole('note')).toContainText('Mindful Break is hidden');
  await page.getByRole('button', { name: 'Show in sidebar' }).click();
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(dashboard.entry('Mindful Break')).toHaveAttribute('aria-current', 'page');
  await expect(entries.getByRole('link')).toHaveCount(1);
});

test('[SE6] [SE7] preferences are kept and the sentence of the spec stands at their end', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=settings');
  await openPreferences(page);
  await page.getByLabel('Start of day').selectOption('04:00');
  await page.getByLabel('Default due time').fill('08:15');
  await page.getByRole('switch', { name: 'Read titles' }).click();
  await expect(page.getByText(/^(Not asked yet|Blocked)/)).toBeVisible();
  await page.reload();
  await openPreferences(page);
  await expect(page.getByLabel('Start of day')).toHaveValue('240');
  await expect(page.getByLabel('Default due time')).toHaveValue('08:15');
  await expect(page.getByRole('switch', { name: 'Read titles' })).not.toBeChecked();
  await expect(page.getByRole('tabpanel')).toContainText(/coming in future updates\.$/);
});

test('[SE8] the default due time and the start of day act on tasks', async ({
  page,
  dashboard,
  tasks,
}) => {
  // Two in the morning in Berlin, on the 22nd.
  await page.clock.install({ time: new Date('2026-11-22T01:00:00Z') });
  await dashboard.open('?tool=settings');
  await openPreferences(page);
  await page.getByLabel('Start of day').selectOption('04:00');
  await page.getByLabel('Default due time').fill('08:15');
  await dashboard.go('All Tasks');
  await tasks.add('Sleep late');
  await tasks.row('Sleep late').focus();
  await page.keyboard.press('t');
  await page.keyboard.press('m');
  await expect(tasks.row('Sleep late')).toContainText('Nov 22, 08:15');
});
