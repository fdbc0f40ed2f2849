import { addDays } from 'date-fns';
import { expect, seed, userTest as test } from '@plainday/testing-e2e';
import { expectLargeTextFits } from './text-fits';

test('[A8] titles of tasks are whole where text is large', async ({ page, dashboard }) => {
  await dashboard.open();
  const title = 'Photosynthesis experiment with the neighbours on the balcony';
  // For Today, and for Upcoming.
  const dues = [new Date(), addDays(new Date(), 1)];
  const tasks = dues.map((due, position) => ({ title, due_date: due.toISOString(), position }));
  await seed(page, 'tasks', tasks);
  await page.reload();
  for (const view of ['?view=today', '?view=upcoming', '?tool=calendar']) {
    await dashboard.visit(view);
    await dashboard.loaded();
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    await expectLargeTextFits(page, view);
  }
});
