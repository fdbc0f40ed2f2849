import { expect, expectNoViolations, userTest as test, message } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const option = (page: Page, name: string | RegExp) =>
  palette(page).getByRole('option', { name }).first();

test('[issue 13.13] Ctrl+K finds tasks, done ones too, tools and notes, the recent first, and takes the focus there', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await tasks.add('Write proposal for the library');
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('propo');
  await expect(option(page, /Write proposal/)).toHaveAttribute('aria-selected', 'true');
  await expectNoViolations(page, 'the palette');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Task Settings/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('notes');
  await expect(option(page, 'Quick Notes')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(dashboard.heading()).toHaveText('Quick Notes');
  await expect(dashboard.heading()).toBeFocused();
  await page.getByRole('main').getByRole('textbox').first().fill('Oat milk and stamps');
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('quickNotes')))
    .toContain('Oat milk');
  await dashboard.open('?tool=settings');

  await page.keyboard.press('Control+k');
  await expect(option(page, 'Quick Notes')).toBeVisible();
  await page.keyboard.type('stamps');
  await option(page, /Oat milk/).click();
  await expect(dashboard.heading()).toHaveText('Quick Notes');

  // What was gone to last stands in front, tasks too; what is done is found with its day.
  await dashboard.open('?view=all');
  await page.keyboard.press('Control+k');
  const options = palette(page).getByRole('option');
  await expect(options.nth(0)).toContainText('Quick Notes');
  await expect(options.nth(1)).toContainText('Write proposal');
  await page.keyboard.press('Escape');
  await tasks.checkbox('Write proposal for the library').click();
  await tasks.saved();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('proposal');
  await expect(option(page, /^Write proposal.*Completed \w+ \d+/)).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(dashboard.heading()).toHaveText('Trash');
  await expect.poll(() => tasks.titles()).toEqual(['Write proposal for the library']);
});

test('[issue 13.13] water 2 and start pomodoro are done without opening a tool; keys are found as the sheet lists them', async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  await dashboard.heading().focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('water 2');
  await expect(option(page, 'Log water: 2')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  await expect(message(page, 'Water logged: 2 glasses')).toBeVisible();
  await expect(dashboard.heading()).toHaveText('All Tasks');
  await expect(dashboard.heading()).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('start pomo');
  await expect(option(page, 'Start Pomodoro')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pomodoro started', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByText(/^2[45]:\d\d$/)).toBeVisible();
  await expect(dashboard.heading()).toHaveText('All Tasks');

  // What only keys can do is found with its keys, from the list that the sheet shows.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('move to a pro');
  await expect(option(page, /^Move to a project/)).toContainText('M');
  await option(page, /^Move to a project/).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
    'Move to a project',
  );
  await page.keyboard.press('Escape');
  await dashboard.open('?tool=health-tracker');
  await expect(page.getByText('2 of 8', { exact: false }).first()).toBeVisible();
});

