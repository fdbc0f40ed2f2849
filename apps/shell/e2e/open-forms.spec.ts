import { createSession, expect, TaskListPage, userTest } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** The page of a second device of the same person, signed in by itself. */
const test = userTest.extend<{ second: Page }>({
  second: async ({ browser, baseURL: origin = '', user }, use) => {
    const localStorage = [{ name: 'plainday.auth', value: await createSession(origin, user) }];
    const context = await browser.newContext({
      baseURL: origin,
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    await use(await context.newPage());
    await context.close();
  },
});

/** Waits until a page hears of changes. */
const listening = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/live/v1'));

/** An idea's dialog, opened from its card. */
async function openIdea(page: Page, name: string) {
  await page
    .getByRole('list', { name: 'Ideas' })
    .getByRole('button', { name, exact: true })
    .click();
  return page.getByRole('dialog', { name: 'Edit idea' });
}

test('a dialog that was open while another device wrote reverts nothing and covers nothing unseen', async ({
  page,
  second,
  dashboard,
}) => {
  await Promise.all([listening(page), dashboard.open('?tool=idea-capture')]);
  await page.getByRole('textbox', { name: 'Idea', exact: true }).fill('Boat');
  await page.keyboard.press('Control+Enter');
  await dashboard.loaded();
  await second.goto('/dashboard?tool=idea-capture');
  const cards = (on: Page) => on.getByRole('list', { name: 'Ideas' });
  await expect(cards(second)).toContainText('Boat');

  const mine = await openIdea(page, 'Boat');
  const theirs = await openIdea(second, 'Boat');
  await theirs.getByRole('textbox', { name: /^Title/ }).fill('Ship');
  await theirs.getByRole('textbox', { name: 'Details' }).fill('Theirs');
  await theirs.getByRole('button', { name: 'Save' }).click();
  // Behind the dialog the list shows it already.
  await expect(page.getByText('Ship', { exact: true })).toHaveCount(1);
  await mine.getByRole('textbox', { name: 'Details' }).fill('Mine');
  await mine.getByRole('button', { name: 'Save' }).click();

  await expect(cards(page)).toContainText('Ship');
  await expect(cards(page)).toContainText('Mine');
  await expect(cards(second)).toContainText('Mine');
  await page.getByRole('button', { name: '1 changed elsewhere' }).click();
  const list = page.getByRole('dialog', { name: 'Changed elsewhere' });
  await expect(list).toContainText('Details: “Theirs” there, “Mine” here');
  await expect(list).not.toContainText('Title:');
  await list.getByRole('button', { name: 'Flip' }).click();
  await expect(cards(second)).toContainText('Theirs');
});

test('a title that another device has changed is not taken back by a field that was open', async ({
  page,
  second,
  dashboard,
  tasks,
}) => {
  await Promise.all([listening(page), dashboard.open()]);
  await tasks.add('Call Ann');
  await tasks.saved();
  await second.goto('/dashboard');
  const theirs = new TaskListPage(second);
  await expect(theirs.row('Call Ann')).toBeVisible();
  await tasks.row('Call Ann').getByRole('button', { name: 'Call Ann', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Task title' });
  await expect(field).toBeFocused();
  await theirs.rename('Call Ann', 'Call Berta');
  await theirs.saved();
  await expect(page.getByRole('checkbox', { name: 'Complete Call Berta' })).toBeVisible();
  await field.press('Enter');
  await expect(tasks.row('Call Berta')).toBeVisible();
  await tasks.saved();
  await page.reload();
  await expect(tasks.row('Call Berta')).toBeVisible();
});
