import { expect, seed, userTest as test } from '@plainday/testing-e2e';

const QUESTION =
  'Are you sure you want to delete this project? All tasks in this project will also be deleted.';

test('a project is created, edited, duplicated and deleted with its tasks', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?tool=settings');
  await page.getByRole('button', { name: 'New Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Project' });
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(dialog.getByText('Project name is required')).toBeVisible();
  await dialog.getByLabel('Project name').fill('  Garden  ');
  await dialog.getByRole('radio', { name: 'Green' }).check();
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project created', { exact: true })).toBeVisible();
  await expect(dashboard.entry('Garden')).toBeVisible();

  await dashboard.go('All Tasks');
  await page.getByRole('button', { name: 'Details of the task' }).click();
  await page.getByLabel('Project', { exact: true }).selectOption({ label: 'Garden' });
  await tasks.input.fill('Plant tulips');
  await tasks.input.press('Enter');
  await tasks.saved();

  await dashboard.open('?tool=settings');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: 'Garden' })).toContainText('1 task');
  await page.getByRole('button', { name: 'Edit Garden' }).click();
  await page.getByLabel('Project name').fill('Orchard');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Project updated', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Duplicate Orchard', exact: true }).click();
  const duplicated = page.getByText('Project duplicated', { exact: true });
  const copy = dashboard.sidebar.getByRole('link', { name: /Orchard \(Copy\)/ });
  await expect(duplicated).toBeVisible();
  await expect(copy).toBeVisible();
  // Undo takes the copy back, and its message, whose action no longer applies.
  await page.keyboard.press('Control+z');
  await expect(copy).toHaveCount(0);
  await expect(duplicated).toHaveCount(0);
  await page.getByRole('button', { name: 'Duplicate Orchard', exact: true }).click();
  await expect(duplicated).toBeVisible();
  await dashboard.go('Orchard \\(Copy\\)');
  await expect.poll(() => tasks.titles()).toEqual(['Plant tulips']);

  await dashboard.open('?tool=settings');
  await page.getByRole('button', { name: 'Delete Orchard', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(QUESTION);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Project deleted', { exact: true })).toBeVisible();
  await dashboard.go('Trash');
  // Nothing is left of the copy that was taken back.
  await expect.poll(() => tasks.titles()).toEqual(['Plant tulips']);
});

