import { expect, seed, userTest as test } from '@plainday/testing-e2e';
import { expectTextFits } from './text-fits';

test('[A8] titles of tasks are whole where text is large', async ({ page, dashboard }) => {
  await dashboard.open();
  const title = 'Photosynthesis experiment with the neighbours on the balcony';
  await seed(page, 'tasks', [{ title, due_date: new Date().toISOString(), position: 0 }]);
  await page.reload();
  for (const view of ['?view=today', '?view=upcoming', '?tool=calendar']) {
    await dashboard.visit(view);
    await dashboard.loaded();
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    await expectTextFits(page, view);
  }
});
