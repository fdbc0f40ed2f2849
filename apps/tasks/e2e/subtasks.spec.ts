import { expect, message, userTest as test } from '@plainday/testing-e2e';

test.beforeEach(async ({ dashboard }) => dashboard.open());

test('[TL21] [issue 13.8] subtasks are added, ticked, edited, timed and deleted under their task', async ({
  page,
  tasks,
}) => {
  await tasks.add('Plan the week');
  await tasks.choose('Plan the week', 'Add a subtask');
  const field = page.getByLabel('Add a subtask to Plan the week');
  await expect(field).toBeFocused();
  for (const title of ['Review last week', 'Choose goals', 'Block time']) {
    await field.fill(title);
    await field.press('Enter');
  }
  const subtasks = page.getByRole('list', { name: 'Subtasks of Plan the week' });
  await expect(subtasks.getByRole('listitem')).toHaveText([
    'Review last week',
    'Choose goals',
    'Block time',
  ]);
  // Put elsewhere by keys, which keep the focus, and by the handle.
  const titles = subtasks.locator('.title');
  await subtasks.getByRole('button', { name: 'Block time', exact: true }).focus();
  await page.keyboard.press('Control+Shift+ArrowUp');
  await expect(titles).toHaveText(['Review last week', 'Block time', 'Choose goals']);
  await page.keyboard.press('Control+Shift+ArrowUp');
  await expect(titles).toHaveText(['Block time', 'Review last week', 'Choose goals']);
  await expect(subtasks.getByRole('button', { name: 'Block time', exact: true })).toBeFocused();
  const from = await page
    .getByRole('button', { name: 'Drag to reorder Choose goals' })
    .boundingBox();
  const to = await subtasks.getByText('Review last week').boundingBox();
  if (!from || !to) throw new Error('A subtask is not on the screen.');
  await page.mouse.move(from.x + 12, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y - 4, { steps: 3 });
  await page.mouse.move(to.x + 12, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect(titles).toHaveText(['Block time', 'Choose goals', 'Review last week']);

  await page.getByRole('checkbox', { name: 'Complete Choose goals' }).click();
  await expect(page.getByRole('button', { name: '1 of 3 subtasks done' })).toBeVisible();
  await expect(subtasks.getByRole('listitem').last()).toHaveText('Choose goals');

  await subtasks.getByRole('button', { name: 'Block time', exact: true }).click();
  await subtasks.getByRole('textbox').fill('Block two hours');
  await page.keyboard.press('Enter');
  await expect(subtasks.getByText('Block two hours')).toBeVisible();
  await subtasks.getByText('Review last week').hover();
  await page.getByRole('button', { name: 'Delete Review last week' }).click();
  await expect(page.getByRole('button', { name: '1 of 2 subtasks done' })).toBeVisible();

  await tasks.saved();
  await page.reload();
  await page.getByRole('button', { name: '1 of 2 subtasks done' }).click();
  await expect(subtasks.getByRole('listitem')).toHaveText(['Block two hours', 'Choose goals']);
  await page.getByRole('checkbox', { name: 'Complete Block two hours' }).focus();
  await page.keyboard.press('y');
  await expect(
    page.getByRole('button', { name: /^Time Tracker:.*Block two hours$/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Start a timer for Block two hours' }).click();
  await page.getByRole('menuitem', { name: 'Pomodoro Timer' }).click();
  await expect(
    page.getByRole('button', { name: /^Pomodoro Timer:.*Block two hours$/ }),
  ).toBeVisible();
});

test('[TL21] [issue 37] [F4] a subtask is read as in the add bar, and pasted lines are one each, done ones ticked', async ({
  page,
  context,
  tasks,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tasks.add('Move house');
  await tasks.choose('Move house', 'Add a subtask');
  const field = page.getByLabel('Add a subtask to Move house');
  await field.fill('Pack books for 45m p1');
  const chips = page.getByRole('group', { name: 'What the task will have' });
  await expect(chips).toContainText('45 min');
  await page.getByRole('button', { name: 'Keep "p1" as text' }).click();
  await field.press('Enter');
  const subtasks = page.getByRole('list', { name: 'Subtasks of Move house' });
  await expect(subtasks.getByRole('listitem')).toHaveText(['Pack books p145 min']);
  await expect(chips).toHaveCount(0);
  await page.evaluate(() => navigator.clipboard.writeText('S1\n- [x] S2\nS3 p3\n'));
  await field.focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('button', { name: 'Add 3 subtasks' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(subtasks.getByRole('listitem')).toHaveText([
    'Pack books p145 min',
    'S1',
    'S3',
    'S2',
  ]);
  await expect(page.getByRole('checkbox', { name: 'Complete S2' })).toBeChecked();
  await tasks.saved();
  await page.reload();
  await page.getByRole('button', { name: '1 of 4 subtasks done' }).click();
  await expect(subtasks.getByRole('listitem')).toHaveText([
    'Pack books p145 min',
    'S1',
    'S3',
    'S2',
  ]);
});

test('a task goes to the trash with its subtasks and comes back with them', async ({
  page,
  tasks,
  dashboard,
}) => {
  await tasks.add('Below', 'Parent', 'Above');
  await tasks.choose('Parent', 'Add a subtask');
  await page.getByLabel('Add a subtask to Parent').fill('Child');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '0 of 1 subtasks done' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Complete Parent' }).click();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => tasks.titles()).toEqual(['Above', 'Parent', 'Below']);
  await expect(page.getByRole('button', { name: '0 of 1 subtasks done' })).toBeVisible();

  await tasks.delete('Parent');
  await tasks.saved();
  await dashboard.go('Trash');
  await expect.poll(() => tasks.titles()).toEqual(['Parent']);
  await tasks.restore('Parent');
  await tasks.saved();
  await dashboard.go('All Tasks');
  await page.reload();
  await expect.poll(() => tasks.titles()).toEqual(['Above', 'Parent', 'Below']);
  await expect(page.getByRole('button', { name: '0 of 1 subtasks done' })).toBeVisible();
});

test('[TL28] [decision 92] a subtask has all that a task has, stands under its day, and becomes a task and back', async ({
  page,
  tasks,
  dashboard,
}) => {
  await tasks.add('Move house');
  await tasks.choose('Move house', 'Add a subtask');
  await page.getByLabel('Add a subtask to Move house').fill('Pack books today p1');
  await page.keyboard.press('Enter');
  const subtasks = page.getByRole('list', { name: 'Subtasks of Move house' });
  await expect(subtasks.getByRole('listitem')).toContainText('High');
  await subtasks.getByRole('button', { name: 'Pack books', exact: true }).focus();
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  await expect(dialog.getByLabel('Title')).toHaveValue('Pack books');
  await dialog.getByLabel('Duration (minutes)').click();
  await dialog.getByRole('button', { name: '30 min' }).click();
  await dialog.getByRole('button', { name: 'Move house', exact: true }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Move house');
  await expect(dialog.getByRole('listitem')).toContainText('30 min');
  await page.keyboard.press('Escape');
  await dashboard.go('Today');
  await expect(tasks.row('Pack books')).toContainText('Subtask of Move house');
  await tasks.choose('Pack books', 'Make it a task');
  await tasks.saved();
  await dashboard.go('All Tasks');
  await expect.poll(() => tasks.titles()).toEqual(['Pack books', 'Move house']);
  await tasks.choose('Move house', 'Make it a subtask of “Pack books”');
  await expect.poll(() => tasks.titles()).toEqual(['Pack books']);
  await expect(page.getByRole('button', { name: '0 of 1 subtasks done' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => tasks.titles()).toEqual(['Pack books', 'Move house']);
});

test('[TL28] [issue 39.3] tasks become subtasks and tasks again by keys and many at once', async ({
  page,
  tasks,
}) => {
  await tasks.add('Paint', 'Sand', 'Move in', 'Renovate');
  await tasks.row('Move in').focus();
  await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
  await expect.poll(() => tasks.titles()).toEqual(['Renovate', 'Sand', 'Paint']);
  await expect(tasks.row('Renovate')).toBeFocused();
  const subtasks = page.getByRole('list', { name: 'Subtasks of Renovate' });
  await expect(subtasks.locator('.title')).toHaveText(['Move in']);
  await subtasks.getByRole('button', { name: 'Move in', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await expect.poll(() => tasks.titles()).toEqual(['Renovate', 'Move in', 'Sand', 'Paint']);
  await expect(tasks.row('Move in')).toBeFocused();

  await tasks.row('Sand').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await tasks.bulkBar.getByRole('button', { name: 'Subtasks' }).click();
  await page.getByRole('menuitem', { name: 'Make 2 tasks subtasks of “Move in”' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['Renovate', 'Move in']);
  await tasks.row('Move in').focus();
  await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
  await expect(message(page, 'It has subtasks of its own')).toBeVisible();
  const other = page.getByRole('list', { name: 'Subtasks of Move in' });
  await expect(other.locator('.title')).toHaveText(['Sand', 'Paint']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => tasks.titles()).toEqual(['Renovate', 'Move in', 'Sand', 'Paint']);

  // Above the first there is none.
  await tasks.row('Renovate').focus();
  await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
  await expect(message(page, 'There is no task above')).toBeVisible();
  await expect.poll(() => tasks.titles()).toEqual(['Renovate', 'Move in', 'Sand', 'Paint']);
});

test('[TL28] [issue 39.3] a task is dragged to the right under the one above, and a subtask to the left out of it', async ({
  page,
  tasks,
}) => {
  await tasks.add('Paint', 'Renovate');
  await tasks.dragSideways('Paint', 90, 'Subtask of “Renovate”');
  await expect.poll(() => tasks.titles()).toEqual(['Renovate']);
  const subtasks = page.getByRole('list', { name: 'Subtasks of Renovate' });
  await expect(subtasks.locator('.title')).toHaveText(['Paint']);
  await tasks.dragSideways('Paint', -90, 'Make it a task');
  await expect.poll(() => tasks.titles()).toEqual(['Renovate', 'Paint']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => tasks.titles()).toEqual(['Renovate']);
  // Where nothing would come of it, the reason is said on the way.
  await tasks.add('Move in');
  await tasks.dragSideways('Renovate', 90, 'It has subtasks of its own');
  await tasks.dragSideways('Move in', 90, 'There is no task above');
  await expect.poll(() => tasks.titles()).toEqual(['Move in', 'Renovate']);
});

test('[TL21] [issue 39.3] what is typed before the field for a subtask is there becomes subtasks, and stands in it', async ({
  page,
  tasks,
}) => {
  await tasks.add('Paint');
  let arrive = () => undefined as void;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/subtasks\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await tasks.row('Paint').focus();
  await page.keyboard.press('Shift+a');
  await page.keyboard.type('Wash the wall');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Tape dx');
  await page.keyboard.press('Backspace');
  arrive();
  const field = page.getByLabel('Add a subtask to Paint');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Tape d');
  const subtasks = page.getByRole('list', { name: 'Subtasks of Paint' });
  await expect(subtasks.locator('.title')).toHaveText(['Wash the wall']);
  await page.keyboard.type('oors');
  await page.keyboard.press('Enter');
  await expect(subtasks.locator('.title')).toHaveText(['Wash the wall', 'Tape doors']);
  await expect.poll(() => tasks.titles()).toEqual(['Paint']);
});
