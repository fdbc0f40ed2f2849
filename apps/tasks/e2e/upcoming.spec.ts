import {
  expect,
  expectNoViolations,
  expectNoViolationsOnPhone,
  seed,
  userTest as test,
} from '@plainday/testing-e2e';

/** A day that is over, whenever this runs, at 14:06: its clock stands still. */
const now = new Date();
now.setDate(now.getDate() - 1);
now.setHours(14, 6, 0, 0);

function on(days: number, hours = 0): Date {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  date.setHours(hours, 0, 0, 0);
  return date;
}
const nameOf = (date: Date) =>
  date.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

const shortOf = (date: Date) =>
  date.toLocaleDateString('en-US', { weekday: 'long', month: 'short', day: 'numeric' });

test.use({ timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone });

test('[UP1] [UP2] [UP3] [UP4] [UP5] [A3] fourteen days; a task is dragged, and lifted by keys, to another one, and to the sidebar', async ({
  page,
  dashboard,
  tasks,
}) => {
  await page.clock.setFixedTime(now);
  await dashboard.open('?view=all');
  await dashboard.addProject('Garden');
  const task = (title: string, date: Date, duration: number) => ({
    title,
    due_date: date.toISOString(),
    duration,
  });
  await seed(page, 'tasks', [
    task('Icons', on(4, 16), 120),
    task('Rehearse', on(4, 9), 270),
    task('Read', on(5, 10), 45),
    task('Today', on(0, 18), 30),
  ]);
  await page.reload();
  await expect(dashboard.entry('Upcoming')).toContainText('3');
  await dashboard.go('Upcoming');
  await expect(dashboard.heading('Upcoming')).toBeFocused();
  const day = (days: number) => page.getByRole('region', { name: nameOf(on(days)), exact: true });
  const titles = (days: number) => day(days).locator('[data-title]').allTextContents();
  await expect.poll(() => titles(4)).toEqual(['Rehearse', 'Icons']);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2);
  // Days without anything are one line, which opens by keys.
  await page.getByRole('button', { name: `Nothing until ${shortOf(on(4))}` }).press('ArrowRight');
  const add = (days: number) =>
    page.getByRole('button', { name: `Add task for ${nameOf(on(days))}`, includeHidden: true });
  await expect(add(1).last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Add a task' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(add(2)).toBeFocused();
  await expect(
    page.getByRole('link', { name: `${nameOf(on(4))}, 6 h 30 of 6 h planned` }),
  ).toBeVisible();
  await expectNoViolations(page, 'upcoming');
  await expectNoViolationsOnPhone(page, 'upcoming');
  const links = page.getByRole('navigation', { name: 'Planned time by day' }).getByRole('link');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const sizes = await links.evaluateAll((all) => all.map((one) => one.clientWidth));
    expect(sizes.map((size) => size >= 24)).toEqual(Array(14).fill(true));
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  // [issue 13.14] As in every list.
  await tasks.row('Icons').locator('.main').click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Task settings/ }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue(
    'Icons',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tasks.row('Icons').focus();
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowDown');
  await expect(day(5)).toContainText('2 h 45 of 6 h');
  await expect(day(5)).toContainText(/Move here: .*, 16:00/);
  await page.keyboard.press('Escape');
  await expect(day(5)).not.toContainText('Move here');
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(5)).toEqual(['Read', 'Icons']);
  await expect(tasks.row('Icons')).toBeFocused();
  await page.keyboard.press('u');
  await expect.poll(() => titles(4)).toEqual(['Rehearse', 'Icons']);

  // The code that drags comes when the page is idle.
  await expect(async () => {
    const from = await tasks.row('Icons').locator('.main').boundingBox();
    const to = await add(6).boundingBox();
    if (!from || !to) throw new Error('Nothing to drag.');
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(from.x + 5, from.y + 30);
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    const isSaid = await page
      .getByRole('main')
      .getByRole('button', { name: /^Move here/ })
      .first()
      .waitFor({ timeout: 500 })
      .then(
        () => true,
        () => false,
      );
    // A button that stays down would leave no other try.
    if (!isSaid) await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(isSaid).toBe(true);
  }).toPass();
  await expect.poll(() => titles(6)).toEqual(['Icons']);

  // [UP5] Out of the days: to a project, to today, to the trash, and by keys the same.
  await tasks.dragTo(
    tasks.row('Read').locator('[data-title]'),
    dashboard.entry('Garden'),
    'Move to Garden',
  );
  await expect(tasks.row('Read')).toContainText('Garden');
  await tasks.dragTo(tasks.row('Read').locator('.main'), dashboard.entry('Today'), 'Move to Today');
  await expect(tasks.row('Read')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => titles(5)).toEqual(['Read']);
  await tasks.dragTo(tasks.row('Read').locator('.main'), dashboard.entry('Trash'), 'Move to Trash');
  await expect(tasks.row('Read')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await tasks.row('Read').focus();
  await page.keyboard.press('m');
  await expect(page.getByRole('combobox', { name: 'Project' })).toBeFocused();
  await page.keyboard.type('no pro');
  await page.keyboard.press('Enter');
  await expect(tasks.row('Read')).not.toContainText('Garden');
  await tasks.row('Read').focus();
  await page.keyboard.press('t');
  await page.keyboard.press('d');
  await page
    .getByRole('dialog', { name: 'Schedule' })
    .getByRole('button', { name: 'Today', exact: true })
    .click();
  await expect(tasks.row('Read')).toHaveCount(0);

  await tasks.row('Icons').focus();
  await page.keyboard.press('n');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Add a task' }).fill('Beside');
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(6)).toEqual(['Icons', 'Beside']);

  // [issue 13.12] The row that is in sight opens the quick add with its day.
  await page.getByRole('button', { name: 'Add task for tomorrow' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Add a task' }).fill('Call Ada');
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(1)).toEqual(['Call Ada']);
  await tasks.saved();
  await page.reload();
  await expect.poll(() => titles(6)).toEqual(['Icons', 'Beside']);

  await page.getByRole('button', { name: 'Next 14 days' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: /^Nothing from/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect.poll(() => titles(6)).toEqual(['Icons', 'Beside']);
});

test('[UP6] what repeats shows where it comes again; one date is skipped or moved, and the series stays', async ({
  page,
  dashboard,
  tasks,
}) => {
  await page.clock.setFixedTime(now);
  await dashboard.open('?view=all');
  await seed(page, 'tasks', [
    {
      title: 'Water the seedlings',
      due_date: on(1, 10).toISOString(),
      repeat_pattern: 'daily',
      repeat_interval: 5,
      tags: ['garden'],
    },
    {
      title: 'Read',
      due_date: on(6, 12).toISOString(),
      repeat_pattern: null,
      repeat_interval: null,
      tags: null,
    },
  ]);
  await page.reload();
  await dashboard.go('Upcoming');
  const day = (days: number) => page.getByRole('region', { name: nameOf(on(days)), exact: true });
  const ghost = (days: number) => day(days).getByRole('button', { name: /seedlings again/ });
  await expect(ghost(6)).toBeVisible();
  await expect(ghost(11)).toBeVisible();
  await expect(dashboard.entry('Upcoming')).toContainText('2');
  await expect(page.getByRole('checkbox', { name: 'Complete Water the seedlings' })).toHaveCount(1);
  await expectNoViolations(page, 'dates that come again');
  await expectNoViolationsOnPhone(page, 'dates that come again');

  await ghost(6).press('Enter');
  await page.getByRole('menuitem', { name: 'Skip this one' }).press('Enter');
  await expect(ghost(6)).toHaveCount(0);
  await expect(ghost(11)).toBeVisible();
  await tasks.saved();
  await page.reload();
  await expect(ghost(11)).toBeVisible();
  await expect(ghost(6)).toHaveCount(0);

  await ghost(11).click();
  await page.getByRole('menuitem', { name: 'Move this one' }).click();
  await page.getByRole('menuitem', { name: 'Pick a date…' }).click();
  await page.getByRole('combobox', { name: 'When' }).or(page.getByLabel('When')).fill('in 9 days');
  await page.keyboard.press('Enter');
  await expect(day(9).getByRole('link', { name: '@garden' })).toBeVisible();
  await expect(ghost(11)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(ghost(11)).toBeVisible();
  await expect(day(9).locator('[data-title]')).toHaveCount(0);

  // The date it stands on: the row moves on to the next, and what was moved stays behind as a task of its own.
  await page.getByRole('button', { name: 'More for Water the seedlings' }).click();
  await page.getByRole('menuitem', { name: 'This one' }).press('ArrowRight');
  await page.getByRole('menuitem', { name: 'Next Week' }).press('Enter');
  await expect(day(7).locator('[data-title]')).toHaveText(['Water the seedlings']);
  await expect(day(11).locator('[data-title]')).toHaveText(['Water the seedlings']);
  await expect(day(1).locator('[data-title]')).toHaveCount(0);
});
