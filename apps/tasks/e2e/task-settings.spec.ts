import {
  enterDay,
  enterTime,
  expect,
  expectDay,
  expectNoViolations,
  expectTime,
  userTest as test,
} from '@plainday/testing-e2e';

test.beforeEach(async ({ dashboard, tasks }) => {
  await dashboard.open();
  await tasks.add('Prepare the talk');
  await tasks.openSettings('Prepare the talk');
});

test('[issue 13.15] [A5] every field of Task Settings is kept, times in 24 hours, and the day is said in words', async ({
  page,
  tasks,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  await expect(dialog.getByRole('checkbox', { name: 'Reminder (requires date)' })).toBeDisabled();
  await enterDay(dialog.getByLabel('Due date', { exact: true }), '2031-05-06');
  const time = dialog.getByLabel('Due time');
  await enterTime(time, '9 pm');
  await expectTime(time, '21:00');
  await enterTime(time, '09:30');
  await dialog.getByRole('checkbox', { name: 'Reminder' }).check();
  await expectTime(dialog.getByLabel('Remind me at'), '09:15');
  await dialog.getByRole('button', { name: '1 hour before' }).click();
  await dialog.getByLabel('Duration (minutes)').click();
  await dialog.getByRole('button', { name: '2 h', exact: true }).click();
  await dialog.getByRole('checkbox', { name: 'Repeat' }).check();
  await expect(dialog.getByLabel('Pattern')).toHaveValue('weekly');
  await dialog.getByLabel('Pattern').selectOption('monthly');
  await dialog.getByLabel('Interval').fill('2');
  await enterDay(dialog.getByLabel('Until'), '2032-01-01');
  await dialog.getByText('High', { exact: true }).click();
  await dialog.getByLabel('Notes').fill('Slides');
  await dialog.getByText('Description').first().click();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('For the library');
  await dialog.getByRole('button', { name: 'In focus' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);

  await tasks.saved();
  await page.reload();
  const row = tasks.row('Prepare the talk');
  for (const text of [
    'May 06, 2031, 09:30',
    '2 h',
    'Every 2 months',
    'Slides',
    'High priority',
    'In focus',
  ]) {
    await expect(row).toContainText(text);
  }
  await expect(row.getByTitle('Due Tuesday, May 6, 2031, 09:30')).toBeVisible();
  await tasks.openSettings('Prepare the talk');
  await expectTime(dialog.getByLabel('Remind me at'), '08:30');
  await expectDay(dialog.getByLabel('Until'), '2032-01-01');
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('For the library');

  await dialog.getByLabel('Notes').fill('Slides, printed');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Slides, printed');
});

test('[TL11] [issue 13.8] the reminder moves and goes with the due date, never comes after it, and no repetition ends before it', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  await enterDay(dialog.getByLabel('Due date', { exact: true }), '2031-05-06');
  const time = dialog.getByLabel('Due time');
  await enterTime(time, '9 pm');
  await expectTime(time, '21:00');
  await enterTime(time, '09:30');
  await dialog.getByRole('checkbox', { name: 'Reminder' }).check();
  await enterDay(dialog.getByLabel('Due date', { exact: true }), '2031-05-08');
  await enterTime(dialog.getByLabel('Due time'), '12:00');
  await expectTime(dialog.getByLabel('Remind me at'), '11:45');
  const day = dialog.getByLabel('Remind me on');
  await expectDay(day, '2031-05-08');
  await enterDay(day, '2031-05-09');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('The reminder cannot be after the due date')).toBeVisible();
  await expect(day).toBeFocused();
  await dialog.getByRole('checkbox', { name: 'Repeat' }).check();
  await enterDay(dialog.getByLabel('Until'), '2031-05-07');
  await enterDay(day, '2031-05-08');
  await dialog.getByLabel('Notes').focus();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('The last day cannot be before the due date')).toBeVisible();
  await expect(dialog.getByLabel('Until')).toBeFocused();
  await expect(dialog.getByLabel('Until')).toBeInViewport({ ratio: 1 });
  await enterDay(dialog.getByLabel('Due date', { exact: true }), '2020-01-01');
  await expect(dialog.getByText('This time is over already')).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(dialog.getByText('The reminder was removed with the due date.')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Reminder (requires date)' })).toBeDisabled();
});

test('limits are told, and a stray click loses nothing', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  await dialog.getByLabel('Notes').fill('x'.repeat(2001));
  await expect(dialog.getByText('2001 / 2000')).toBeVisible();
  await expect(dialog.getByText('Notes can have at most 2000 characters')).toBeVisible();
  await dialog.getByLabel('Duration (minutes)').fill('0');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeVisible();

  await page.mouse.click(5, 5);
  await expect(dialog.getByText('There are unsaved changes.')).toBeVisible();
  // Escape keeps editing.
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('There are unsaved changes.')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Discard' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
});

