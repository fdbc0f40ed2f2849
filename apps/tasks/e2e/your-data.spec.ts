import { readFile } from 'node:fs/promises';
import {
  expect,
  expectNoViolations,
  expectNoViolationsOnPhone,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { openData } from './your-data';

type Files = Readonly<Record<string, string>>;

async function archive(page: Page, click: () => Promise<void>): Promise<[Files, string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  const files = unzipSync(await readFile(await download.path()));
  const texts = Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)] as const);
  return [Object.fromEntries(texts), download.suggestedFilename()];
}

test('[SE17] [SE18] [SE19] [SE27] [issue 13.8] what is kept where is shown, exported and erased', async ({
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
  const panel = await openData(page);
  const ledger = (name: string) => panel.getByRole('list', { name });
  const account = ledger('In your account on every device').getByRole('listitem');
  const device = ledger('Only on this device nothing is sent').getByRole('listitem');
  const all = account.filter({ hasText: 'All Tasks' });
  const notes = device.filter({ hasText: 'Quick Notes' });
  await expect(all).toContainText('2 tasks, 1 project');
  const { height } = (await all.getByText('2 tasks, 1 project').boundingBox()) ?? {};
  expect(height).toBeLessThan(24);
  await expect(notes).toContainText('Quick Notes1Today');
  await expect(device.filter({ hasText: 'Mindful Break' })).toContainText('nothing');
  await expect(panel).toContainText(/Eisenhower Matrix.* keep nothing of their own\./);
  await expect(panel).toContainText('Never exported on this device');
  await expectNoViolations(page, 'Your data');
  await expectNoViolationsOnPhone(page, 'Your data');

  const [whole, name] = await archive(page, () =>
    panel.getByRole('button', { name: /^Export,/ }).click(),
  );
  expect(name).toMatch(/^plainday-archive-\d{4}-\d\d-\d\d\.zip$/);
  expect(JSON.parse(whole['archive.json'] ?? '')).toMatchObject({
    format: 'plainday-archive',
    version: 1,
    scope: 'everything',
    waiting: [],
  });
  const rows = JSON.parse(whole['account/tasks.json'] ?? '') as { title: string }[];
  expect(rows.map(({ title }) => title).sort()).toEqual(['Call Grace', 'Water the plants']);
  expect(whole['readable/tasks.csv']).toContain('Water the plants');
  await expect(panel).toContainText('Last export today');

  const choose = async (row: Locator, item: string) => {
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const [part] = await archive(page, () => choose(notes, 'Export only this'));
  expect(Object.keys(part).filter((path) => path.startsWith('account/'))).toEqual([]);
  expect(part['browser.json']).toContain('Remember the milk');
  expect(part['readable/quickNotes.md']).toContain('Remember the milk');

  // On this device: asked, erased, put back.
  await choose(notes, 'Erase only this');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/1 value, \d+ B is erased from this device/);
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect(notes).toContainText('nothing');
  expect(await page.evaluate(() => localStorage.getItem('quickNotes'))).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notes).toContainText('Quick Notes1Today');

  // In the account: said to be for good, and the sidebar follows.
  await choose(all, 'Erase only this');
  await expect(question).toContainText('2 tasks, 1 project are deleted from your account');
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect(all).toContainText('nothing');
  await expect(dashboard.entry('Garden')).toHaveCount(0);
  await dashboard.go('All Tasks');
  await expect(page.getByText('Start by adding your first task')).toBeVisible();
  await tasks.add('Write to Ada');
  await tasks.saved();
  await dashboard.go('Settings');
  await openData(page);
  await choose(all, 'Erase only this');
  await expect(question).toContainText('1 task is deleted from your account');
  await page.keyboard.press('Escape');
  await choose(notes, 'Open');
  await expect(main.getByText('Remember the milk')).toBeVisible();
});

test('[SE17] the ledger is walked by keys, its rows are buttons, and on a phone it is folded', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=settings');
  const panel = await openData(page);
  const account = panel.getByRole('list', { name: /^In your account/ });
  const menus = account.getByRole('button');
  await menus.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(menus.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(menus.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(menus.first()).toBeFocused();
  // Within the menu of a row the arrows are the menu's.
  const ideas = account.getByRole('listitem').filter({ hasText: 'Idea Capture' });
  await ideas.click({ position: { x: 8, y: 8 } });
  await expect(page.getByRole('menuitem', { name: 'Export only this' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText([
    'Everything in one archive',
    /^This device (?:keeps|may lose) its data$/,
    /^Where it is kept/,
    'Your calendar feed',
    'Other calendars',
  ]);
  const fold = panel.getByRole('button', { name: /^In your account/ });
  await expect(fold).toContainText(/\d+ tools$/);
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(account).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await fold.click();
  await expect(account.getByText('Idea Capture')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
