import type { Release } from '@plainday/federation-contract';
import { expect, userTest as test, message } from '@plainday/testing-e2e';

test('[DB1] the selection is in the address: Back, reload and a new tab find it', async ({
  page,
  context,
  dashboard,
}) => {
  await dashboard.open();
  await dashboard.go('Pomodoro Timer');
  await expect(page).toHaveURL(/\/dashboard\?tool=pomodoro$/);
  await expect(dashboard.heading('Pomodoro Timer')).toBeFocused();
  await expect(page).toHaveTitle('Pomodoro Timer · Plainday');
  await dashboard.go('Trash');
  await page.goBack();
  await expect(dashboard.heading('Pomodoro Timer')).toBeVisible();
  await page.reload();
  await expect(dashboard.heading('Pomodoro Timer')).toBeVisible();

  const href = await dashboard.entry('Quick Notes').getAttribute('href');
  const tab = await context.newPage();
  await tab.goto(href ?? '');
  const shown = tab.locator('#root').getByRole('heading', { level: 1, name: 'Quick Notes' });
  await expect(shown).toBeVisible();
});

test('every tool draws the heading that its manifest promises, as a release asks of it', async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  const release = (await (await page.request.get('/release.json')).json()) as Release;
  const tools = Object.values(release.remotes)
    .flatMap(({ modules }) => modules)
    .filter(({ group }) => group !== 'hidden');
  expect(tools.length).toBeGreaterThan(18);
  for (const { id, heading } of tools) {
    await dashboard.visit(`?tool=${id}`);
    await dashboard.loaded();
    await expect(dashboard.heading(), id).toHaveText(heading);
  }
});

test('[DB2] a bare address opens the view that was left last', async ({ page, dashboard }) => {
  await dashboard.open();
  await dashboard.addProject('Garden');
  await expect(message(page, 'Project created')).toBeVisible();
  await dashboard.go('Garden');
  await page.goto('/dashboard');
  await expect(dashboard.heading('Garden')).toBeVisible();
  await expect(page).toHaveURL(/\?project=/);
  await page.goto('/auth');
  await expect(dashboard.heading('Garden')).toBeVisible();
});

test('[DB3] a search over an open tool lists tasks, Back leads to the tool', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await tasks.add('Buy milk', 'Call Grace');
  await tasks.saved();
  await dashboard.go('Mindful Break');
  await page.keyboard.press('/');
  await page.keyboard.type('milk');
  await expect.poll(() => tasks.titles()).toEqual(['Buy milk']);
  await expect(page).toHaveURL(/q=milk/);
  await page.goBack();
  await expect(dashboard.heading('Mindful Break')).toBeVisible();
  await expect(dashboard.search).toHaveValue('');
});

test('[DB5] the side menu folds away and stays so', async ({ page, dashboard }) => {
  await dashboard.open();
  await page.keyboard.press('Control+b');
  await expect(dashboard.sidebar).toHaveCount(0);
  await page.reload();
  await expect(dashboard.heading('All Tasks')).toBeVisible();
  await expect(dashboard.sidebar).toHaveCount(0);
  const open = page.getByRole('button', { name: 'Open sidebar' });
  // Tooltips come when the page is idle; a pointer that rests already has to move once more.
  await expect(async () => {
    await page.mouse.move(640, 500);
    await open.hover();
    await expect(page.getByRole('tooltip', { includeHidden: true })).toContainText('Open sidebar', {
      timeout: 1500,
    });
  }).toPass();
  await open.click();
  await expect(dashboard.sidebar).toBeVisible();
});

test('[DB10] a timer goes on in the header, in the title and through a reload', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=pomodoro');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await dashboard.go('Quick Notes');
  const pill = page.getByRole('button', { name: /^Pomodoro Timer: 24:5\d/ });
  await expect(pill).toBeVisible();
  await page.reload();
  await expect(pill).toBeVisible();
  await expect(page).toHaveTitle(/^24:5\d/);
  await pill.click();
  await expect(dashboard.heading('Pomodoro Timer')).toBeVisible();
});

test('[issue 13.8] signing out in one tab leads every tab to /auth, which says why', async ({
  page,
  context,
  dashboard,
}) => {
  await dashboard.open();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
  await dashboard.signOut();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(other).toHaveURL(/\/auth$/);
  await expect(other.getByText('You signed out in another tab.', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been logged out.', { exact: true })).toBeVisible();
  await expect(page.getByText('You signed out in another tab.')).toHaveCount(0);
});

test('after a sign-out elsewhere nothing is asked in the old name', async ({
  page,
  context,
  dashboard,
}) => {
  await dashboard.open();
  await dashboard.loaded();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();

  // A read of the other tab hangs until the session is over: its answer would be a refusal.
  let letGo = () => undefined as void;
  const isOver = new Promise<void>((resolve) => (letGo = resolve));
  await other.route('**/rest/v1/**', async (route) => {
    await isOver;
    await route.continue().catch(() => undefined);
  });
  const hanging = other.waitForRequest(/\/rest\/v1\//);
  await page.locator('#root').getByPlaceholder('Add a task...').fill('Water the plants');
  await page.keyboard.press('Enter');
  await other.bringToFront();
  await hanging;
  await page.bringToFront();
  await dashboard.loaded();

  const failed = other.waitForEvent('requestfailed', (request) => request.url().includes('/rest/'));
  await dashboard.signOut();
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(other).toHaveURL(/\/auth$/);
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  letGo();
  await expect(page).toHaveURL(/\/auth$/);
  await other.bringToFront();
  await expect(other.getByLabel('Email', { exact: true })).toBeVisible();
  expect(asked.filter((url) => /\/(rest|auth|functions)\/v1\//.test(url))).toEqual([]);
});

test('what is painted first does not move', async ({ page, dashboard }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = Number(document.documentElement.dataset['moved'] ?? 0);
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset['moved'] = String(moved + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await dashboard.open();
  await dashboard.loaded();
  const moved = await page.evaluate(() => document.documentElement.dataset['moved'] ?? '0');
  expect(Number(moved)).toBeLessThanOrEqual(0.01);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('[DB9] bottom bar, drawer and search', async ({ page, dashboard, tasks }) => {
    await dashboard.open('?tool=pomodoro');
    await expect(dashboard.sidebar).toHaveCount(0);
    await page.getByRole('button', { name: 'Add a task' }).tap();
    await expect(tasks.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(dashboard.heading('Pomodoro Timer')).toBeVisible();

    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const bar = page.getByRole('navigation', { name: 'Quick access' });
    await expect(bar.getByRole('link')).toHaveText(['Today', 'Tasks', 'Calendar']);
    await bar.getByRole('link', { name: 'Today' }).tap();
    await expect(dashboard.heading('Today')).toBeVisible();

    await page.getByRole('button', { name: 'Tools' }).tap();
    await dashboard.entry('Quick Notes').tap();
    await expect(dashboard.heading('Quick Notes')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: 'Search tasks' }).tap();
    await expect(dashboard.search).toBeFocused();
    await dashboard.search.fill('nothing');
    await expect(page.getByText('No tasks found for "nothing"')).toBeVisible();
  });
});
