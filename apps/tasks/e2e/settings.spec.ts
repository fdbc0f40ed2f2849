import {
  ENDED_BY_JUMP,
  enterTime,
  expect,
  expectTime,
  installClock,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** Addresses of files of remotes that the page has asked for. */
function remoteRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/')) asked.push(pathname);
  });
  return asked;
}

async function openPreferences(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Preferences' }).click();
}

test('[SE11] a hidden tool is neither listed nor downloaded, and its address still opens it', async ({
  page,
  dashboard,
  noise,
}) => {
  await dashboard.open('?tool=settings');
  await openPreferences(page);
  const tools = page.getByRole('region', { name: 'Tools' });
  await expect(tools.getByText(/\d+ kB/).first()).toBeVisible();
  await expect(dashboard.entry('Mindful Break')).toBeVisible();
  const entries = dashboard.sidebar.getByRole('list', { name: 'Productivity Tools' });
  const before = await entries.getByRole('link').count();
  await tools.getByRole('switch', { name: 'Mindful Break' }).click();
  await expect(dashboard.entry('Mindful Break')).toHaveCount(0);
  await expect(entries.getByRole('link')).toHaveCount(before - 1);
  await tools.getByRole('button', { name: 'Hide all' }).click();
  await expect(entries.getByRole('link')).toHaveCount(0);

  noise.allow(ENDED_BY_JUMP);
  // eslint-disable-next-line no-restricted-syntax -- what is loaded ahead is the point here
  await page.clock.install();
  const asked = remoteRequests(page);
  await dashboard.open('?view=all');
  await dashboard.loaded();
  await page.clock.runFor(10_000);
  await dashboard.loaded();
  // The jump makes what is on its way look stuck: it is asked for again, at an address of its own.
  expect(asked.filter((path) => !/^\/remotes\/(~\d+\/)?tasks\//.test(path))).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);

  await dashboard.open('?tool=mindful');
  await expect(dashboard.tool('Mindful Break')).toBeVisible();
  await expect(page.getByRole('note')).toContainText('Mindful Break is hidden');
  await page.getByRole('button', { name: 'Show in sidebar' }).click();
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(dashboard.entry('Mindful Break')).toHaveAttribute('aria-current', 'page');
  await expect(entries.getByRole('link')).toHaveCount(1);
});

test('[SE6] [SE7] [SE21] [issue 13.8] preferences are kept and the sentence of the spec stands at their end', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=settings');
  await openPreferences(page);
  await page.getByLabel('Start of day').selectOption('240');
  await enterTime(page.getByLabel('Default due time'), '08:15');
  await page.getByRole('switch', { name: 'Read titles' }).click();
  await expect(page.getByText(/^(Not asked yet|Blocked)/)).toBeVisible();
  await expect(page).toHaveURL(/tool=settings&at=preferences$/);
  await page.reload();
  await expect(page.getByLabel('Start of day')).toHaveValue('240');
  await expectTime(page.getByLabel('Default due time'), '08:15');
  await expect(page.getByRole('switch', { name: 'Read titles' })).not.toBeChecked();
  await expect(page.getByRole('tabpanel')).toContainText(/coming in future updates\.$/);
  await page.getByRole('tab', { name: 'Preferences' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Projects' })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('Start of day')).toBeVisible();
});

test('[SE8] the default due time and the start of day act on tasks', async ({
  page,
  dashboard,
  tasks,
}) => {
  // Two in the morning in Berlin, on the 22nd.
  await installClock(page, new Date('2026-11-22T01:00:00Z'));
  await dashboard.open('?tool=settings');
  await openPreferences(page);
  await page.getByLabel('Start of day').selectOption('240');
  await enterTime(page.getByLabel('Default due time'), '08:15');
  await dashboard.go('All Tasks');
  await tasks.add('Sleep late');
  await tasks.row('Sleep late').focus();
  await page.keyboard.press('t');
  await page.keyboard.press('m');
  await expect(tasks.row('Sleep late')).toContainText('Nov 22, 08:15');
});

test('[SE8] [issue 13.5] late in the day its end stands in for that day alone, or is chosen for every day', async ({
  page,
  dashboard,
  tasks,
}) => {
  // Half past seven in the evening in Berlin, on a Friday.
  await installClock(page, new Date('2026-11-20T18:30:00Z'));
  await dashboard.open('?view=all');
  await tasks.input.fill('Stretch every day');
  await tasks.input.press('Enter');
  await expect(tasks.row('Stretch')).toContainText('Nov 20, 23:59');
  await tasks.checkbox('Stretch').click();
  await expect(tasks.row('Stretch')).toContainText('Nov 21, 17:00');
  await tasks.add('Write a letter');
  await tasks.row('Write a letter').focus();
  await page.keyboard.press('t');
  await page.keyboard.press('t');
  await expect(tasks.row('Write a letter')).toContainText('Nov 20, 23:59');
  await page.keyboard.press('t');
  await page.keyboard.press('m');
  await expect(tasks.row('Write a letter')).toContainText('Nov 21, 17:00');

  await dashboard.go('Settings');
  await openPreferences(page);
  await page.getByRole('button', { name: 'End of day' }).click();
  await expectTime(page.getByLabel('Default due time'), '23:59');
  await dashboard.go('All Tasks');
  await tasks.input.fill('Read every day tomorrow');
  await tasks.input.press('Enter');
  await expect(tasks.row('Read')).toContainText('Nov 21, 23:59');
  await tasks.checkbox('Read').click();
  await expect(tasks.row('Read')).toContainText('Nov 22, 23:59');
});

test('[SE16] projects are reordered in Settings and in the sidebar, and Undo takes it back', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?view=all');
  for (const title of ['Home', 'Work', 'Garden']) await dashboard.addProject(title);
  await dashboard.go('Settings');
  const order = async () =>
    (await dashboard.sidebar.locator('[data-project] a').allInnerTexts()).map((text) =>
      text.replace(/\s*\d+.*$/s, '').trim(),
    );
  await page.getByRole('button', { name: 'Move Garden up' }).click();
  await expect.poll(order).toEqual(['Home', 'Garden', 'Work']);
  await expect(page.getByRole('button', { name: 'Move Garden up' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(order).toEqual(['Home', 'Work', 'Garden']);

  // The handle, by keyboard.
  await page.getByRole('button', { name: 'Drag to reorder Home' }).focus();
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(page.getByText(/Home is picked up/).first()).toBeAttached({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/position 2 of 3/).first()).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(order).toEqual(['Work', 'Home', 'Garden']);

  // The sidebar, by mouse: letting go opens nothing.
  await tasks.saved();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await dashboard.entry('Garden').hover();
  const from = await dashboard.entry('Garden').boundingBox();
  const to = await dashboard.entry('Work').boundingBox();
  if (!from || !to) throw new Error('The projects are not on the screen.');
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 10, { steps: 4 });
  await page.mouse.move(to.x + 40, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(order).toEqual(['Garden', 'Work', 'Home']);
  await expect(dashboard.heading('Settings')).toBeVisible();
  await tasks.saved();
  expect(requests.filter((url) => url.includes('/rest/v1/rpc/place_project'))).toHaveLength(1);

  // The sidebar, by keyboard.
  await dashboard.entry('Home').focus();
  await page.keyboard.press('Control+Shift+ArrowUp');
  await expect.poll(order).toEqual(['Garden', 'Home', 'Work']);
  await expect(dashboard.entry('Home')).toBeFocused();
  await tasks.saved();
  await page.reload();
  await expect.poll(order).toEqual(['Garden', 'Home', 'Work']);
});

test('[SE4] a deleted project comes back with its tasks by Undo', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?view=all');
  await dashboard.addProject('Garden');
  await tasks.add('Plant tulips');
  await tasks.row('Plant tulips').focus();
  await tasks.openSettings('Plant tulips');
  await page.getByRole('dialog').getByLabel('Project').selectOption({ label: 'Garden' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await tasks.saved();
  await dashboard.go('Settings');
  for (const way of ['toast', 'keys']) {
    await page.getByRole('button', { name: 'Delete Garden', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(dashboard.entry('Garden')).toHaveCount(0);
    await expect(page.getByText('Project deleted', { exact: true })).toBeVisible();
    const toasts = page.getByRole('region', { name: /^Messages/ });
    if (way === 'toast') await toasts.getByRole('button', { name: 'Undo' }).click();
    else await page.keyboard.press('Control+z');
    await expect(dashboard.entry('Garden')).toContainText('1');
    await tasks.saved();
  }
  await page.reload();
  await dashboard.go('Garden');
  await expect.poll(() => tasks.titles()).toEqual(['Plant tulips']);
});

test('[issue 44] on a phone the tabs and the days off stand in one line each', async ({
  page,
  dashboard,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await dashboard.open('?tool=settings&at=preferences');
  await expect(page.getByRole('tab', { name: 'Platform' })).toBeInViewport({ ratio: 1 });
  const days = page.getByRole('group', { name: 'Days off' }).getByText(/^\p{L}{2}$/u);
  await expect(days).toHaveCount(7);
  const tops = await days.evaluateAll((chips) =>
    chips.map((chip) => chip.getBoundingClientRect().y),
  );
  expect(new Set(tops).size).toBe(1);
});