test('[TL11] [decision 93] a change is kept at once and taken back by Ctrl+Z, and the list beside it stays in use', async ({
  page,
  tasks,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  const title = dialog.getByLabel('Title');
  const row = tasks.row('Prepare the talk');
  await dialog.getByText('High', { exact: true }).click();
  await expect(row).toContainText('High priority');
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(row.getByTitle(/^Due /)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row.getByTitle(/^Due /)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(dialog.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await title.fill('');
  await page.keyboard.press('Tab');
  await expect(title).toHaveValue('Prepare the talk');
  const body = dialog.locator('[data-dialog-body]');
  const fits = () => body.evaluate((part) => part.scrollHeight <= part.clientHeight);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await fits()).toBe(true);
  await dialog.getByLabel('Notes').fill('Slides');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Slides');
  await expect(row).toBeFocused();

  await tasks.add('Call Grace');
  await tasks.openSettings('Prepare the talk');
  const other = tasks.row('Call Grace');
  await other.click({ position: { x: 300, y: 8 } });
  await expect(title).toHaveValue('Call Grace');
  const next = dialog.getByRole('button', { name: 'Next task' });
  await next.click();
  await expect(title).toHaveValue('Prepare the talk');
  await expect(next).toBeFocused();
  await expectNoViolations(page, 'the panel beside the list');
  await page.keyboard.press('k');
  await expect(title).toHaveValue('Call Grace');
  // Keys of the list are for the list, where the focus is.
  await other.focus();
  await page.keyboard.press('1');
  await expect(dialog.getByRole('radio', { name: 'High' })).toBeChecked();
});

test('[TL26] [issue 39.5] the date and the repetition are typed in words in the panel too', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await tasks.add('Water the plants');
  await tasks.openSettings('Water the plants');
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  await dialog.getByRole('button', { name: 'Type a date' }).click();
  const when = page.getByRole('combobox', { name: 'When' }).or(page.getByLabel('When'));
  await expect(when).toBeFocused();
  await page.keyboard.type('every mon, wed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Schedule' })).toHaveCount(0);
  await expect(dialog.getByRole('checkbox', { name: 'Repeat' })).toBeChecked();
  await expect(dialog.getByLabel('Due date', { exact: true })).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Type a date' }).click();
  await expect(when).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Schedule' })).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('[TL11] [issue 39.5] a plain task needs no scrolling at 800 px, and text of twice the size is cut off nowhere', async ({
  page,
  dashboard,
  tasks,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await dashboard.open();
  await tasks.add('Order tulip bulbs');
  await tasks.openSettings('Order tulip bulbs');
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  const end = await dialog.getByLabel('Add a subtask to Order tulip bulbs').boundingBox();
  const foot = await dialog.getByRole('button', { name: 'Save Changes' }).boundingBox();
  expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const cut = await dialog.evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      return [...element.querySelectorAll('label, button, input, select')]
        .filter(
          (control) =>
            control.getBoundingClientRect().right > right ||
            (control.matches('input') && control.scrollWidth > control.clientWidth),
        )
        .map((control) => control.outerHTML.slice(0, 200));
    });
    expect(cut, `${width} px`).toEqual([]);
  }
});

test('[TL11] [issue 39.5] what a task has not stands as a chip, and becomes a row once it is pressed', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  const minutes = dialog.getByLabel('Duration (minutes)');
  const tags = dialog.getByRole('textbox', { name: 'Tags' });
  const widthOf = async (part: string) =>
    (await dialog.locator(`[data-part="${part}"]`).boundingBox())?.width ?? 0;
  const line = await widthOf('Due date');
  expect(await widthOf('Duration')).toBeLessThan(line / 2);
  expect(await widthOf('Tags')).toBeLessThan(line / 2);
  await expect(dialog.getByRole('button', { name: '2 h', exact: true })).toBeHidden();

  await minutes.click();
  await expect(minutes).toBeFocused();
  await dialog.getByRole('button', { name: '2 h', exact: true }).click();
  await expect(minutes).toHaveValue('120');
  await tags.click();
  expect(await widthOf('Tags')).toBe(line);
  await page.keyboard.type('desk');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove desk' })).toBeVisible();
  await dialog.getByLabel('Title').focus();
  expect(await widthOf('Duration')).toBe(line);
  expect(await widthOf('Tags')).toBe(line);
  await minutes.fill('');
  await dialog.getByLabel('Title').focus();
  await expect.poll(() => widthOf('Duration')).toBeLessThan(line / 2);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const body = dialog.locator('[data-dialog-body]');
  expect(await body.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
  const field = await tags.boundingBox();
  const chip = await dialog.getByText('desk', { exact: true }).boundingBox();
  // Room for a few letters, beside the chip or below it.
  expect(field?.width).toBeGreaterThan(100);
  expect(chip?.height).toBeLessThan(70);
});
