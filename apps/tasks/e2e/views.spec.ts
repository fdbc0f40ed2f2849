import { expect, expectNoViolations, message, seed, userTest as test } from '@plainday/testing-e2e';

test.beforeEach(async ({ dashboard }) => dashboard.open());

test('[TL23] [issue 13.14] the trash tells completed from deleted and says when, and what is restored is where it was', async ({
  page,
  tasks,
  dashboard,
}) => {
  await tasks.add('Stays', 'Deleted one', 'Done one');
  await tasks.checkbox('Done one').click();
  await tasks.delete('Deleted one');
  await tasks.saved();
  await dashboard.go('Trash');
  await expect.poll(() => tasks.titles()).toHaveLength(2);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByText('Completed', { exact: true }).first().click();
  await expect.poll(() => tasks.titles()).toEqual(['Done one']);
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  await expect(tasks.row('Done one')).toContainText(/Completed today, \w+day, \w+ \d+, \d\d:\d\d/);
  // The history is searched, and so is what it leaves out.
  await dashboard.search.fill('deleted o');
  await page.getByRole('button', { name: 'Show 1 task found in the rest of the trash' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['Deleted one']);
  await dashboard.search.fill('done o');
  await expect.poll(() => tasks.titles()).toEqual(['Done one']);
  await dashboard.search.fill('stays');
  await expect(
    page.getByRole('button', { name: 'Show 1 task found in other lists' }),
  ).toBeVisible();
  await dashboard.search.fill('');
  await page.getByText('Deleted', { exact: true }).first().click();
  await expect.poll(() => tasks.titles()).toEqual(['Deleted one']);

  await page.getByRole('button', { name: 'Delete Deleted one permanently' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('No deleted tasks here')).toBeVisible();
  await page.getByText('All', { exact: true }).click();
  await tasks.restore('Done one');
  await expect(page.getByText('Trash is empty')).toBeVisible();
  await tasks.saved();
  await dashboard.go('All Tasks');
  await expect.poll(() => tasks.titles()).toEqual(['Done one', 'Stays']);
});

test('[issue 13.12] [F18] [A6] Everywhere shows the tasks of projects too, is remembered, and shows what a project has not', async ({
  page,
  tasks,
  dashboard,
}) => {
  await tasks.add('Without project');
  await dashboard.addProject('Garden');
  await page.getByRole('button', { name: 'Details of the task' }).click();
  await page.getByLabel('Project', { exact: true }).selectOption({ label: 'Garden' });
  await tasks.input.fill('Plant tulips');
  await tasks.input.press('Enter');
  await expect(tasks.row('Plant tulips')).toHaveCount(0);
  const counts = async (open: number) => {
    await expect(dashboard.entry('All Tasks')).toContainText(`${open} task`);
    await expect(page.getByText(`${open} open`, { exact: true })).toBeVisible();
  };
  await counts(1);
  await page.getByText('Everywhere', { exact: true }).click();
  await expect(tasks.row('Plant tulips')).toContainText('Garden');
  await counts(2);
  await expect(tasks.row('Without project')).toBeVisible();
  await tasks.row('Without project').focus();
  await page.keyboard.press('Control+Alt+ArrowUp');
  await expect(message(page, 'Tasks are not moved by hand in this list')).toBeVisible();
  await tasks.saved();
  await page.reload();
  await expect(tasks.row('Plant tulips')).toBeVisible();
  await dashboard.go('Garden');
  await expect.poll(() => tasks.titles()).toEqual(['Plant tulips']);
  await expect(tasks.row('Plant tulips')).not.toContainText('Garden');
  await dashboard.search.fill('without');
  await page.getByRole('button', { name: 'Show 1 task found in other lists' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['Without project']);
  await expect(dashboard.search).toHaveValue('without');
  await dashboard.go('Garden');
  await dashboard.search.fill('t');
  await expect.poll(() => tasks.titles()).toEqual(['Plant tulips']);
  await page.getByRole('button', { name: 'Show 1 task found in other lists' }).click();
  await expect.poll(() => tasks.titles()).toHaveLength(2);
});

test('hostile titles are text and nothing else', async ({ page, tasks }) => {
  const titles = [
    '<img src=x onerror=alert(1)>',
    '${7*7} {{7*7}} %s',
    'مرحبا 123 abc',
    'good\u202eevil',
    '"; drop table tasks; --',
    '👩‍👩‍👧‍👦 family',
  ];
  await tasks.add(...titles);
  await tasks.saved();
  await page.reload();
  await expect.poll(() => tasks.titles()).toEqual([...titles].reverse());
  await expect(page.locator('main img')).toHaveCount(0);
});

test('a list of 5,000 tasks stays small in the page and whole for the reader', async ({
  page,
  tasks,
}) => {
  await seed(
    page,
    'tasks',
    Array.from({ length: 5000 }, (_, position) => ({ title: `Number ${position}.`, position })),
  );
  await page.reload();
  await expect(tasks.row('Number 0.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('grid', { name: 'All Tasks' })).toHaveAttribute(
    'aria-rowcount',
    '5000',
  );
  await tasks.row('Number 0.').focus();
  await page.keyboard.press('End');
  await expect(tasks.row('Number 4999.')).toBeFocused();
  await expect(tasks.row('Number 4999.')).toHaveAttribute('aria-rowindex', '5000');
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1300);

  const requests: string[] = [];
  page.on('request', (request) => {
    // The sidebar counts tasks by a POST that reads.
    const isRead = request.method() === 'GET' || request.url().endsWith('/rpc/task_counts');
    if (request.url().includes('/rest/') && !isRead) {
      requests.push(`${request.method()} ${request.postData()?.length ?? 0}`);
    }
  });
  await page.keyboard.press('Control+Shift+ArrowUp');
  await expect(tasks.row('Number 4999.')).toHaveAttribute('aria-rowindex', '4999');
  await tasks.saved();
  expect(requests).toHaveLength(1);
  // At most twenty neighbors on each side, however long the list is (ADR 0231).
  expect(Number(requests[0]?.split(' ')[1])).toBeLessThan(1800);
  await page.getByPlaceholder('Search tasks...').fill('number 4242.');
  await expect.poll(() => tasks.titles()).toEqual(['Number 4242.']);
});

test('[TL22] each list keeps its order, its groups are walked through, and dragging says why it is off', async ({
  page,
  tasks,
  dashboard,
}) => {
  const priorities = ['low', 'high', 'medium', 'high'];
  await seed(
    page,
    'tasks',
    priorities.map((priority, position) => ({
      title: `${priority} ${position}`,
      priority,
      position,
    })),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Sort and group' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Priority' }).last().click();
  await expect.poll(() => tasks.titles()).toEqual(['high 1', 'high 3', 'medium 2', 'low 0']);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'High priority',
    'Medium priority',
    'Low priority',
  ]);
  await expectNoViolations(page, 'a grouped list');

  await dashboard.heading().focus();
  for (const title of ['high 1', 'high 3', 'medium 2']) {
    await page.keyboard.press('j');
    await expect(tasks.row(title)).toBeFocused();
  }
  await page.keyboard.press('3');
  await expect.poll(() => tasks.titles()).toEqual(['high 1', 'high 3', 'low 0', 'medium 2']);
  await expect(tasks.row('medium 2')).toBeFocused();
  await page.reload();
  await expect.poll(() => tasks.titles()).toEqual(['high 1', 'high 3', 'low 0', 'medium 2']);

  await dashboard.go('Trash');
  await expect(page.getByRole('button', { name: 'Sort and group' })).toHaveCount(0);
  await dashboard.go('All Tasks');
  await tasks.row('high 3').hover();
  const handle = await tasks
    .row('high 3')
    .getByRole('button', { name: 'cannot be dragged' })
    .boundingBox();
  const target = await tasks.row('high 1').boundingBox();
  if (!handle || !target) throw new Error('A row is not on the screen.');
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(target.x + 40, target.y + 4, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(/^The list is grouped by priority/)).toBeVisible();
  await page.getByRole('button', { name: 'Sort by hand' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['low 0', 'high 1', 'medium 2', 'high 3']);
});

test('[TL23] [issue 39.5] a task of the trash is read in its panel, changed in nothing, and restored there', async ({
  page,
  tasks,
  dashboard,
}) => {
  await tasks.input.fill('Call Mira for 30m @phone ');
  await tasks.input.press('Enter');
  await expect(tasks.row('Call Mira')).toContainText('@phone');
  await tasks.delete('Call Mira');
  await dashboard.go('Trash');
  await tasks.row('Call Mira').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  await expect(dialog).toContainText('30 min');
  await expect(dialog).toContainText('@phone');
  await expect(dialog).toContainText(/Deleted today/);
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expectNoViolations(page, 'a task of the trash');
  await page.screenshot({ path: '/tmp/shots/trash.png' });
  await page.keyboard.press('Escape');
  await expect(tasks.row('Call Mira')).toBeFocused();
  await page.keyboard.press('i');
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Trash is empty')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tasks.row('Call Mira')).toBeVisible();
});
