import { engineTest as test, expect } from '@plainday/testing-e2e';

test('a day and a time are typed, stepped by keys, and picked from the calendar', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await tasks.add('Buy milk');
  await tasks.row('Buy milk').focus();
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  const day = dialog.getByLabel('Due date', { exact: true });
  const time = dialog.getByLabel('Due time', { exact: true });
  await day.fill('12/30/2031');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => day.inputValue()).toBe('12/30/2032');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect.poll(() => day.inputValue()).toBe('12/30/2031');
  await time.fill('2:30 pm');
  await page.keyboard.press('Tab');
  await expect.poll(() => time.inputValue()).toMatch(/^0?2:30\sPM$/);
  await day.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('grid', { name: 'December 2031' }).waitFor();
  await page
    .getByRole('button', { name: /December 24(th)?, 2031/ })
    .first()
    .click();
  await expect.poll(() => day.inputValue()).toBe('12/24/2031');
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'hidden' });
  const shown = tasks
    .row('Buy milk')
    .getByText(/Dec 24/)
    .first();
  await shown.waitFor();
  await page.reload();
  await shown.waitFor();
});
