import { expect, test, userTest } from '@plainday/testing-e2e';

test('a visitor finds features, tools and the way in', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Plainday/);
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Features', 'Tools', 'About']) {
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/#${name.toLowerCase()}$`));
    await expect(page.locator(`#${name.toLowerCase()} h2`)).toBeInViewport();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('the keyboard can skip the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('the page loads its font and no application code', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    loaded.push(`${response.status()} ${response.request().resourceType()}`);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded).toContain('200 font');
  expect(loaded.filter((entry) => !/^(200|304) (document|font|other)$/.test(entry))).toEqual([]);
});

for (const width of [320, 768, 2560]) {
  test(`nothing is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeInViewport();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the page is whole, in the colours of the system', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('img', { name: /Plainday in use/ })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 20, 19)');
  });
});

userTest('who is signed in goes to the dashboard at once', async ({ page, dashboard }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(dashboard.heading('All Tasks')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/$/);
});