test('[DB21] [issue 37] [F3] settings and actions are found; what was typed is never made a task by Enter alone', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await dashboard.loaded();
  const chosen = palette(page).getByRole('option', { selected: true });
  await page.keyboard.press('Control+k');
  for (const [word, first] of [
    ['export', /^Export/],
    ['import', /^Import/],
    ['sort', /^Sort tasks/],
    ['sign out', /^Sign out/],
    ['password', /^Password/],
    ['start of day', /^Start of day/],
  ] as const) {
    await palette(page).getByRole('combobox').fill(word);
    await expect(option(page, /Add task/)).toBeVisible();
    await expect(chosen).toHaveText(first);
  }
  await palette(page).getByRole('combobox').fill('Feed the cat');
  await expect(option(page, /Add task “Feed the cat”.*Ctrl/)).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText(/Add task/);
  await page.keyboard.press('Enter');
  await expect(tasks.row('Feed the cat')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('start of day');
  await expect(chosen).toHaveText(/^Start of day/);
  await page.keyboard.press('Enter');
  await expect(dashboard.heading()).toHaveText('Settings');
  await expect(page.getByLabel('Start of day')).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('password');
  await expect(chosen).toHaveText(/^Password/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('sign out');
  await expect(chosen).toHaveText(/^Sign out/);
  await page.keyboard.press('Enter');
  await expect(message(page, 'Signed out successfully')).toBeVisible();
});

test('Ctrl+Enter adds what was typed as a task; the theme and the sheet are one step away', async ({
  page,
  dashboard,
  tasks,
  noise,
}) => {
  await dashboard.open();
  await dashboard.loaded();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Feed the cat');
  await expect(option(page, /Add task/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(tasks.row('Feed the cat')).toBeVisible();

  // What is typed is read as in the add bar, also with every tool out of reach.
  noise.allow(/\/remotes\/|^console: Module /);
  await page.route(/\/remotes\//, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('add task Pay rent tomorrow 5pm p1');
  await expect(option(page, /^Add task “Pay rent” .*17:00.*High/)).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectNoViolations(page, 'a task being typed');
  await page.keyboard.press('Enter');
  await expect(tasks.row('Pay rent')).toContainText('17:00');
  await expect(tasks.row('Pay rent')).toContainText('High');

  // Tab: what can be done with a task that was found; Escape leads back.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pay re');
  await expect(option(page, /^Pay rent/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(palette(page).getByRole('combobox')).toHaveAttribute(
    'placeholder',
    'What to do with “Pay rent”',
  );
  await expect(option(page, 'Complete')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(option(page, /^Feed the cat|^Go to|^All Tasks/)).toBeVisible();
  await page.keyboard.type('pay re');
  await expect(option(page, /^Pay rent/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.type('no due');
  await expect(option(page, 'No due date')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(tasks.row('Pay rent')).not.toContainText('17:00');
  await page.keyboard.press('Control+z');
  await expect(tasks.row('Pay rent')).toContainText('17:00');
  await page.unroute(/\/remotes\//);

  await page.getByRole('button', { name: 'Commands' }).click();
  await page.keyboard.type('>dark');
  await expect(option(page, 'Theme dark')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('keyboard');
  await expect(option(page, /Keyboard shortcuts/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('[issue 34.6] a window takes the page from readers after the focus has come, and holds it at its root', async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  await page.evaluate(() => {
    let frame = 0;
    const count = () => {
      frame += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const seen = { focus: -1, hidden: -1 };
    Object.assign(window, { seen });
    addEventListener('focusin', ({ target }) => {
      if ((target as Element).closest('[role="dialog"]')) seen.focus = frame;
    });
    new MutationObserver(() => (seen.hidden = frame)).observe(document.body, {
      subtree: true,
      attributeFilter: ['aria-hidden'],
    });
  });
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { seen } = window as unknown as { seen: { focus: number; hidden: number } };
        return seen.hidden > seen.focus && seen.focus >= 0;
      }),
    )
    .toBe(true);
  const overflow = (part: 'html' | 'body') =>
    page.locator(part).evaluate((element) => getComputedStyle(element).overflow);
  expect(await overflow('body')).toBe('visible');
  expect(await overflow('html')).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect.poll(() => overflow('html')).toBe('visible');
});

test('[issue 44] [F3] what the shell does by keys is done from the palette, and the focus is where it leads', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await tasks.add('Feed the cat');
  await tasks.row('Feed the cat').getByRole('checkbox').click();
  const run = async (words: string) => {
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('combobox').fill(words);
    const first = palette(page).getByRole('option', { selected: true });
    await expect(first).toHaveText(new RegExp(`^${words}`));
    await page.keyboard.press('Enter');
    await expect(palette(page)).toHaveCount(0);
  };
  await run('Go to the newest message');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await run('Undo');
  await expect(tasks.row('Feed the cat')).toBeVisible();
  await run('Show or hide the sidebar');
  await expect(page.getByRole('button', { name: 'Open sidebar' })).toBeVisible();
  await run('Search tasks');
  const search = page.getByRole('searchbox', { name: 'Search tasks...' });
  await expect(search).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(search).toBeHidden();
  await run('Search tasks');
  await expect(search).toBeFocused();
});
