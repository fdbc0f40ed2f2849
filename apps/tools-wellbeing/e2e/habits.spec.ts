import { expect, message, expectNoViolations, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { daysLeftInWeek } from './support/days';

const name = (page: Page) => page.getByRole('textbox', { name: 'Habit name' });
const cells = (page: Page, title: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${title}, `) });
const today = (page: Page, title: string) =>
  page.locator('[aria-current=date]').and(cells(page, title));

async function add(page: Page, title: string): Promise<void> {
  await name(page).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible();
}

test.beforeEach(async ({ page, dashboard }) => {
  await dashboard.open('?tool=habits');
  await page.getByText('Add your first habit').waitFor();
  await dashboard.loaded();
});

test('[HB1][HB2][HB3] [issue 13.7] half a name outlasts its screen; added, ticked fast, kept over a reload', async ({
  page,
  dashboard,
}) => {
  await name(page).fill('Rea');
  await dashboard.visit('?tool=daily');
  await dashboard.tool('Daily Tracker').waitFor();
  await dashboard.visit('?tool=habits');
  await expect(name(page)).toHaveValue('Rea');
  await add(page, 'Read');
  await expect(message(page, 'Habit added successfully')).toBeVisible();
  for (let click = 0; click < 5; click += 1) await today(page, 'Read').click();
  await expect(today(page, 'Read')).toHaveAccessibleName(/, done$/);
  await dashboard.loaded();
  await page.reload();
  await expect(today(page, 'Read')).toHaveAccessibleName(/, done$/);
  await expect(page.getByRole('row', { name: /^Read/ })).toContainText('1 day');
});

test('[HB6] deleted and taken back with its days', async ({ page, dashboard }) => {
  await add(page, 'Read');
  await today(page, 'Read').click();
  await dashboard.loaded();
  await page.getByRole('button', { name: 'More actions: Read' }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await expect(message(page, 'Habit deleted successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(today(page, 'Read')).toHaveAccessibleName(/, done$/);
  await dashboard.loaded();
  await page.reload();
  await expect(today(page, 'Read')).toHaveAccessibleName(/, done$/);
});

test('[HB6][HB15] a deleted habit leaves the days it was kept in its week, one never kept nothing', async ({
  page,
  dashboard,
}) => {
  const summary = page.getByText(/^\d+ of \d+ this week$/);
  await add(page, 'Read');
  await today(page, 'Read').click();
  await add(page, 'Run');
  await dashboard.loaded();
  const left = daysLeftInWeek();
  await expect(summary).toHaveText(`1 of ${2 * left} this week`);
  for (const name of ['Read', 'Run']) {
    await page.getByRole('button', { name: `More actions: ${name}` }).click();
    await page.getByRole('menuitem', { name: /^Delete/ }).click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await add(page, 'Stretch');
  await dashboard.loaded();
  await page.reload();
  // Read ended on the only day it was kept; Stretch counts to Sunday.
  await expect(summary).toHaveText(`1 of ${1 + left} this week`);
});

test('[HB3] the same day ticked in two tabs is kept once', async ({ page, context, dashboard }) => {
  await add(page, 'Read');
  await dashboard.loaded();
  const second = await context.newPage();
  await second.goto('/dashboard?tool=habits');
  await expect(today(second, 'Read')).toHaveAccessibleName(/, not done$/);
  await Promise.all([today(page, 'Read').click(), today(second, 'Read').click()]);
  await dashboard.loaded();
  await page.reload();
  await expect(today(page, 'Read')).toHaveAccessibleName(/, done$/);
  await expect(page.getByRole('row', { name: /^Read/ })).toContainText('1 day');
});

test('[HB5][HB8][HB11] earlier weeks by keys, and the year in the row', async ({ page }) => {
  await add(page, 'Read');
  await today(page, 'Read').focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Space');
  await expect(page.locator('td:focus')).toHaveAccessibleName(/, done$/);
  await page.getByRole('button', { name: 'Read', exact: true }).press('Enter');
  // Made today: of the week before only the day counts on which it was kept all the same.
  await expect(page.getByRole('img', { name: /kept on 1 of 2 days/ })).toBeVisible();
});

test('[HB10] dragged by its grip, kept over a reload', async ({ page }) => {
  await add(page, 'Read');
  await add(page, 'Run');
  const names = page.getByRole('rowheader');
  await expect(names).toHaveText(['Run', 'Read']);
  const place = async (title: string) => {
    const box = await page.getByRole('row', { name: new RegExp(`^${title}`) }).boundingBox();
    if (!box) throw new Error(`${title} is not there`);
    return { x: box.x + 10, y: box.y + box.height / 2 };
  };
  const [run, read] = [await place('Run'), await place('Read')];
  await page.mouse.move(run.x, run.y);
  await expect(async () => {
    await page.mouse.move(run.x, run.y);
    await page.mouse.down();
    await page.mouse.move(run.x, run.y + 12, { steps: 4 });
    await page.mouse.move(read.x, read.y + 8, { steps: 8 });
    await page.mouse.up();
    await expect(names).toHaveText(['Read', 'Run'], { timeout: 1_500 });
  }).toPass();
  await page.reload();
  await expect(names).toHaveText(['Read', 'Run']);
});

test('[HB10] moved in the very moment of a reload, and kept', async ({ page }) => {
  for (const title of ['Read', 'Run']) await add(page, title);
  const names = page.getByRole('rowheader');
  await expect(names).toHaveText(['Run', 'Read']);
  await page.getByRole('button', { name: 'More actions: Run' }).click();
  await page.evaluate(() => {
    const order = () => [...document.querySelectorAll('th[scope=row]')].map((th) => th.textContent);
    new MutationObserver(() => order().join() === 'Read,Run' && location.reload()).observe(
      document.body,
      { childList: true, subtree: true },
    );
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await reloaded;
  await expect(names).toHaveText(['Read', 'Run']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('[HB13][HB14] added in a sheet, ticked today, opened to its seven days', async ({
    page,
    dashboard,
  }) => {
    await dashboard.loaded();
    await page.getByRole('button', { name: 'Add habit' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Add habit' });
    await sheet.getByRole('textbox', { name: /^Name/ }).fill('Read');
    await sheet.getByRole('button', { name: 'Cancel' }).tap();
    await page.getByRole('button', { name: 'Add habit' }).tap();
    await expect(sheet.getByRole('textbox', { name: /^Name/ })).toHaveValue('Read');
    await sheet.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(today(page, 'Read')).toHaveAccessibleName(/, not done$/);
    const check = await today(page, 'Read').boundingBox();
    expect(check?.width).toBeGreaterThanOrEqual(44);
    expect(check?.height).toBeGreaterThanOrEqual(44);
    await today(page, 'Read').tap();
    await expect(today(page, 'Read')).toHaveAccessibleName(/, done$/);
    await page.getByRole('button', { name: 'Read', exact: true }).tap();
    await expect(page.getByRole('img', { name: /The last 52 weeks of Read/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'More actions: Read' })).toBeVisible();
    for (const box of await Promise.all(
      (await cells(page, 'Read').all()).map((one) => one.boundingBox()),
    )) {
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await expectNoViolations(page, 'an opened habit');
  });
});
