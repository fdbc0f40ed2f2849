import { expect, expectNoViolations, seed, userTest as test, message } from '@plainday/testing-e2e';
import { at, cell, dialog, drag, openAt, start, undo } from './calendar-steps';

test('[CV2][CV4] +N more opens all; a completed task comes back with Undo', async ({
  page,
  dashboard,
}) => {
  await start(page, dashboard);
  const tasks = Array.from({ length: 5 }, (_, position) => ({
    title: `Task ${position}`,
    due_date: at(25, 9 + position),
    position,
  }));
  await seed(page, 'tasks', tasks);
  await openAt(page, dashboard, 'weekly-2026-11-25');
  const band = page.locator('.tasks[data-column="2026-11-25"]');
  await expect(band.locator('[data-task-id]')).toHaveCount(3);
  await band.getByText('+2 more').click();
  const day = dialog(page, 'Wednesday, November 25');
  await expect(day.getByRole('link')).toHaveCount(5);
  await day.getByRole('checkbox', { name: 'Complete Task 2' }).click();
  await expect(day.getByRole('link')).toHaveCount(4);
  await expect(day.getByRole('checkbox', { name: 'Complete Task 3' })).toBeFocused();
  await page.keyboard.press('Escape');
  await undo(page).click();
  await expect(cell(page, 'Wednesday, November 25, 5 tasks')).toBeVisible();
});

test('[CV4] dragged to another day and to an hour; only the due date changes, Undo restores it', async ({
  page,
  dashboard,
}) => {
  await start(page, dashboard);
  await seed(page, 'tasks', [
    { title: 'Pay rent', due_date: at(4, 9), notes: 'Bank', priority: 'high', position: 0 },
  ]);
  await openAt(page, dashboard, 'monthly-2026-11-21');
  await drag(page, 'Pay rent', '[data-day="2026-11-12"]', 'Thu, Nov 12, 09:00');
  await expect(message(page, '“Pay rent” moved to Thu, Nov 12, 09:00')).toBeVisible();
  await expect(cell(page, 'Thursday, November 12, 1 task, 1 late')).toBeVisible();
  await undo(page).click();
  await expect(cell(page, 'Wednesday, November 4, 1 task, 1 late')).toBeVisible();
  await openAt(page, dashboard, 'weekly-2026-11-04');
  await drag(
    page,
    'Pay rent',
    '[data-column="2026-11-05"] [data-hour="11:00"]',
    'Thu, Nov 5, 11:00',
  );
  await expect(message(page, '“Pay rent” moved to Thu, Nov 5, 11:00')).toBeVisible();
  await dashboard.loaded();
  await page.reload();
  await expect(page.locator('[data-column="2026-11-05"] [data-kind="planned"]')).toContainText(
    'Pay rent',
  );
  await cell(page, 'Thursday, November 5, 1 task').click();
  await dialog(page, 'Thursday, November 5').getByRole('link', { name: 'Pay rent' }).click();
  const settings = dialog(page, 'Task Settings');
  await expect(settings.getByLabel('Notes')).toHaveValue('Bank');
});

test('[CV4] moved by keys in the month and in the hours, and put back by Escape', async ({
  page,
  dashboard,
}) => {
  await start(page, dashboard);
  await seed(page, 'tasks', [{ title: 'Pay rent', due_date: at(24, 9), position: 0 }]);
  await openAt(page, dashboard, 'monthly-2026-11-24');
  await cell(page, 'Tuesday, November 24, 1 task').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('group', { name: 'Moving a task' })).toContainText(
    'Tue, Nov 24, 09:00',
  );
  await expectNoViolations(page, 'a lifted task');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Tuesday, November 24, 1 task')).toBeVisible();
  await cell(page, 'Tuesday, November 24, 1 task').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Tuesday, December 1, 1 task')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'Tuesday, November 24, 1 task')).toBeVisible();
  await dashboard.loaded();
  await openAt(page, dashboard, 'weekly-2026-11-24');
  await cell(page, 'Tuesday, November 24, 1 task').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(message(page, '“Pay rent” moved to Wed, Nov 25, 09:30')).toBeVisible();
  await expect(cell(page, 'Wednesday, November 25, 1 task')).toBeFocused();
});

test('[CV4] a task keeps its time of day over the change, and every day is there once', async ({
  page,
  dashboard,
}) => {
  await start(page, dashboard, new Date('2026-10-20T10:00:00Z'));
  await seed(page, 'tasks', [{ title: 'Standup', due_date: '2026-10-23T07:00:00Z', position: 0 }]);
  await openAt(page, dashboard, 'monthly-2026-10-23');
  await expect(page.getByRole('gridcell')).toHaveCount(42);
  await expect(cell(page, 'Sunday, October 25')).toHaveCount(1);
  await cell(page, 'Friday, October 23, 1 task').focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(message(page, '“Standup” moved to Mon, Oct 26, 09:00')).toBeVisible();
  await expect(cell(page, 'Monday, October 26, 1 task')).toBeFocused();
});

