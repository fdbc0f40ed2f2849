import { readFile } from 'node:fs/promises';
import { expect, expectNoViolations, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const SUNDAY = new Date(2026, 10, 22, 20);
const MONDAY = new Date(2026, 10, 23, 8);
const field = (page: Page) => page.getByRole('textbox', { name: 'Goal' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page): Promise<void> {
  await page.goto('/dashboard?tool=goals');
  await field(page).waitFor();
}

async function add(page: Page, title: string): Promise<void> {
  await field(page).fill(title);
  await field(page).press('Enter');
  await button(page, `+1: ${title}`).waitFor();
}

test('[WG3][WG5][WG6][WG8] a week is archived on Monday, and nothing of it is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.clock.setFixedTime(SUNDAY);
  await open(page);
  await add(page, 'Morning runs');
  await button(page, '+1: Morning runs').click();
  await button(page, '+1: Morning runs').click();
  await expect(page.getByText('2 of 3 times')).toBeVisible();
  await page.clock.setFixedTime(MONDAY);
  await page.reload();
  await expect(page.getByText('0 of 3 times')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last week' })).toContainText('2 of 3');
  await button(page, 'Carry over: Morning runs').click();
  await expect(page.getByText('0 of 4 times')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('0 of 3 times')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('currentWeekStart'))).toBe('2026-11-23');
  expect(sent.filter((request) => /Morning|weeklyGoals/.test(request))).toEqual([]);
});

test('[WG4][WG8] what cannot be read is set aside; a complete goal shows no buttons and is reopened', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('weeklyGoals', '{"title": "Ru'));
  await open(page);
  await expect(
    page.getByText('Some goals could not be read. They were set aside, not deleted.'),
  ).toBeVisible();
  await expectNoViolations(page, 'goals that were set aside');
  const downloading = page.waitForEvent('download');
  await button(page, 'Download raw data').click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('{\\"title\\": \\"Ru');
  await add(page, 'Write');
  for (let step = 0; step < 3; step += 1) await button(page, '+1: Write').press('Enter');
  await expect(button(page, '+1: Write')).toHaveCount(0);
  await expect(button(page, 'More: Write')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(button(page, '+1: Write')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await button(page, '+1: Write').click();
  await button(page, 'More: Write').click();
  await page.getByRole('menuitem', { name: 'Reopen' }).click();
  await expect(page.getByText('2 of 3 times')).toBeVisible();
  await expect(button(page, 'More: Write')).toBeFocused();
});

test('[WG8] two tabs lose nothing of each other', async ({ page, context }) => {
  await open(page);
  await add(page, 'One');
  const other = await context.newPage();
  await open(other);
  await add(other, 'Two');
  await add(page, 'Three');
  await button(other, '+1: One').click();
  await page.reload();
  for (const title of ['One', 'Two', 'Three']) await button(page, `+1: ${title}`).waitFor();
  await expect(page.getByText('1 of 3 times')).toBeVisible();
});

test('[WG1][WG2][WG7][WG10][TT1][PO8][DW2] [issue 13.7] what was typed outlasts leaving; a goal is added, renamed, changed, deleted and found', async ({
  page,
  dashboard,
}) => {
  await open(page);
  await expect(button(page, 'Add')).toBeDisabled();
  await field(page).fill('Read');
  const target = page.getByRole('spinbutton', { name: 'Target' });
  for (const wrong of ['0', '2.5', '']) {
    await target.fill(wrong);
    await expect(button(page, 'Add')).toBeDisabled();
  }
  await target.fill('4');
  const typed = [
    ['Time Track', page.getByRole('textbox', { name: 'Task name' })],
    ['Pomodoro', page.getByRole('combobox', { name: 'What are you working on?' })],
    ['Deep Work', page.getByRole('textbox', { name: 'Session title' })],
  ] as const;
  for (const [tool, one] of typed) {
    await dashboard.go(tool);
    await one.fill(`Begun in ${tool}`);
  }
  for (const [tool, one] of typed) {
    await dashboard.go(tool);
    await expect(one).toHaveValue(`Begun in ${tool}`);
  }
  await dashboard.go('Weekly Goals');
  await expect(field(page)).toHaveValue('Read');
  await expect(target).toHaveValue('4');
  await field(page).press('Enter');
  await expect(page.getByText('0 of 4 times')).toBeVisible();
  await button(page, 'Read').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Rename Read' }).fill('Read a book');
  await expectNoViolations(page, 'a goal that is renamed');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Read a book')).toBeFocused();
  await button(page, 'More: Read a book').click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit goal' });
  await dialog.getByLabel('Target').fill('5');
  await dialog.getByLabel('Unit').fill('chapters');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('0 of 5 chapters')).toBeVisible();
  await button(page, 'Read a book').focus();
  await page.keyboard.press('Delete');
  await expect(button(page, 'Read a book')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await dashboard.heading().focus();
  await page.keyboard.press('Control+z');
  await expect(button(page, 'Read a book')).toBeVisible();

  await page.goto('/dashboard?tool=settings');
  await dashboard.heading('Settings').waitFor();
  await dashboard.loaded();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a book');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await palette.getByRole('option', { name: /Read a book/ }).click();
  await expect(page.locator('[data-row-id]').filter({ hasText: 'Read a book' })).toBeFocused();
});
