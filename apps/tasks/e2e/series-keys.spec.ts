import { expect, seed, stepTo, userTest as test } from '@plainday/testing-e2e';
import { chooseByKeys } from './menu-keys';

/** A day that is over, whenever this runs, at 14:06: its clock stands still. */
const now = new Date();
now.setDate(now.getDate() - 1);
now.setHours(14, 6, 0, 0);

function on(days: number): Date {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  date.setHours(10, 0, 0, 0);
  return date;
}

test.use({ timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone });

for (const width of [1280, 320]) {
  test(`[UP6] [issue 39.8] one date of a series is moved and skipped by keys alone at ${width} px`, async ({
    page,
    dashboard,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.clock.setFixedTime(now);
    await dashboard.open('?view=all');
    await seed(page, 'tasks', [
      {
        title: 'Water the seedlings',
        due_date: on(1).toISOString(),
        repeat_pattern: 'daily',
        repeat_interval: 5,
      },
    ]);
    await page.reload();
    const main = page.getByRole('main');
    const ticks = main.getByRole('checkbox', { name: 'Complete Water the seedlings' });
    await expect(ticks).toHaveCount(1);
    const more = 'More for Water the seedlings';
    await stepTo(page, main.getByRole('button', { name: more }));
    await chooseByKeys(page, more, 'This one', 'Next Week');
    await expect(ticks).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(ticks).toHaveCount(1);

    await dashboard.visit('?tool=upcoming');
    const day = (days: number) =>
      page.getByRole('region', {
        name: on(days).toLocaleDateString('en-US', {
          weekday: 'long',
          month: 'long',
          day: 'numeric',
        }),
        exact: true,
      });
    const ghost = (days: number) => day(days).getByRole('button', { name: /seedlings again/ });
    await stepTo(page, ghost(6));
    await chooseByKeys(page, 'Water the seedlings', 'Skip this one');
    await expect(ghost(6)).toHaveCount(0);

    await stepTo(page, ghost(11));
    await chooseByKeys(page, 'Water the seedlings', 'Move this one', 'Pick a date');
    await expect(page.getByLabel('When')).toBeFocused();
    await page.keyboard.type('in 9 days');
    await page.keyboard.press('Enter');
    await expect(day(9).getByRole('checkbox')).toHaveCount(1);
    await expect(ghost(11)).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(ghost(11)).toBeVisible();
    await expect(day(9).getByRole('checkbox')).toHaveCount(0);

    await stepTo(page, ghost(11));
    await chooseByKeys(page, 'Water the seedlings', 'Change the series');
    await expect(page.getByRole('dialog', { name: 'Task Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    // The series stands on its next date: that row has the focus, wherever its window was opened.
    await expect(day(1).locator('[data-task-id]')).toBeFocused();
  });
}
