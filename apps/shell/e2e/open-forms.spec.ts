import { expect, openListening, twoDevicesTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

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
  phone,
  dashboard,
}) => {
  await openListening({ page, dashboard }, '?tool=idea-capture');
  await page.getByRole('textbox', { name: 'Idea', exact: true }).fill('Boat');
  await page.keyboard.press('Control+Enter');
  await dashboard.loaded();
  await phone.dashboard.open('?tool=idea-capture');
  const cards = (on: Page) => on.getByRole('list', { name: 'Ideas' });
  await expect(cards(phone.page)).toContainText('Boat');

  const mine = await openIdea(page, 'Boat');
  const theirs = await openIdea(phone.page, 'Boat');
  await theirs.getByRole('textbox', { name: /^Title/ }).fill('Ship');
  await theirs.getByRole('textbox', { name: 'Details' }).fill('Theirs');
  await theirs.getByRole('button', { name: 'Save' }).click();
  // Behind the dialog the list shows it already.
  await expect(page.getByText('Ship', { exact: true })).toHaveCount(1);
  await mine.getByRole('textbox', { name: 'Details' }).fill('Mine');
  await mine.getByRole('button', { name: 'Save' }).click();

  await expect(cards(page)).toContainText('Ship');
  await expect(cards(page)).toContainText('Mine');
  await expect(cards(phone.page)).toContainText('Mine');
  await page.getByRole('button', { name: '1 changed elsewhere' }).click();
  const list = page.getByRole('dialog', { name: 'Changed elsewhere' });
  await expect(list).toContainText('Details: “Theirs” there, “Mine” here');
  await expect(list).not.toContainText('Title:');
  await list.getByRole('button', { name: 'Flip' }).click();
  await expect(cards(phone.page)).toContainText('Theirs');
});

test('a title that another device has changed is not taken back by a field that was open', async ({
  page,
  phone,
  dashboard,
  tasks,
}) => {
  await openListening({ page, dashboard });
  await tasks.add('Call Ann');
  await tasks.saved();
  await phone.dashboard.open();
  await expect(phone.tasks.row('Call Ann')).toBeVisible();
  await tasks.row('Call Ann').getByRole('button', { name: 'Call Ann', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Task title' });
  await expect(field).toBeFocused();
  await phone.tasks.rename('Call Ann', 'Call Berta');
  await phone.tasks.saved();
  await expect(page.getByRole('checkbox', { name: 'Complete Call Berta' })).toBeVisible();
  await field.press('Enter');
  await expect(tasks.row('Call Berta')).toBeVisible();
  await tasks.saved();
  await page.reload();
  await expect(tasks.row('Call Berta')).toBeVisible();
});
