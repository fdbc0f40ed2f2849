import type { Page } from '@playwright/test';
import { AuthPage, expect, userTest as test } from '@plainday/testing-e2e';
import { fakeLaunches } from './fake-launches';

/** Nobody is signed in on this device yet. */
test.use({ storageState: { cookies: [], origins: [] } });

test('[DB23] a link of another app that meets the sign-in page is followed after it, once', async ({
  page,
  user,
  dashboard,
}) => {
  const link = encodeURIComponent('web+plainday:view=today&add=Buy%20milk');
  await page.goto(`/dashboard?link=${link}`);
  await new AuthPage(page).signIn(user);
  const add = page.getByRole('dialog', { name: 'Quick add' });
  await expect(add.getByRole('textbox').first()).toHaveValue('Buy milk');
  expect(new URL(page.url()).search).toBe('?view=today');
  await page.reload();
  await dashboard.loaded();
  await expect(add).toHaveCount(0);
});

const openFile = (page: Page) =>
  page.evaluate(() => {
    const file = new File(['title,due\nWater the seedlings,2026-12-01\n'], 'garden.csv', {
      type: 'text/csv',
    });
    const { launch } = window as unknown as { launch: (params: object) => void };
    launch({ targetURL: `${location.origin}/dashboard`, files: [{ getFile: async () => file }] });
  });

for (const start of ['/auth', '/', '/pricing']) {
  test(`[DB23] a file that is opened with Plainday while nobody is signed in, at ${start}, comes to the door of imports after that`, async ({
    page,
    user,
  }) => {
    await fakeLaunches(page);
    await page.goto(start);
    await openFile(page);
    await new AuthPage(page).signIn(user);
    await expect(page).toHaveURL(/tool=settings&at=your-data/);
    await expect(page.getByRole('main').getByText('garden.csv').first()).toBeVisible();
  });
}

test('[DB23] a link that comes to the window of a public page is followed after the sign-in', async ({
  page,
  user,
}) => {
  await fakeLaunches(page);
  await page.goto('/pricing');
  await page.evaluate((link) => {
    const { launch } = window as unknown as { launch: (params: object) => void };
    launch({ targetURL: `${location.origin}/dashboard?link=${encodeURIComponent(link)}` });
  }, 'web+plainday:view=today&add=Buy%20milk');
  await new AuthPage(page).signIn(user);
  const add = page.getByRole('dialog', { name: 'Quick add' });
  await expect(add.getByRole('textbox').first()).toHaveValue('Buy milk');
});
