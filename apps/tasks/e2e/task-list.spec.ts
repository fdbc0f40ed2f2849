import { expect, expectNoViolations, userTest as test } from '@plainday/testing-e2e';

test.beforeEach(async ({ dashboard }) => dashboard.open());

// Motion is a part of what is looked at here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a task is dragged to another place with the mouse, and stays there', async ({
  page,
  tasks,
}) => {
  await tasks.add('Three', 'Two', 'One');
  await tasks.drag('Three', 'One');
  await expect.poll(() => tasks.titles()).toEqual(['Three', 'One', 'Two']);
  await tasks.saved();
  await page.reload();
  await expect.poll(() => tasks.titles()).toEqual(['Three', 'One', 'Two']);
});

test('the title is edited in place: Enter saves, Escape and an empty title take it back', async ({
  page,
  tasks,
}) => {
  await tasks.add('Buy milk');
  await tasks.rename('Buy milk', 'Buy bread');
  await tasks.startEditing('Buy bread');
  await page.keyboard.type(' and butter');
  await page.keyboard.press('Escape');
  await expect.poll(() => tasks.titles()).toEqual(['Buy bread']);
  await tasks.startEditing('Buy bread');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect.poll(() => tasks.titles()).toEqual(['Buy bread']);
});

test('ticking, deleting and moving can be undone', async ({ page, tasks }) => {
  await tasks.add('Two', 'One');
  await tasks.checkbox('One').click();
  await expect.poll(() => tasks.titles()).toEqual(['Two']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['One', 'Two']);

  await tasks.delete('Two');
  await expect.poll(() => tasks.titles()).toEqual(['One']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => tasks.titles()).toEqual(['One', 'Two']);

  await tasks.moveUp('Two');
  await expect.poll(() => tasks.titles()).toEqual(['Two', 'One']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => tasks.titles()).toEqual(['One', 'Two']);
});

test('[TL23] Enter or a click beside the title opens the task with its subtasks, a right click its menu', async ({
  page,
  tasks,
}) => {
  await tasks.add('Two', 'One');
  await tasks.row('One').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Title').fill('First of all');
  await dialog.getByLabel('Add a subtask to One').fill('Before that');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: /^Subtasks of/ })).toHaveText('Before that');
  await expectNoViolations(page, 'the details of a task');
  await dialog.getByLabel('Title').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(tasks.row('First of all')).toContainText('0 of 1');
  await expect(tasks.row('First of all')).toBeFocused();

  const box = await tasks.row('Two').boundingBox();
  if (!box) throw new Error('The row is not on the screen.');
  const beside = { position: { x: box.width / 2, y: box.height / 2 } };
  await tasks.row('Two').click(beside);
  await expect(dialog.getByLabel('Title')).toHaveValue('Two');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await tasks.row('Two').click({ ...beside, button: 'right' });
  await expect(page.getByRole('menu', { name: 'More for Two' })).toBeVisible();
  await tasks.row('First of all').click({ position: { x: box.width / 2, y: 8 } });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await tasks.row('Two').click({ ...beside, button: 'right' });
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['First of all']);

  // Over marked text the browser's own menu stays.
  await page.evaluate(() =>
    getSelection()?.selectAllChildren(document.querySelector('main h1') as Element),
  );
  await tasks.row('First of all').dispatchEvent('contextmenu', { bubbles: true });
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('blank titles are not added', async ({ page, tasks }) => {
  await tasks.input.fill('   ');
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await tasks.input.press('Enter');
  await expect(page.getByText('Everything begins with a simple task')).toBeVisible();
});

test('all settings of a task are kept', async ({ page, tasks }) => {
  await tasks.add('Prepare the talk');
  await tasks.openSettings('Prepare the talk');
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  await dialog.getByLabel('Notes').fill('Slides, water, adapter');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await tasks.saved();
  await page.reload();
  await expect(tasks.row('Prepare the talk')).toContainText('Slides, water, adapter');
});

test('a copy, a subtask and a project find their places', async ({ page, tasks, dashboard }) => {
  await tasks.add('Plan the trip');
  await tasks.choose('Plan the trip', /^Duplicate$/);
  await expect(tasks.row('Plan the trip (Copy)')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tasks.row('Plan the trip (Copy)')).toHaveCount(0);
  await tasks.saved();
  await dashboard.go('Trash');
  await expect(page.getByText('Trash is empty')).toBeVisible();
  await dashboard.addProject('Garden');
  await dashboard.go('Garden');
  await expect(page.getByText('No tasks in this project yet')).toBeVisible();
  await expect(tasks.input).toHaveCount(0);
});

test('Empty Trash says what it removes, and removes it for good', async ({
  page,
  tasks,
  dashboard,
}) => {
  await tasks.add('Old one', 'Done one');
  await tasks.checkbox('Done one').click();
  await tasks.delete('Old one');
  await tasks.saved();
  await dashboard.go('Trash');
  await page.getByRole('button', { name: 'Empty Trash' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 completed');
  await expect(question).toContainText('1 deleted');
  await question.getByRole('button', { name: /^(Empty Trash|Delete all)/ }).click();
  await expect(page.getByText('Trash is empty')).toBeVisible();
  await tasks.saved();
  await page.reload();
  await expect(page.getByText('Trash is empty')).toBeVisible();
});

test('a change that the server refuses is taken back', async ({ page, tasks, noise }) => {
  noise.allow(/./);
  await tasks.add('Stays as it is');
  await tasks.saved();
  await page.route('**/rest/v1/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 400, json: { code: 'PT422', message: 'No.' } }),
  );
  await tasks.input.fill('Never arrives');
  await tasks.input.press('Enter');
  await expect(tasks.row('Never arrives')).toHaveCount(0);
  await expect(tasks.row('Stays as it is')).toBeVisible();
});