test('[CV12] [T14] a task takes longer by its lower edge, and shorter by the menu of the day; Undo takes both back', async ({
  page,
  dashboard,
}) => {
  await start(page, dashboard);
  await seed(page, 'tasks', [
    { title: 'Paint the fence', due_date: at(24, 9), duration: 60, position: 0 },
  ]);
  await openAt(page, dashboard, 'daily-2026-11-24');
  const block = page.locator('[data-kind="planned"]');
  const edge = await page.locator('[data-edge]').boundingBox();
  if (!edge) throw new Error('The edge is not on the screen.');
  const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2];
  const dragBy = async (pixels: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + pixels, { steps: 4 });
  };
  // An hour is 35 pixels high.
  await dragBy(52);
  await expect(block).toContainText('09:00–11:30 · 2 h 30');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(block).toHaveText('Paint the fence09:00');
  await dragBy(52);
  await page.mouse.up();
  await expect(message(page, '“Paint the fence” takes 2 h 30')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await block.boundingBox())?.height).toBeCloseTo(2.5 * 35 - 1, 0);
  await undo(page).click();
  await expect.poll(async () => (await block.boundingBox())?.height).toBeCloseTo(34, 0);

  await cell(page, 'Tuesday, November 24, 1 task').focus();
  await page.keyboard.press('Enter');
  const day = dialog(page, 'Tuesday, November 24');
  await expect(day).toContainText('09:00 · 1 h 00');
  await expectNoViolations(page, 'a day with lengths');
  await day.getByRole('button', { name: 'Duration of Paint the fence' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: '30 min' }).press('Enter');
  await expect(day).toContainText('09:00 · 30 min');
  await dashboard.loaded();
  await page.reload();
  await cell(page, 'Tuesday, November 24, 1 task').click();
  await expect(dialog(page, 'Tuesday, November 24')).toContainText('09:00 · 30 min');
});

test('[CV4] [issue 39.7] a task without a time goes onto an hour and back, by mouse and by keys', async ({
  page,
  dashboard,
}) => {
  await start(page, dashboard);
  const day = { due_date: at(24, 12), due_day: '2026-11-24', position: 0 };
  await seed(page, 'tasks', [{ title: 'Pay rent', ...day }]);
  await openAt(page, dashboard, 'weekly-2026-11-24');
  const block = page.locator('[data-kind="planned"]');
  await expect(cell(page, 'Tuesday, November 24, 1 task')).toBeVisible();
  await expect(block).toHaveCount(0);
  const wednesday = '[data-column="2026-11-25"]';
  await drag(page, 'Pay rent', `${wednesday} [data-hour="11:00"]`, 'Wed, Nov 25, 11:00');
  await expect(message(page, '“Pay rent” moved to Wed, Nov 25, 11:00')).toBeVisible();
  await expect(page.locator(`${wednesday} [data-kind="planned"]`)).toHaveText('Pay rent11:00');
  await undo(page).click();
  await expect(block).toHaveCount(0);

  // By keys: into the morning, half an hour on, another day, and above the first hour out again.
  await cell(page, 'Tuesday, November 24, 1 task').focus();
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await expect(message(page, '“Pay rent” moved to Wed, Nov 25, 09:30')).toBeVisible();
  await expect(block).toHaveText('Pay rent09:30');
  await dashboard.loaded();
  await page.keyboard.press('Space');
  for (let half = 0; half < 20; half += 1) await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('group', { name: 'Moving a task' })).toContainText('Wed, Nov 25');
  await page.keyboard.press('Enter');
  await expect(message(page, '“Pay rent” moved to Wed, Nov 25')).toBeVisible();
  await expect(block).toHaveCount(0);
  await undo(page).last().click();
  await expect(block).toHaveText('Pay rent09:30');

  // Out of the hours onto a day as a whole.
  await page.mouse.move(0, 0);
  await expect(async () => {
    const from = await block.boundingBox();
    const to = await page.locator('.tasks[data-column="2026-11-26"]').boundingBox();
    if (!from || !to) throw new Error('The block or the day is not on the screen.');
    await page.mouse.up();
    await page.mouse.move(from.x + 20, from.y + 6);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + 16, { steps: 3 });
    await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 6 });
    await expect(page.getByText('Move here: Thu, Nov 26', { exact: true }).first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await page.mouse.up();
  await expect(block).toHaveCount(0);
  await dashboard.loaded();
  await page.reload();
  await expect(cell(page, 'Thursday, November 26, 1 task')).toBeVisible();
  await expect(block).toHaveCount(0);
});

test('[CV4] [CV12] [issue 39.7] onto an hour and longer on the day when the clocks change', async ({
  page,
  dashboard,
}) => {
  // On March 28, 2027, 02:00 becomes 03:00 in Berlin.
  await start(page, dashboard, new Date('2027-03-26T10:00:00Z'));
  const due_date = '2027-03-27T06:00:00Z';
  await seed(page, 'tasks', [{ title: 'Standup', due_date, duration: 60, position: 0 }]);
  await openAt(page, dashboard, 'weekly-2027-03-27');
  const sunday = '[data-column="2027-03-28"]';
  await drag(page, 'Standup', `${sunday} [data-hour="09:00"]`, 'Sun, Mar 28, 09:00');
  await expect(message(page, '“Standup” moved to Sun, Mar 28, 09:00')).toBeVisible();
  const block = page.locator(`${sunday} [data-kind="planned"]`);
  await expect(block).toHaveText('Standup09:00');
  const edge = await page.locator(`${sunday} [data-edge]`).boundingBox();
  if (!edge) throw new Error('The edge is not on the screen.');
  const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 35, { steps: 4 });
  await expect(block).toContainText('09:00–11:00 · 2 h 00');
  await page.mouse.up();
  await expect(message(page, '“Standup” takes 2 h 00')).toBeVisible();
});
