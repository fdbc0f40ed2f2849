import { readFile } from 'node:fs/promises';
import { expect, userTest as test } from '@plainday/testing-e2e';
import type { Download, Locator, Page } from '@playwright/test';

interface Exported {
  readonly format: string;
  readonly version: number;
  readonly tools: readonly {
    readonly id: string;
    readonly account: Readonly<Record<string, readonly { readonly title: string }[]>>;
    readonly literal: Readonly<Record<string, unknown>>;
  }[];
}

async function openData(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'Preferences' }).click();
  const region = page.getByRole('region', { name: 'Your data' });
  await region.getByRole('button', { name: 'Export everything' }).waitFor();
  return region;
}

async function content(page: Page, click: () => Promise<void>): Promise<[Exported, Download]> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  const text = await readFile(await download.path(), 'utf8');
  return [JSON.parse(text) as Exported, download];
}

test('[SE17] [SE18] [SE19] [issue 13.8] what is stored where is shown, exported and erased', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?view=all');
  await dashboard.addProject('Garden');
  await tasks.add('Water the plants', 'Call Grace');
  await dashboard.go('Quick Notes');
  const main = page.getByRole('main');
  await main.getByRole('textbox').first().fill('Remember the milk');
  await page.keyboard.press('Control+Enter');
  await expect(main.getByRole('row').filter({ hasText: 'Remember the milk' })).toBeVisible();
  await tasks.saved();

  await dashboard.go('Settings');
  const region = await openData(page);
  const row = (title: string) =>
    region.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
  await expect(row('All Tasks')).toContainText('In your account: 2 tasks, 1 project');
  await expect(row('Quick Notes')).toContainText(/On this device: 1 value, \d+ B/);
  await expect(row('Mindful Break')).toContainText('On this device: nothing');
  await expect(row('Eisenhower Matrix')).toContainText('Shows what “All Tasks” keeps');
  await expect(row('Mindful Break').getByRole('button', { name: /^Erase/ })).toBeDisabled();

  const [all, file] = await content(page, () =>
    region.getByRole('button', { name: 'Export everything' }).click(),
  );
  expect(file.suggestedFilename()).toMatch(/^plainday-everything-\d{4}-\d\d-\d\d\.json$/);
  expect(all).toMatchObject({ format: 'plainday-export', version: 1 });
  const titles = all.tools.find(({ id }) => id === 'task-list')?.account['tasks'];
  expect(titles?.map(({ title }) => title).sort()).toEqual(['Call Grace', 'Water the plants']);
  const [notes] = await content(page, () =>
    row('Quick Notes').getByRole('button', { name: 'Export Quick Notes' }).click(),
  );
  expect(notes.tools).toHaveLength(1);
  expect(JSON.stringify(notes.tools[0]?.literal['quickNotes'])).toContain('Remember the milk');

  // On this device: asked, erased, put back.
  await row('Quick Notes').getByRole('button', { name: 'Erase Quick Notes' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/1 value, \d+ B is erased from this device/);
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect(row('Quick Notes')).toContainText('On this device: nothing');
  expect(await page.evaluate(() => localStorage.getItem('quickNotes'))).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Quick Notes')).toContainText('On this device: 1 value');

  // In the account: said to be for good, and the sidebar follows.
  await row('All Tasks').getByRole('button', { name: 'Erase All Tasks' }).click();
  await expect(question).toContainText('2 tasks, 1 project are deleted from your account');
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect(row('All Tasks')).toContainText('In your account: nothing');
  await expect(dashboard.entry('Garden')).toHaveCount(0);
  await dashboard.go('All Tasks');
  await expect(page.getByText('Start by adding your first task')).toBeVisible();
  await tasks.add('Write to Ada');
  await tasks.saved();
  await dashboard.go('Settings');
  await openData(page);
  await row('All Tasks').getByRole('button', { name: 'Erase All Tasks' }).click();
  await expect(question).toContainText('1 task is deleted from your account');
  await page.keyboard.press('Escape');
  await dashboard.open('?tool=notes');
  await expect(main.getByText('Remember the milk')).toBeVisible();
});