test('[TL29] a project is renamed and coloured from the head of its page, by keyboard and on a phone', async ({
  page,
  dashboard,
}) => {
  const id = crypto.randomUUID();
  await dashboard.open();
  await seed(page, 'projects', [{ id, title: 'Garden', color: '#3b82f6' }]);
  await dashboard.open(`?project=${id}`);
  const heading = dashboard.heading();
  const mark = heading.locator('[aria-hidden]');
  await expect(heading).toHaveText('Garden');
  await expect(mark).toHaveCSS('background-color', 'rgb(59, 130, 246)');

  const dialog = page.getByRole('dialog', { name: 'Edit Project' });
  await page.getByRole('button', { name: 'Edit Garden' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Project name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Orchard');
  await dialog.getByRole('radio', { name: 'Green' }).press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(heading).toHaveText('Orchard');
  await expect(mark).not.toHaveCSS('background-color', 'rgb(59, 130, 246)');
  await expect(page.getByRole('button', { name: 'Edit Orchard' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveText('Garden');
  await expect(mark).toHaveCSS('background-color', 'rgb(59, 130, 246)');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Edit Garden' }).click();
  await dialog.getByLabel('Project name').fill('Kitchen');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(heading).toHaveText('Kitchen');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(360);
});

test('[SE2] a project is duplicated with everything: fields of its tasks, and their subtasks', async ({
  page,
  dashboard,
  tasks,
}) => {
  const [project_id, parent_task_id] = [crypto.randomUUID(), crypto.randomUUID()];
  await page.setViewportSize({ width: 360, height: 740 });
  await dashboard.open();
  await seed(page, 'projects', [{ id: project_id, title: 'Garden', color: '#3b82f6' }]);
  const plant = { title: 'Plant tulips', project_id, duration: 45, tags: ['spring'] };
  await seed(page, 'tasks', [{ ...plant, id: parent_task_id }]);
  await seed(page, 'tasks', [{ title: 'Buy bulbs', parent_task_id }]);
  await dashboard.open('?tool=settings');
  await page.getByRole('button', { name: 'Duplicate Garden with everything' }).click();
  await expect(page.getByText('Project duplicated', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dashboard.go('Garden \\(Copy\\)');
  await expect.poll(() => tasks.titles()).toEqual(['Plant tulips']);
  const row = page.getByRole('row', { name: /Plant tulips/ });
  await expect(row).toContainText('45');
  await expect(row).toContainText('@spring');
  await row.getByRole('button', { name: '0 of 1 subtasks done' }).click();
  await expect(page.getByText('Buy bulbs', { exact: true })).toBeVisible();
});

test('the tasks of a copy show where its list was being read while the copy was made', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?tool=settings');
  await dashboard.addProject('Garden');
  await dashboard.go('Garden');
  await page.getByRole('button', { name: 'Add a task' }).click();
  await tasks.add('Plant tulips');
  await tasks.saved();
  await dashboard.go('Settings');
  let tellRead = () => undefined as void;
  const isRead = new Promise<void>((resolve) => (tellRead = resolve));
  let tellCopied = () => undefined as void;
  const isCopied = new Promise<void>((resolve) => (tellCopied = resolve));
  await page.route('**/rpc/duplicate_project', async (route) => {
    await isRead;
    await route.continue();
  });
  await page.route(
    '**/rest/v1/tasks?**project_id=eq.**',
    async (route) => {
      const response = await route.fetch();
      tellRead();
      await isCopied;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Duplicate Garden', exact: true }).click();
  await dashboard.go('Garden \\(Copy\\)');
  await expect(
    dashboard.sidebar.getByRole('link', { name: /Garden \(Copy\)\s*1 task/ }),
  ).toBeVisible();
  tellCopied();
  await expect.poll(() => tasks.titles()).toEqual(['Plant tulips']);
});

test('the theme is chosen in Preferences', async ({ page, dashboard }) => {
  await dashboard.open('?tool=settings');
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText(/coming in future updates/)).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('[TL25] a task is dragged to a project, Today and the trash in the sidebar, from every list', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?view=all');
  await dashboard.addProject('Garden');
  await seed(
    page,
    'tasks',
    ['One', 'Two', 'Three', 'Four'].map((title, position) => ({ title, position })),
  );
  await page.reload();
  const handle = tasks.row('One').getByRole('button', { name: /reorder/ });
  await tasks.row('One').hover();
  await tasks.dragTo(handle, dashboard.entry('Garden'), 'Move to Garden');
  await expect.poll(() => tasks.titles()).toEqual(['Two', 'Three', 'Four']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => tasks.titles()).toEqual(['One', 'Two', 'Three', 'Four']);

  // What is selected goes along; Escape ends it; a click is no drag, and a drag no click.
  await tasks
    .row('Two')
    .getByText('Two')
    .click({ modifiers: ['ControlOrMeta'] });
  await tasks
    .row('Three')
    .getByText('Three')
    .click({ modifiers: ['ControlOrMeta'] });
  const title = tasks.row('Two').locator('[data-title]');
  await title.hover();
  await page.mouse.down();
  const trash = await dashboard.entry('Trash').boundingBox();
  if (!trash) throw new Error('There is no trash.');
  await page.mouse.move(trash.x + 60, trash.y + 10, { steps: 4 });
  await expect(page.getByText('Move to Trash').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByText('Move to Trash').filter({ visible: true })).toHaveCount(0);
  await tasks.dragTo(title, dashboard.entry('Today'), 'Move to Today');
  await expect(dashboard.entry('Today')).toContainText('2');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tasks.rows.getByRole('textbox')).toHaveCount(0);
  await tasks.dragTo(title, dashboard.entry('Garden'), 'Move to Garden');
  await expect.poll(() => tasks.titles()).toEqual(['One', 'Four']);

  await dashboard.go('Garden');
  await expect.poll(() => tasks.titles()).toEqual(['Two', 'Three']);
  await tasks.dragTo(
    tasks.row('Three').locator('.meta, .facts').first(),
    dashboard.entry('Trash'),
    'Move to Trash',
  );
  await expect.poll(() => tasks.titles()).toEqual(['Two']);
  await tasks.dragTo(
    tasks.row('Two').locator('[data-title]'),
    dashboard.entry('All Tasks'),
    'Move to No Project',
  );
  await expect.poll(() => tasks.titles()).toEqual([]);
  await tasks.saved();
  await page.reload();
  await dashboard.go('All Tasks');
  await expect.poll(() => tasks.titles()).toEqual(['One', 'Two', 'Four']);
});
