import { expect, expectNoViolations, seed, userTest as test, message } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { holdScripts } from './hold-scripts';

const PROJECTS = 12;
const listed = (page: Page) =>
  page.locator('#tools-list a').evaluateAll((links) => links.map((link) => link.textContent));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choose(page: Page, tool: string, item: RegExp): Promise<void> {
  await button(page, `More for ${tool}`).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Every shift of what is seen that nobody's hand has caused, and where the parts of the sidebar stood. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, sources } = entry as unknown as {
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const inSidebar = sources.some(
          ({ node }) => node?.parentElement?.closest('nav, .f-sidebar') != null,
        );
        if (inSidebar && !hadRecentInput) {
          document.documentElement.dataset.shifted = String(
            sources.map(({ node }) => node?.textContent?.slice(0, 30)),
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('[DB17] twelve projects and all tools: nothing important is below the fold, nothing jumps', async ({
  page,
  dashboard,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await dashboard.open('?view=all');
  await seed(
    page,
    'projects',
    Array.from({ length: PROJECTS }, (_, at) => ({
      title: `Project ${at + 1}`,
      color: '#10B981',
      position: at,
    })),
  );
  await seed(
    page,
    'tasks',
    Array.from({ length: 14 }, (_, position) => ({ title: `Row ${position}.`, position })),
  );
  await page.reload();
  await expect(dashboard.entry('Project 12')).toBeAttached();
  // [issue 13.16] Twelve rows are in sight.
  const twelfth = page.getByRole('main').getByRole('row').filter({ hasText: 'Row 11.' });
  await expect(twelfth).toBeInViewport({ ratio: 1 });
  await watchShifts(page);
  await page.goto('/dashboard?tool=knowledge-base');
  const current = dashboard.entry('Knowledge Base');
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toBeInViewport({ ratio: 1 });
  for (const name of ['All Tasks', 'Trash', 'Settings'])
    await expect(dashboard.entry(name)).toBeInViewport({ ratio: 1 });
  for (const name of ['Sign Out', 'Add project', 'Hide tools'])
    await expect(dashboard.sidebar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await dashboard.loaded();
  expect(await page.locator('html').getAttribute('data-shifted')).toBeNull();
  await current.hover();
  await expect(button(page, 'More for Knowledge Base')).toBeVisible();
  await expectNoViolations(page, 'a full sidebar');
});

test('[DB17] [SE20] tools are pinned, moved and hidden by menu, mouse and keys, and stay so', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=settings');
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await page.getByRole('button', { name: /^Plan my days/ }).click();
  const days = [
    'Calendar View',
    'Time Tracker',
    'Pomodoro Timer',
    'Eisenhower Matrix',
    'Weekly Goals',
  ];
  expect(await listed(page)).toEqual(days);

  // By menu.
  await dashboard.sidebar.getByRole('button', { name: 'All tools' }).click();
  await dashboard.entry('Habit Tracker').hover();
  await choose(page, 'Habit Tracker', /^Pin/);
  await expect
    .poll(async () => (await listed(page)).slice(0, 6))
    .toEqual([...days, 'Habit Tracker']);
  await dashboard.entry('Weekly Goals').hover();
  await choose(page, 'Weekly Goals', /^Hide/);
  await expect(dashboard.entry('Weekly Goals')).toHaveCount(0);
  await expect(message(page, '“Weekly Goals” hidden')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(dashboard.entry('Weekly Goals')).toBeVisible();

  // By keyboard alone: the entry, then its menu.
  await dashboard.entry('Time Tracker').focus();
  await page.keyboard.press('Control+Shift+ArrowUp');
  await expect.poll(async () => (await listed(page))[0]).toBe('Time Tracker');
  await expect(dashboard.entry('Time Tracker')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'More for Time Tracker')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');

  // By mouse: letting go opens nothing.
  const from = await dashboard.entry('Pomodoro Timer').boundingBox();
  const to = await dashboard.entry('Time Tracker').boundingBox();
  if (!from || !to) throw new Error('The tools are not on the screen.');
  await page.mouse.move(from.x + 40, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 10, { steps: 4 });
  await page.mouse.move(to.x + 40, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await listed(page))[0]).toBe('Pomodoro Timer');
  await expect(dashboard.heading('Settings')).toBeVisible();

  await page.reload();
  await expect(dashboard.entry('Pomodoro Timer')).toBeVisible();
  expect(await listed(page)).toEqual([
    'Pomodoro Timer',
    'Time Tracker',
    'Calendar View',
    'Eisenhower Matrix',
    'Weekly Goals',
    'Habit Tracker',
  ]);
});

test('[DB18] a new account is offered examples that are done and removed, and is not asked twice', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?view=all');
  await expect(button(page, 'Add three examples')).toBeVisible();
  await page.getByText('Just tasks').click();
  await expect(dashboard.sidebar.getByRole('button', { name: 'All tools' })).toBeVisible();
  await expectNoViolations(page, 'the first start');
  // On a phone, too, all of it is in sight.
  await page.setViewportSize({ width: 360, height: 800 });
  const bar = await page.getByRole('navigation', { name: 'Quick access' }).boundingBox();
  const offer = await page
    .getByRole('region', { name: 'What do you want to begin with?' })
    .boundingBox();
  expect((offer?.y ?? 800) + (offer?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await page.setViewportSize({ width: 1280, height: 800 });

  await button(page, 'Add three examples').press('Enter');
  const first = 'Tick this task, then press Undo to bring it back';
  await tasks.checkbox(first).click();
  await expect(tasks.row(first)).toHaveCount(0);
  await page
    .getByRole('region', { name: /\(F8\)$/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(tasks.row(first)).toBeVisible();
  await tasks.add('My own');
  await tasks.saved();
  // The care for the focus comes later than the hand does.
  const letGo = await holdScripts(page, '**/assets/focus.*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await button(page, 'Remove examples').click();
  await expect(dashboard.heading('All Tasks')).toBeFocused();
  await letGo();
  await expect.poll(() => tasks.titles()).toEqual(['My own']);
  await tasks.saved();
  await page.reload();
  await expect.poll(() => tasks.titles()).toEqual(['My own']);
  await expect(page.getByText('What do you want to begin with?')).toHaveCount(0);
});
