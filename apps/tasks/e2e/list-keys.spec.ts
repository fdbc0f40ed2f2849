import { expect, userTest as test, message } from '@plainday/testing-e2e';

test.beforeEach(async ({ dashboard, tasks }) => {
  await dashboard.open();
  await tasks.add('Three', 'Two', 'One');
});

test('a task is moved by its handle with the keyboard, and stays there', async ({
  page,
  tasks,
}) => {
  const handle = page.getByRole('button', { name: 'Drag to reorder One' });
  await expect(handle).toHaveAttribute('aria-roledescription', 'sortable');
  // The code that moves rows comes when the page is idle.
  await expect(async () => {
    await handle.focus();
    await page.keyboard.press('Space');
    // A second press would drop it again.
    await expect(page.getByText(/One is picked up, position 1 of 3/)).toBeAttached({
      timeout: 3000,
    });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/One is picked up, position 2 of 3/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/One is picked up, position 3 of 3/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => tasks.titles()).toEqual(['Two', 'Three', 'One']);
  await tasks.saved();
  await page.reload();
  await expect.poll(() => tasks.titles()).toEqual(['Two', 'Three', 'One']);
});

test('J and K walk, letters act on the row in focus, and the focus stays in the list', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.heading().focus();
  await page.keyboard.press('j');
  await expect(tasks.row('One')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(tasks.row('One')).toBeFocused();
  await page.keyboard.press('1');
  await expect(tasks.row('One')).toContainText('High priority');
  await page.keyboard.press('t');
  await page.keyboard.press('m');
  await expect(tasks.row('One')).toContainText(/\w{3} \d\d, 17:00/);

  await page.keyboard.press('d');
  await expect.poll(() => tasks.titles()).toEqual(['Two', 'Three']);
  await expect(tasks.row('Two')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect.poll(() => tasks.titles()).toEqual(['Three']);
  await page.keyboard.press('u');
  await page.keyboard.press('Control+z');
  await expect.poll(() => tasks.titles()).toEqual(['One', 'Two', 'Three']);

  await tasks.row('Three').focus();
  await page.keyboard.press('Control+Shift+ArrowUp');
  await page.keyboard.press('Control+Shift+ArrowUp');
  await page.keyboard.press('Control+Shift+ArrowUp');
  await expect.poll(() => tasks.titles()).toEqual(['Three', 'One', 'Two']);
  await page.keyboard.press('e');
  await expect(tasks.row('Three').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Threefold');
  await page.keyboard.press('Enter');
  await expect.poll(() => tasks.titles()).toEqual(['Threefold', 'One', 'Two']);
});

test('a step is taken back from another screen of the same remote', async ({
  page,
  dashboard,
  tasks,
}) => {
  await tasks.row('One').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('d');
  await expect.poll(() => tasks.titles()).toEqual(['Three']);
  await dashboard.go('Eisenhower Matrix');
  await dashboard.go('Settings');
  await dashboard.loaded();
  await page.keyboard.press('Control+z');
  await expect(message(page, 'Undone: 2 tasks completed')).toBeVisible();
  await dashboard.go('All Tasks');
  await expect.poll(() => tasks.titles()).toEqual(['One', 'Two', 'Three']);
});
