import {
  createAccount,
  enterDay,
  expect,
  expectNoViolations,
  seed,
  userTest as test,
  message,
} from '@plainday/testing-e2e';
import type { Locator, Page } from '@playwright/test';

const MANAGER = '?tool=templates';

const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function openUse(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Use ${name}`, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
}

async function apply(page: Page, name: string): Promise<void> {
  const dialog = await openUse(page, name);
  await dialog.getByRole('button', { name: 'Apply Template' }).click();
  await expect(dialog).toHaveCount(0);
}

async function create(page: Page, name: string, task: string, days = ''): Promise<void> {
  await page.getByRole('button', { name: 'New Template' }).click();
  await page.getByRole('textbox', { name: 'Template name' }).fill(name);
  await page.getByLabel('Task 1 title').fill(task);
  await page.getByLabel('Task 1 due after days').fill(days);
  await page.getByRole('button', { name: 'Create Template' }).click();
  await expect(card(page, name)).toBeVisible();
}

test.beforeEach(async ({ dashboard }) => dashboard.open(MANAGER));

test('[TE1][TE7][TE11] an example makes its tasks in order, in one request; undo takes all back', async ({
  page,
  dashboard,
  tasks,
}) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/') && request.method() !== 'GET') {
      if (!request.url().includes('task_counts')) writes.push(request.method());
    }
  });
  await apply(page, 'Weekly Review');
  await expect(page.getByText('Template Applied', { exact: true })).toBeVisible();
  await expect(page.getByText('6 tasks created', { exact: true })).toBeVisible();
  await tasks.saved();
  expect(writes).toEqual(['POST']);

  await dashboard.go('All Tasks');
  const expected = [
    'Empty inboxes and pockets',
    'Look back at what got done',
    'Go through every project',
    'Check the calendar, two weeks ahead',
    'Tidy the task list',
    'Set three goals for next week',
  ];
  await page.reload();
  await expect.poll(() => tasks.titles()).toEqual(expected);

  await dashboard.open(MANAGER);
  await apply(page, 'Daily Productivity Routine');
  await expect(page.getByText('5 tasks created', { exact: true })).toBeVisible();
  await dashboard.go('All Tasks');
  await expect.poll(() => tasks.titles()).toHaveLength(11);
  await page.keyboard.press('Control+z');
  await expect.poll(() => tasks.titles()).toEqual(expected);
  await tasks.saved();
  await page.reload();
  await expect.poll(() => tasks.titles()).toEqual(expected);
});

test('[TE3][TE9] own templates stay after a reload; days count from the first day', async ({
  page,
  dashboard,
  tasks,
}) => {
  await page.clock.setFixedTime('2027-01-30T10:00:00+01:00');
  await dashboard.open(MANAGER);
  await create(page, 'Trip', 'Pack', '+3');
  await expect(page.getByText('Template Created', { exact: true })).toBeVisible();
  await page.reload();
  const dialog = await openUse(page, 'Trip');
  await expect(dialog.getByRole('listitem')).toHaveText(/Pack.*Tuesday, 17:00/);
  await expectNoViolations(page, 'use of a template');
  await enterDay(dialog.getByLabel('First day'), '2027-02-27');
  await expect(dialog.getByRole('listitem')).toHaveText(/Mar 2, 17:00/);
  await enterDay(dialog.getByLabel('First day'), '2027-01-30');
  await dialog.getByRole('button', { name: 'Apply Template' }).click();
  await expect(page.getByText('1 task created', { exact: true })).toBeVisible();
  await dashboard.go('All Tasks');
  await expect(tasks.row('Pack')).toContainText('Feb 02, 17:00');
});

test('[TE3] the next user on this device sees only the examples', async ({
  page,
  dashboard,
  auth,
  baseURL,
}) => {
  await create(page, 'Only mine', 'a');
  await dashboard.signOut();
  const other = await createAccount(baseURL ?? '');
  await auth.signIn(other);
  await page.waitForURL('**/dashboard*');
  await dashboard.open(MANAGER);
  await expect(card(page, 'Weekly Review')).toBeVisible();
  await expect(card(page, 'Only mine')).toHaveCount(0);
});

test('[TE2][TE4][TE6][TE15] edit with errors at their fields, delete with Undo', async ({
  page,
}) => {
  await choose(page, 'Actions for Weekly Review', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Template' });
  await dialog.getByRole('textbox', { name: 'Template name' }).fill('');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Template name is required')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Template name' })).toBeFocused();
  await expectNoViolations(page, 'editor of a template');
  await dialog.getByRole('textbox', { name: 'Template name' }).fill('Friday review');
  await page.mouse.click(5, 5);
  await expect(dialog.getByText('There are unsaved changes.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card(page, 'Friday review')).toBeVisible();

  await choose(page, 'Actions for Friday review', 'Delete');
  await expect(page.getByText('Template Deleted', { exact: true })).toBeVisible();
  await expect(card(page, 'Friday review')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(card(page, 'Friday review')).toBeVisible();
  await page.reload();
  await expect(card(page, 'Friday review')).toBeVisible();
});

test('[TE10][TE13] a pasted checklist becomes a template, its variable is asked once', async ({
  page,
  dashboard,
  tasks,
}) => {
  await choose(page, 'More ways to create', 'Paste a checklist…');
  await page.getByRole('textbox', { name: 'Checklist' }).fill('- [ ] a\n- [ ] b');
  await expect(page.getByRole('status').filter({ hasText: '2 tasks' })).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Checklist' })
    .fill('# Onboard\n- [ ] Greet {{who}} (p1)\n  - [ ] Show {{who}} around\n- [ ] Rest');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel(/^Task \d title$/)).toHaveCount(3);
  await page.getByRole('button', { name: 'Create Template' }).click();

  const dialog = await openUse(page, 'Onboard');
  await dialog.getByRole('textbox', { name: 'who' }).fill('Grace');
  await dialog.getByRole('button', { name: 'Apply Template' }).click();
  await expect(page.getByText('3 tasks created', { exact: true })).toBeVisible();
  await tasks.saved();
  await dashboard.go('All Tasks');
  await page.reload();
  await expect(tasks.row('Greet Grace')).toContainText('0 of 1');
  await expect(tasks.row('Rest')).toBeVisible();
});

test('[TE8][TE12] a project becomes a template, which goes into another project', async ({
  page,
  dashboard,
  tasks,
}) => {
  const ids = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
  const unique = ids.map((id) => id.replace('00000000-0000', crypto.randomUUID().slice(0, 13)));
  const titles = ['Spring', 'Summer', 'Autumn', 'Winter'];
  await seed(
    page,
    'projects',
    titles.map((title, position) => ({ id: unique[position], title, position })),
  );
  await seed(page, 'tasks', [
    { title: 'Dig', position: 0, project_id: unique[0], due_date: '2027-03-01T08:00:00Z' },
    { title: 'Plant', position: 1, project_id: unique[0], due_date: '2027-03-05T08:00:00Z' },
  ]);
  await page.reload();
  await choose(page, 'More ways to create', 'Save a project as template…');
  const preview = page.getByRole('list', { name: 'Tasks of the template' });
  await expect(preview).toContainText('+4 days, 09:00');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Create Template' }).click();
  // [issue 13.8] Escape on a picker that nobody has touched asks nothing.
  await choose(page, 'Apply Spring to a project', 'More…');
  await page.getByRole('searchbox', { name: 'Search projects' }).press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose(page, 'Apply Spring to a project', 'More…');
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('win');
  await page.getByRole('button', { name: 'Winter' }).click();
  await page.getByRole('button', { name: 'Apply Template' }).click();
  await expect(page.getByText('2 tasks created', { exact: true })).toBeVisible();
  await dashboard.go('Winter');
  await expect.poll(() => tasks.titles()).toEqual(['Dig', 'Plant']);
});

test('[TE11] a failure says so and keeps everything', async ({ page, noise }) => {
  noise.allow(/status of 400/, /Not saved/);
  await page.route('**/rest/v1/**', (route) =>
    route.request().method() === 'POST' && !route.request().url().includes('task_counts')
      ? route.fulfill({ status: 400, json: { code: 'PT422', message: 'no' } })
      : route.fallback(),
  );
  const dialog = await openUse(page, 'Weekly Review');
  await dialog.getByRole('button', { name: 'Apply Template' }).click();
  await expect(page.getByText('Failed to create tasks from template.').first()).toBeVisible();
  await expect(dialog).toBeVisible();
  await page.unroute('**/rest/v1/**');
  await dialog.getByRole('button', { name: 'Apply Template' }).click();
  await expect(page.getByText('6 tasks created', { exact: true })).toBeVisible();
});

test('[TE14] a template is copied as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(page, 'Actions for Weekly Review', 'Copy as Markdown');
  await expect(message(page, 'Copied as Markdown')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('- [ ] Set three goals for next week (p1)');
});
